//! A PostgreSQL server that may go away and come back.

use super::error::{Problem, StoreError, in_full};
use postgres::config::Host;
use postgres::error::SqlState;
use postgres::{Client, Config, Error, NoTls};
use std::io;
use std::thread::sleep;
use std::time::Duration;

/// A worker whose machine vanished while it held the lock gives it back after this time.
const SESSION: &str = "SET idle_in_transaction_session_timeout = '10s'";

/// The time that a server may take to answer a knock, and to acknowledge what was sent.
const PATIENCE: Duration = Duration::from_secs(30);

/// Pauses between attempts to reach a server: the first, and the longest.
const PAUSES: [Duration; 2] = [Duration::from_millis(100), Duration::from_secs(10)];

/// A server that may go away and come back.
pub(super) struct Server {
    config: Config,
    /// The database in words, without a password.
    pub(super) name: String,
    client: Option<Client>,
    /// True to wait for a server that does not answer.
    is_patient: bool,
}

impl Server {
    pub(super) fn new(url: &str, is_patient: bool) -> Result<Server, StoreError> {
        let config = url.parse::<Config>();
        let mut config =
            config.map_err(|error| StoreError::new("postgres", Problem::Server(error)))?;
        config.connect_timeout(PATIENCE).tcp_user_timeout(PATIENCE).keepalives_idle(PATIENCE);
        if config.get_application_name().is_none() {
            config.application_name("octant");
        }
        Ok(Server { name: name(&config), config, client: None, is_patient })
    }

    fn client(&mut self) -> Result<&mut Client, Error> {
        match &mut self.client {
            Some(client) => Ok(client),
            none => {
                let mut client = self.config.connect(NoTls)?;
                client.batch_execute(SESSION)?;
                Ok(none.insert(client))
            }
        }
    }

    /// Asks the server something that may be asked twice, again and again until it answers.
    pub(super) fn ask<T>(
        &mut self,
        question: impl Fn(&mut Client) -> Result<T, Error>,
    ) -> Result<T, StoreError> {
        let [mut pause, longest] = PAUSES;
        loop {
            match self.client().and_then(&question) {
                Ok(answer) => return Ok(answer),
                Err(error) if self.is_patient && is_passing(&error) => {
                    log::warn!("{}: {}; waiting for the server", self.name, in_full(&error));
                    self.client = None;
                    sleep(pause);
                    pause = longest.min(2 * pause);
                }
                Err(error) => return Err(StoreError::new(&self.name, Problem::Server(error))),
            }
        }
    }
}

/// Tells whether an error is one of a server that is away, starting, stopping or too busy, rather
/// than one of the question.
fn is_passing(error: &Error) -> bool {
    const STATES: [SqlState; 7] = [
        SqlState::ADMIN_SHUTDOWN,
        SqlState::CRASH_SHUTDOWN,
        SqlState::CANNOT_CONNECT_NOW,
        SqlState::TOO_MANY_CONNECTIONS,
        SqlState::T_R_DEADLOCK_DETECTED,
        SqlState::T_R_SERIALIZATION_FAILURE,
        SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT,
    ];
    let is_broken = || {
        let cause = std::error::Error::source(error);
        cause.is_some_and(|cause| cause.downcast_ref::<io::Error>().is_some())
    };
    match error.code() {
        Some(code) => STATES.contains(code) || code.code().starts_with("08"),
        None => error.is_closed() || is_broken(),
    }
}

/// A database as messages call it: never with its password.
fn name(config: &Config) -> String {
    let host = config.get_hosts().first().map_or_else(String::new, |host| match host {
        Host::Tcp(name) => name.clone(),
        #[cfg(unix)]
        Host::Unix(path) => path.display().to_string(),
    });
    format!("postgres://{host}/{}", config.get_dbname().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_have_no_password() {
        let mut server = Server::new("postgres://me:secret@127.0.0.1:1/games", false);
        let asked = server.as_mut().map(|server| server.ask(|_| Ok(())));
        let words = asked.ok().and_then(Result::err).map_or(String::new(), |e| e.to_string());
        assert!(words.starts_with("postgres://127.0.0.1/games: "), "{words}");
        assert!(words.contains("refused") && !words.contains("secret"), "{words}");
    }

    #[test]
    fn a_bad_address_is_no_reason_to_wait() {
        assert!(Server::new("postgres://me@host:port/games", true).is_err());
    }
}
