//! A population in a PostgreSQL database, for workers on many machines.
//!
//! One database holds one population. A game is inserted by its unique name, so a worker that
//! lost the connection before it heard of its success may try again. Numbers that a server deals
//! out can become visible in another order, and a reader that has seen 8 would never look for 7;
//! so games are added one at a time, under a lock that the transaction holds until they can be
//! seen, and the tail is what has a greater number than the last one read.

use super::error::{Problem, StoreError, in_full};
use super::start::Start;
use super::{Store, sort};
use crate::archive::to_line;
use crate::sgf::GameRecord;
use postgres::config::Host;
use postgres::error::SqlState;
use postgres::{Client, Config, Error, NoTls};
use std::io;
use std::thread::sleep;
use std::time::Duration;

/// The tables of a population. The lock's number is that of the word `octant`.
const LOCK: &str = "SELECT pg_advisory_xact_lock(x'6f6374616e74'::bigint)";
const TABLES: &str = "
    CREATE TABLE IF NOT EXISTS octant_population (
        version integer PRIMARY KEY CHECK (version = 1),
        start text NOT NULL
    );
    CREATE TABLE IF NOT EXISTS octant_games (
        name text PRIMARY KEY,
        number bigserial UNIQUE,
        game text NOT NULL
    )";
const FOUND: &str = "INSERT INTO octant_population VALUES (1, $1) ON CONFLICT DO NOTHING";
const EXISTS: &str = "SELECT to_regclass('octant_population') IS NOT NULL";
const START: &str = "SELECT start FROM octant_population";
const ADD: &str = "INSERT INTO octant_games (name, game) VALUES ($1, $2) ON CONFLICT DO NOTHING";
const TAIL: &str =
    "SELECT number, game FROM octant_games WHERE number > $1 ORDER BY number LIMIT 10000";

/// A worker whose machine vanished while it held the lock gives it back after this time.
const SESSION: &str = "SET idle_in_transaction_session_timeout = '10s'";

/// Time that a server has to answer a knock, and to acknowledge what was sent.
const PATIENCE: Duration = Duration::from_secs(30);

/// Pauses between attempts to reach a server: the first, and the longest.
const PAUSES: [Duration; 2] = [Duration::from_millis(100), Duration::from_secs(10)];

/// A population in a database.
pub struct Database {
    server: Server,
    start: Start,
    /// The greatest number read.
    last: i64,
}

impl Database {
    /// Opens a population that exists, on a server that answers.
    pub fn open(url: &str) -> Result<Database, StoreError> {
        let mut server = Server::new(url, false)?;
        match server.look()? {
            Some(start) => Ok(Database { server, start, last: 0 }),
            None => Err(StoreError::new(&server.name, Problem::None)),
        }
    }

    /// The start that the games of a database have in common, if it is a population.
    pub fn look(url: &str) -> Result<Option<Start>, StoreError> {
        Server::new(url, true)?.look()
    }

    /// Joins a population, and founds it where there is none.
    pub fn join(url: &str, start: &Start) -> Result<Database, StoreError> {
        let mut server = Server::new(url, true)?;
        let line = start.to_line();
        server.ask(|client| {
            let mut transaction = client.transaction()?;
            transaction.batch_execute(LOCK)?;
            transaction.batch_execute(TABLES)?;
            transaction.execute(FOUND, &[&line])?;
            transaction.commit()
        })?;
        match server.look()? {
            Some(theirs) if theirs == *start => Ok(Database { server, start: theirs, last: 0 }),
            Some(theirs) => {
                let (theirs, ours) = (Box::new(theirs), Box::new(start.clone()));
                Err(StoreError::new(&server.name, Problem::Other { theirs, ours }))
            }
            None => Err(StoreError::new(&server.name, Problem::None)),
        }
    }
}

impl Store for Database {
    fn start(&self) -> &Start {
        &self.start
    }

    fn add(&mut self, game: &GameRecord) -> Result<(), StoreError> {
        let line = to_line(game);
        self.server.ask(|client| {
            let mut transaction = client.transaction()?;
            transaction.batch_execute(LOCK)?;
            transaction.execute(ADD, &[&game.name, &line])?;
            transaction.commit()
        })
    }

    fn news(&mut self) -> Result<Vec<GameRecord>, StoreError> {
        let mut games = Vec::new();
        loop {
            let last = self.last;
            let rows = self.server.ask(|client| client.query(TAIL, &[&last]))?;
            if rows.is_empty() {
                break;
            }
            for row in rows {
                self.last = row.get(0);
                match GameRecord::read(row.get::<_, &str>(1).as_bytes()) {
                    Ok(game) => games.push(game),
                    Err(error) => log::warn!("row {} is no game: {error}", self.last),
                }
            }
        }
        sort(&mut games);
        Ok(games)
    }
}

/// A server that may go away and come back.
struct Server {
    config: Config,
    /// The database in words, without a password.
    name: String,
    client: Option<Client>,
    /// True to wait for a server that does not answer.
    is_patient: bool,
}

impl Server {
    fn new(url: &str, is_patient: bool) -> Result<Server, StoreError> {
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
    fn ask<T>(
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

    fn look(&mut self) -> Result<Option<Start>, StoreError> {
        let line: Option<String> = self.ask(|client| {
            if !client.query_one(EXISTS, &[])?.get::<_, bool>(0) {
                return Ok(None);
            }
            Ok(client.query_opt(START, &[])?.map(|row| row.get(0)))
        })?;
        let start = line.map(|line| Start::from_line(&line)).transpose();
        start.map_err(|error| StoreError::new(&self.name, Problem::Start(error)))
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
        let error = Database::open("postgres://me:secret@127.0.0.1:1/games").err();
        let words = error.map(|error| error.to_string()).unwrap_or_default();
        assert!(words.starts_with("postgres://127.0.0.1/games: "), "{words}");
        assert!(words.contains("refused") && !words.contains("secret"), "{words}");
    }

    #[test]
    fn a_bad_address_is_no_reason_to_wait() {
        assert!(Database::look("postgres://me@host:port/games").is_err());
    }
}
