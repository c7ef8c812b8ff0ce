//! The words for the person at the terminal.

use super::table::{Ending, Table};
use crate::board::{Bitboard, Color, Move};
use crate::clock::TimeControl;
use crate::engine::{Analysis, MoveInfo};
use crate::game::Answer;
use std::time::Duration;

/// The commands.
pub(super) const HELP: &str = "  D4, pass, resign    make a move, or give up
  undo, undo N        take moves back: to your last one, or N
  redo                make a move again that was taken back
  hint                what Octant would play, and why
  score               how the game stands, and who will own which points
  go                  let Octant move, whoever's turn it is
  board, moves        show the board, list the moves
  save FILE           save the game as SGF
  load FILE           go on with a game; load FILE N after N moves
  new, new N          a new game, on a board of N lines
  handicap N          a new game with N stones for Black
  level N             how well Octant plays, from 1 to 10
  color COLOR         play black, white, both or neither
  komi, rules, time   change them: komi 6.5, rules aga, time absolute 600
  quit                leave

Ctrl-C drops a line, and lets Octant move at once while it thinks. The arrows
bring back earlier lines, Tab completes commands and names of files.";

/// Moves that a hint names.
const HINTED: usize = 3;

/// Moves of a variation that are named.
const VARIATION: usize = 6;

/// The state of the game, line by line, to stand beside the board.
pub(super) fn beside(table: &Table) -> Vec<String> {
    let game = &table.game;
    let player = |color: Color| {
        let captured = game.prisoners()[color.index()];
        let captured = if captured > 0 { format!(", captured {captured}") } else { String::new() };
        let name = table.players.name(color);
        format!("{} ({name}){captured}{}", capital(color), time_left(table, color))
    };
    let mut lines = vec![player(Color::Black), player(Color::White)];
    lines.push(format!("komi {}, {} rules", game.komi(), game.rules()));
    if game.handicap() > 0 {
        lines.push(format!("{} handicap stones", game.handicap()));
    }
    lines.push(String::new());
    if let Some((color, mv)) = game.moves().last() {
        lines.push(format!("move {}: {} {mv}", game.moves().len(), capital(*color)));
    }
    lines.push(match (table.ending, table.to_play()) {
        (Some(ending), _) => result(ending),
        (None, Some(color)) => format!("{} to play", capital(color)),
        (None, None) => "the game is over".to_owned(),
    });
    lines
}

fn time_left(table: &Table, color: Color) -> String {
    if table.clock.control() == TimeControl::Unlimited {
        return String::new();
    }
    let left = table.clock.left(color);
    let time = clock_face(left.time);
    match (left.stones, table.clock.control()) {
        (0, _) => format!(", {time}"),
        (periods, TimeControl::Byoyomi { .. }) => format!(", {time} ({periods} periods)"),
        (stones, _) => format!(", {time} ({stones} moves)"),
    }
}

/// A time as clocks show it.
fn clock_face(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// The end of a game in words.
pub(super) fn result(ending: Ending) -> String {
    match ending {
        Ending::Counted(score) => match score.winner() {
            Some(color) => format!("{} wins by {} points", capital(color), score.margin().abs()),
            None => "the game is a draw".to_owned(),
        },
        Ending::Resigned(color) => format!("{} wins: {color} resigned", capital(!color)),
        Ending::OutOfTime(color) => format!("{} wins: {color} ran out of time", capital(!color)),
    }
}

/// The engine's answer in a sentence.
pub(super) fn answer(color: Color, answer: Answer) -> String {
    let color = capital(color);
    match answer {
        Answer::Play(Move::Pass) => format!("{color} passes"),
        Answer::Play(mv) => format!("{color} {mv}"),
        Answer::Resign => format!("{color} resigns"),
    }
}

/// The best moves of a search, with their chances for whoever is to move.
pub(super) fn hint(analysis: &Analysis) -> String {
    let told: Vec<&MoveInfo> = analysis.shown().take(HINTED).collect();
    if told.is_empty() {
        return "there is nothing to say about this position\n".to_owned();
    }
    let line = |(rank, info): (usize, &&MoveInfo)| {
        let moves: Vec<String> =
            info.pv.iter().skip(1).take(VARIATION).map(Move::to_string).collect();
        let then =
            if moves.is_empty() { String::new() } else { format!(", then {}", moves.join(" ")) };
        let share = 100.0 * info.visits as f64 / analysis.visits.max(1) as f64;
        let rate = 100.0 * info.winrate;
        let mv = info.mv.to_string();
        let word = if rank == 0 { "best" } else { "or" };
        format!("  {word:>4} {mv:<4} {rate:5.1}% to win, {share:.0}% of the search{then}\n")
    };
    told.iter().enumerate().map(line).collect()
}

/// The state of a game that goes on.
pub(super) fn standing(analysis: &Analysis) -> String {
    let color = if analysis.winrate >= 0.5 { analysis.color } else { !analysis.color };
    let rate = 100.0 * analysis.winrate.max(1.0 - analysis.winrate);
    let lead = match analysis.color {
        Color::Black => analysis.score_lead,
        Color::White => -analysis.score_lead,
    };
    let ahead = capital(if lead >= 0.0 { Color::Black } else { Color::White });
    format!(
        "{} wins with a chance of {rate:.0}%; {ahead} is ahead by about {:.1} points\n",
        capital(color),
        lead.abs()
    )
}

/// The moves of a game, ten a line.
pub(super) fn moves(moves: &[(Color, Move)]) -> String {
    let line = |(number, moves): (usize, &[(Color, Move)])| {
        let words: Vec<String> =
            moves.iter().map(|(color, mv)| format!("{} {mv}", color.letter())).collect();
        format!("{:>4}  {}\n", 10 * number + 1, words.join("  "))
    };
    moves.chunks(10).enumerate().map(line).collect()
}

/// The stones that are taken off as dead at the end.
pub(super) fn dead(stones: Bitboard) -> String {
    let names: Vec<String> = stones.iter().map(|point| point.to_string()).collect();
    match names.is_empty() {
        true => "no stone is dead\n".to_owned(),
        false => format!("dead stones: {}\n", names.join(" ")),
    }
}

/// The color with a capital.
pub(super) fn capital(color: Color) -> &'static str {
    match color {
        Color::Black => "Black",
        Color::White => "White",
    }
}

#[cfg(test)]
mod tests {
    use super::super::table::Players;
    use super::*;
    use crate::board::Size;
    use crate::clock::Clock;
    use crate::game::{Komi, Rules, Score};

    #[test]
    fn the_state_of_the_game_stands_beside_the_board() {
        let clock = Clock::new("byoyomi 65 20 3".parse().expect("a control"));
        let players = Players::new(true, false);
        let mut table =
            Table::new(Size::NINE, Rules::Chinese, Komi::from_halves(15), clock, players);
        table.play("E5".parse().expect("a move"), Duration::from_secs(3)).expect("legal");
        assert_eq!(
            beside(&table),
            [
                "Black (you), 1:02",
                "White (Octant), 1:05",
                "komi 7.5, chinese rules",
                "",
                "move 1: Black E5",
                "White to play",
            ]
        );
        table.ending = Some(Ending::Resigned(Color::White));
        assert_eq!(beside(&table).last().map(String::as_str), Some("Black wins: white resigned"));
    }

    #[test]
    fn results_are_told() {
        let counted = |margin| result(Ending::Counted(Score::from_margin(margin)));
        assert_eq!(counted(3.5), "Black wins by 3.5 points");
        assert_eq!(counted(-0.5), "White wins by 0.5 points");
        assert_eq!(counted(0.0), "the game is a draw");
    }

    #[test]
    fn the_help_fits_a_narrow_terminal() {
        assert!(HELP.lines().all(|line| line.len() < 80), "{HELP}");
    }

    #[test]
    fn the_engine_speaks_in_sentences() {
        let said = |reply| answer(Color::White, reply);
        assert_eq!(said(Answer::Play("E5".parse().expect("a move"))), "White E5");
        assert_eq!(said(Answer::Play(Move::Pass)), "White passes");
        assert_eq!(said(Answer::Resign), "White resigns");
    }

    #[test]
    fn a_hint_names_the_best_moves() {
        let mut analysis = Analysis::empty(Color::White);
        let mut best = MoveInfo::new("E5".parse().expect("a move"));
        (best.visits, best.winrate) = (80, 0.625);
        best.pv.push("C3".parse().expect("a move"));
        analysis.moves = vec![best, MoveInfo::new(Move::Pass)];
        (analysis.visits, analysis.winrate, analysis.score_lead) = (100, 0.625, 2.5);
        assert_eq!(hint(&analysis), "  best E5    62.5% to win, 80% of the search, then C3\n");
        let text = "White wins with a chance of 62%; White is ahead by about 2.5 points\n";
        assert_eq!(standing(&analysis), text);
    }
}
