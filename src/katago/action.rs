//! Lines that are no queries for analysis: what is to be done about earlier ones, and who answers.

use super::answer;
use super::complaint::{Complaint, general};
use super::desk::Desk;
use super::fields::Fields;
use serde_json::{Map, Value, json};

/// The program, as it introduces itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Identity {
    /// The version.
    pub version: String,
    /// The commit that it was built from.
    pub commit: String,
    /// The neural nets that it uses.
    pub models: Vec<String>,
}

/// Does what a line asks for, and returns the lines of the answer.
pub(super) fn act(
    name: &str,
    object: &Map<String, Value>,
    id: &str,
    desk: &Desk,
    identity: &Identity,
) -> Vec<Value> {
    let mut echo = Value::Object(object.clone());
    match name {
        "query_version" => {
            echo["version"] = json!(identity.version);
            echo["git_hash"] = json!(identity.commit);
            vec![echo]
        }
        "query_models" => {
            echo["models"] = identity.models.iter().map(|name| json!({ "name": name })).collect();
            vec![echo]
        }
        // No search remembers another one: there is nothing to clear.
        "clear_cache" => vec![echo],
        "terminate" | "terminate_all" => match terminate(name, Fields(object), desk) {
            Ok(mut lines) => {
                lines.push(echo);
                lines
            }
            Err(complaint) => vec![complaint.error(id)],
        },
        _ => {
            let text = "'action' field must be 'query_version' or 'query_models' or \
                        'clear_cache' or 'terminate' or 'terminate_all'";
            vec![general(text.to_owned())]
        }
    }
}

/// Ends the search of the positions that are meant; those that waited are answered here.
fn terminate(name: &str, fields: Fields, desk: &Desk) -> Result<Vec<Value>, Complaint> {
    let target = match name {
        "terminate_all" => None,
        _ => Some(fields.get("terminateId").and_then(Value::as_str).ok_or_else(|| {
            let text = "Requests for a terminate action must have a string \"terminateId\" field";
            Complaint::new("terminateId", text)
        })?),
    };
    let fault = "If provided, must be an array of integers indicating turns to terminate";
    let turns = fields.list("turnNumbers", fault)?;
    let ended = desk.terminate(|request| {
        target.is_none_or(|target| target == request.id)
            && turns.as_ref().is_none_or(|turns| turns.contains(&(request.turn as i64)))
    });
    Ok(ended.iter().map(|job| answer::nothing(&job.request)).collect())
}
