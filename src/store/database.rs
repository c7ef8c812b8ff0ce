//! A store in a PostgreSQL database, for workers on many machines.
//!
//! One database holds one store of each kind. A record is inserted by its unique name, so a worker
//! that lost the connection before it heard of its success may try again. Numbers that a server
//! deals out can become visible in another order, and a reader that has seen 8 would never look
//! for 7; so records are added one at a time, under a lock that the transaction holds until they
//! can be seen, and the tail is what has a greater number than the last one read. Documents are
//! published under the same lock.

use super::error::{Problem, StoreError};
use super::server::Server;
use super::{Document, Founding, Record, RecordKind, Store, Version, document, sort};
use postgres::types::ToSql;
use postgres::{Error, Transaction};

/// The lock of all tables. Its number is that of the word `octant`.
const LOCK: &str = "SELECT pg_advisory_xact_lock(x'6f6374616e74'::bigint)";

/// The questions about a kind of records.
struct Questions {
    tables: String,
    found: String,
    exists: String,
    start: String,
    add: String,
    tail: String,
    has_documents: String,
    publish: String,
    latest: String,
    versions: String,
    document: String,
}

impl Questions {
    fn of(RecordKind { whole, one, many, .. }: RecordKind) -> Questions {
        let (store, records) = (format!("octant_{whole}"), format!("octant_{many}"));
        let documents = format!("octant_{whole}_documents");
        Questions {
            tables: format!(
                "CREATE TABLE IF NOT EXISTS {store} (
                    version integer PRIMARY KEY CHECK (version = 1),
                    start text NOT NULL
                );
                CREATE TABLE IF NOT EXISTS {records} (
                    name text PRIMARY KEY,
                    number bigserial UNIQUE,
                    {one} text NOT NULL
                );
                CREATE TABLE IF NOT EXISTS {documents} (
                    name text,
                    version bigint,
                    bytes bytea NOT NULL,
                    PRIMARY KEY (name, version)
                )"
            ),
            found: format!("INSERT INTO {store} VALUES (1, $1) ON CONFLICT DO NOTHING"),
            exists: format!("SELECT to_regclass('{store}') IS NOT NULL"),
            start: format!("SELECT start FROM {store}"),
            add: format!(
                "INSERT INTO {records} (name, {one}) VALUES ($1, $2) ON CONFLICT DO NOTHING"
            ),
            tail: format!(
                "SELECT number, {one} FROM {records} WHERE number > $1 ORDER BY number LIMIT 10000"
            ),
            has_documents: format!("SELECT to_regclass('{documents}') IS NOT NULL"),
            publish: format!("INSERT INTO {documents} VALUES ($1, $2, $3)"),
            latest: format!(
                "SELECT version, bytes = $2 FROM {documents} WHERE name = $1
                 ORDER BY version DESC LIMIT 1"
            ),
            versions: format!("SELECT version FROM {documents} WHERE name = $1 ORDER BY version"),
            document: format!("SELECT bytes FROM {documents} WHERE name = $1 AND version = $2"),
        }
    }
}

/// A store in a database.
pub(super) struct Database<F: Founding> {
    server: Server,
    questions: Questions,
    start: F,
    /// The greatest number read.
    last: i64,
}

impl<F: Founding> Database<F> {
    /// Opens a store that exists, on a server that answers.
    pub(super) fn open(url: &str) -> Result<Database<F>, StoreError> {
        let mut server = Server::new(url, false)?;
        let questions = Questions::of(F::KIND);
        match look(&mut server, &questions)? {
            Some(start) => Ok(Database { server, questions, start, last: 0 }),
            None => Err(StoreError::new(&server.name, Problem::None(F::KIND.whole))),
        }
    }

    /// The founding line of a database, if there is one.
    pub(super) fn look(url: &str) -> Result<Option<F>, StoreError> {
        look(&mut Server::new(url, true)?, &Questions::of(F::KIND))
    }

    /// Joins a store, and founds it where there is none.
    pub(super) fn join(url: &str, start: &F) -> Result<Database<F>, StoreError> {
        let mut server = Server::new(url, true)?;
        let questions = Questions::of(F::KIND);
        let line = start.to_line();
        locked(&mut server, |transaction| {
            transaction.batch_execute(&questions.tables)?;
            transaction.execute(&questions.found, &[&line])
        })?;
        match look::<F>(&mut server, &questions)? {
            Some(theirs) if theirs == *start => {
                Ok(Database { server, questions, start: theirs, last: 0 })
            }
            Some(theirs) => Err(StoreError::new(&server.name, Problem::other(&theirs, start))),
            None => Err(StoreError::new(&server.name, Problem::None(F::KIND.whole))),
        }
    }

    /// Tells whether there is a table of documents: stores of before have none until a worker joins.
    fn has_documents(&mut self) -> Result<bool, StoreError> {
        let question = &self.questions.has_documents;
        self.server.ask(|client| Ok(client.query_one(question.as_str(), &[])?.get(0)))
    }
}

impl<F: Founding> Store<F> for Database<F> {
    fn start(&self) -> &F {
        &self.start
    }

    fn add(&mut self, record: &F::Record) -> Result<(), StoreError> {
        let (name, line) = (record.name(), record.to_line());
        let question = &self.questions.add;
        locked(&mut self.server, |transaction| transaction.execute(question, &[&name, &line]))?;
        Ok(())
    }

    fn news(&mut self) -> Result<Vec<F::Record>, StoreError> {
        let mut records = Vec::new();
        loop {
            let (last, question) = (self.last, &self.questions.tail);
            let rows = self.server.ask(|client| client.query(question, &[&last]))?;
            if rows.is_empty() {
                break;
            }
            for row in rows {
                self.last = row.get(0);
                match F::Record::from_line(row.get(1)) {
                    Ok(record) => records.push(record),
                    Err(error) => log::warn!("row {} is no {}: {error}", self.last, F::KIND.one),
                }
            }
        }
        sort(&mut records);
        Ok(records)
    }

    fn publish(&mut self, name: &str, bytes: &[u8]) -> Result<Version, StoreError> {
        let fail = |problem| StoreError::new(&self.server.name, problem);
        document::check_name(name).map_err(fail)?;
        let Questions { latest, publish, .. } = &self.questions;
        locked(&mut self.server, |transaction| {
            let row = transaction.query_opt(latest, &[&name, &bytes])?;
            let (version, is_same): (i64, bool) =
                row.map_or((0, false), |row| (row.get(0), row.get(1)));
            if is_same {
                return Ok(Version(version as u64));
            }
            transaction.execute(publish, &[&name, &(version + 1), &bytes])?;
            Ok(Version(version as u64 + 1))
        })
    }

    fn versions(&mut self, name: &str) -> Result<Vec<Version>, StoreError> {
        if !self.has_documents()? {
            return Ok(Vec::new());
        }
        let question = &self.questions.versions;
        let rows = self.server.ask(|client| client.query(question, &[&name]))?;
        Ok(rows.iter().map(|row| Version(row.get::<_, i64>(0) as u64)).collect())
    }

    fn document(&mut self, name: &str, version: Version) -> Result<Option<Document>, StoreError> {
        let Ok(number) = i64::try_from(version.0) else { return Ok(None) };
        if !self.has_documents()? {
            return Ok(None);
        }
        let question = &self.questions.document;
        let known: [&(dyn ToSql + Sync); 2] = [&name, &number];
        let row = self.server.ask(|client| client.query_opt(question, &known))?;
        Ok(row.map(|row| Document { version, bytes: row.get(0) }))
    }
}

/// Does something that may be done twice, alone.
fn locked<T>(
    server: &mut Server,
    work: impl Fn(&mut Transaction) -> Result<T, Error>,
) -> Result<T, StoreError> {
    server.ask(|client| {
        let mut transaction = client.transaction()?;
        transaction.batch_execute(LOCK)?;
        let done = work(&mut transaction)?;
        transaction.commit()?;
        Ok(done)
    })
}

/// The founding line of a database, if there is one.
fn look<F: Founding>(server: &mut Server, questions: &Questions) -> Result<Option<F>, StoreError> {
    let line: Option<String> = server.ask(|client| {
        if !client.query_one(&questions.exists, &[])?.get::<_, bool>(0) {
            return Ok(None);
        }
        Ok(client.query_opt(&questions.start, &[])?.map(|row| row.get(0)))
    })?;
    let start = line.map(|line| F::from_line(&line)).transpose();
    start.map_err(|error| StoreError::new(&server.name, Problem::Start(error)))
}
