//! A PostgreSQL server of a test's own, from the distribution.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// A server that listens on a socket in its own folder and goes away with the test.
pub struct Server {
    folder: TempDir,
    programs: PathBuf,
}

impl Server {
    /// Starts a server; `None`, with a word to the reader, where PostgreSQL is not installed.
    pub fn start() -> Option<Server> {
        let Some(programs) = programs() else {
            println!("skipped: no PostgreSQL");
            return None;
        };
        let folder = tempfile::tempdir().expect("a folder");
        if is_root() {
            // The server refuses to run as root; Debian's package brings a user for it.
            let status = Command::new("chown").arg("postgres").arg(folder.path()).status();
            assert!(status.expect("chown starts").success(), "the user postgres is there");
        }
        let server = Server { folder, programs };
        let data = server.data();
        server.run("initdb", &["-D", &data, "-U", "octant", "-A", "trust", "-E", "UTF8", "-N"]);
        server.up();
        Some(server)
    }

    /// Starts the server that was stopped.
    pub fn up(&self) {
        let data = self.data();
        let folder = self.folder.path().display();
        // The machine does not fail, only the server: what it wrote need not reach the disk.
        let options = format!("-k {folder} -c listen_addresses= -c fsync=off");
        let log = format!("{folder}/log");
        self.run("pg_ctl", &["-D", &data, "-o", &options, "-l", &log, "-w", "start"]);
    }

    /// Stops the server at once, as if it had crashed.
    pub fn down(&self) {
        self.run("pg_ctl", &["-D", &self.data(), "-m", "immediate", "-w", "stop"]);
    }

    /// The address of its database.
    pub fn url(&self) -> String {
        format!("postgres:///postgres?user=octant&host={}", self.folder.path().display())
    }

    fn data(&self) -> String {
        self.folder.path().join("data").display().to_string()
    }

    fn run(&self, program: &str, arguments: &[&str]) {
        let program = self.programs.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(&program);
            command
        } else {
            Command::new(&program)
        };
        // Not a pipe: the server would keep it open.
        command.args(arguments).current_dir("/").stdin(Stdio::null()).stdout(Stdio::null());
        let status = command.stderr(Stdio::null()).status().expect("the program starts");
        assert!(status.success(), "{} {arguments:?}", program.display());
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // A test that failed with the server down has nothing to stop.
        if Path::new(&self.data()).join("postmaster.pid").exists() {
            self.down();
        }
    }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().expect("id starts");
    id.stdout.trim_ascii() == b"0"
}

/// The folder of the server's programs, of the latest version that is installed.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").ok()?;
    let folders = versions.filter_map(|version| Some(version.ok()?.path().join("bin")));
    folders.filter(|folder| folder.join("initdb").exists()).max()
}
