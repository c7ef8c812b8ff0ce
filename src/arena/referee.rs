//! One game: the referee keeps the board, the rules and the clock.

use super::judge::Judge;
use super::player::{Player, PlayerError};
use crate::board::{Color, Move, Size};
use crate::clock::{Clock, TimeControl};
use crate::game::{Answer, Game, IllegalMove, Komi, Rules, Score};
use std::time::{Duration, Instant};

/// Conditions of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Conditions {
    /// The board.
    pub size: Size,
    /// The rules.
    pub rules: Rules,
    /// The komi.
    pub komi: Komi,
    /// The time control.
    pub time: TimeControl,
    /// Time to wait for a player where no clock says so.
    pub patience: Duration,
    /// The judge of which stones are dead.
    pub judge: Judge,
    /// The game is counted as it stands after this many moves.
    pub most_moves: usize,
}

impl Conditions {
    /// Plain conditions on a board: chinese rules, no clock, a minute's patience.
    pub fn new(size: Size) -> Conditions {
        Conditions {
            size,
            rules: Rules::Chinese,
            komi: Komi::from_halves(15),
            time: TimeControl::Unlimited,
            patience: Duration::from_secs(60),
            judge: Judge::Nobody,
            most_moves: 3 * size.area(),
        }
    }
}

/// The end of a game.
#[derive(Clone, PartialEq, Debug)]
pub enum Ending {
    /// It was counted.
    Counted(Score),
    /// That player resigned.
    Resigned(Color),
    /// That player used more time than it had.
    OutOfTime(Color),
    /// That player made a move that the rules forbid.
    Illegal(Color, Answer, IllegalMove),
    /// That player failed: it died, hung, or said what nobody understands.
    Failed(Color, PlayerError),
}

impl Ending {
    /// The winner, if one player won.
    pub fn winner(&self) -> Option<Color> {
        match *self {
            Ending::Counted(score) => score.winner(),
            Ending::Resigned(loser)
            | Ending::OutOfTime(loser)
            | Ending::Illegal(loser, ..)
            | Ending::Failed(loser, _) => Some(!loser),
        }
    }

    /// The player who failed: no move of it can be judged.
    pub fn failed(&self) -> Option<Color> {
        match *self {
            Ending::Failed(loser, _) => Some(loser),
            _ => None,
        }
    }

    /// The loser's fault, of a kind that no player should commit.
    pub fn fault(&self) -> Option<String> {
        match self {
            Ending::Counted(_) | Ending::Resigned(_) => None,
            Ending::OutOfTime(loser) => Some(format!("{loser} lost on time")),
            Ending::Illegal(loser, answer, error) => Some(format!("{loser} {answer}: {error}")),
            Ending::Failed(loser, error) => Some(format!("{loser} {error}")),
        }
    }
}

/// Time that a player's moves took.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Timing {
    /// Moves it was asked for.
    pub moves: u32,
    /// All of them together.
    pub total: Duration,
    /// The slowest.
    pub slowest: Duration,
}

impl Timing {
    fn add(&mut self, elapsed: Duration) {
        self.moves += 1;
        self.total += elapsed;
        self.slowest = self.slowest.max(elapsed);
    }
}

/// A game that is over.
#[derive(Clone, PartialEq, Debug)]
pub struct Finished {
    /// All its moves, those of the opening included.
    pub game: Game,
    /// Its end.
    pub ending: Ending,
    /// Time that the moves of Black and White took.
    pub timing: [Timing; 2],
    /// Book moves of Black and White, as far as they can tell.
    pub book_moves: [Option<u32>; 2],
    /// Anything else to be known about it.
    pub note: Option<String>,
}

/// Time not charged to a player: the way of a move through two pipes.
const LAG: Duration = Duration::from_millis(20);

/// Time to wait for a player who has lost on time, to see that it is alive.
const AFTER_THE_FLAG: Duration = Duration::from_secs(2);

/// A reason why there is no game, or none that counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoGame {
    /// The opening is illegal under the rules.
    Opening(IllegalMove),
    /// The program that judges which stones are dead has failed.
    Judge(PlayerError),
}

/// Plays a game, Black's player first, from an opening that both are told. Whatever the
/// players do, it ends.
pub fn play_game<'a>(
    conditions: &'a Conditions,
    opening: &[Move],
    players: [&'a mut dyn Player; 2],
) -> Result<Finished, NoGame> {
    let mut game = Game::new(conditions.size, conditions.rules, conditions.komi);
    for &mv in opening {
        game.play(game.to_play(), mv).map_err(NoGame::Opening)?;
    }
    let clock = Clock::new(conditions.time);
    let mut table = Table { conditions, game, clock, players, timing: Default::default() };
    let (ending, note) = match table.play() {
        Ok(()) => table.count().map_err(NoGame::Judge)?,
        Err(ending) => (ending, None),
    };
    let book_moves = table.players.each_ref().map(|player| player.book_moves());
    Ok(Finished { game: table.game, ending, timing: table.timing, book_moves, note })
}

/// A game in progress.
struct Table<'a> {
    conditions: &'a Conditions,
    game: Game,
    clock: Clock,
    players: [&'a mut dyn Player; 2],
    timing: [Timing; 2],
}

impl Table<'_> {
    /// Plays until the game can be counted, or somebody has lost it before that.
    fn play(&mut self) -> Result<(), Ending> {
        for color in Color::ALL {
            let (game, clock) = (&self.game, &self.clock);
            let begun = self.players[color.index()].begin(game, clock);
            begun.map_err(|error| Ending::Failed(color, error))?;
        }
        while !self.game.is_over() && self.game.moves().len() < self.conditions.most_moves {
            let color = self.game.to_play();
            let mv = self.next_move(color)?;
            let told = self.players[(!color).index()].play(color, mv);
            told.map_err(|error| Ending::Failed(!color, error))?;
        }
        Ok(())
    }

    fn next_move(&mut self, color: Color) -> Result<Move, Ending> {
        let started = Instant::now();
        let patience = self
            .clock
            .until_flag(color)
            .map_or(self.conditions.patience, |time| time.saturating_add(AFTER_THE_FLAG));
        let answer = self.players[color.index()].genmove(color, &self.clock, patience);
        let elapsed = started.elapsed();
        self.timing[color.index()].add(elapsed);
        let answer = answer.map_err(|error| Ending::Failed(color, error))?;
        if !self.clock.spend(color, elapsed.saturating_sub(LAG)) {
            return Err(Ending::OutOfTime(color));
        }
        let Answer::Play(mv) = answer else {
            return Err(Ending::Resigned(color));
        };
        match self.game.play(color, mv) {
            Ok(_) => Ok(mv),
            Err(error) => Err(Ending::Illegal(color, answer, error)),
        }
    }

    fn count(&mut self) -> Result<(Ending, Option<String>), PlayerError> {
        let Conditions { judge, patience, .. } = self.conditions;
        let ruling = judge.rule(&self.game, &mut self.players, *patience)?;
        Ok((Ending::Counted(self.game.score(ruling.dead)), ruling.note))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Point;

    /// A player who makes the moves of a list.
    struct Scripted(Vec<&'static str>);

    impl Player for Scripted {
        fn begin(&mut self, _: &Game, _: &Clock) -> Result<(), PlayerError> {
            self.0.reverse();
            Ok(())
        }

        fn play(&mut self, _: Color, _: Move) -> Result<(), PlayerError> {
            Ok(())
        }

        fn genmove(&mut self, _: Color, _: &Clock, _: Duration) -> Result<Answer, PlayerError> {
            match self.0.pop() {
                Some("sleep") => {
                    std::thread::sleep(Duration::from_millis(100));
                    Ok(Answer::Play(Move::Pass))
                }
                Some(text) => Ok(text.parse().expect("an answer")),
                None => Err(PlayerError::Died("genmove".to_string())),
            }
        }

        fn dead_stones(&mut self) -> Result<Option<Vec<Point>>, PlayerError> {
            Ok(Some(self.0.iter().filter_map(|vertex| vertex.parse().ok()).collect()))
        }
    }

    fn referee(
        conditions: &Conditions,
        black: &[&'static str],
        white: &[&'static str],
    ) -> Finished {
        let (mut black, mut white) = (Scripted(black.to_vec()), Scripted(white.to_vec()));
        play_game(conditions, &[], [&mut black, &mut white]).expect("no opening")
    }

    fn five() -> Conditions {
        Conditions { komi: Komi::from_halves(1), ..Conditions::new(Size::new(5).expect("a size")) }
    }

    #[test]
    fn two_passes_end_a_game_and_all_stones_count() {
        let finished = referee(&five(), &["C3", "pass"], &["pass"]);
        assert_eq!(finished.ending, Ending::Counted(Score::from_margin(24.5)));
        assert_eq!(finished.game.moves().len(), 3);
        assert_eq!(finished.timing.map(|timing| timing.moves), [2, 1]);
    }

    #[test]
    fn dead_stones_count_where_both_players_say_so() {
        let conditions = Conditions { judge: Judge::Players, ..five() };
        // What is left of each list is what that player says is dead.
        let finished = referee(&conditions, &["C3", "pass", "A1"], &["A1", "pass", "A1"]);
        assert_eq!(finished.ending, Ending::Counted(Score::from_margin(24.5)));
        let finished = referee(&conditions, &["C3", "pass", "A1"], &["A1", "pass", "C3"]);
        assert_eq!(finished.ending, Ending::Counted(Score::from_margin(-0.5)));
        assert!(finished.note.is_some());
    }

    #[test]
    fn a_fault_loses_the_game() {
        let illegal = referee(&five(), &["C3"], &["C3"]);
        let fault = Ending::Illegal(Color::White, "C3".parse().expect("C3"), IllegalMove::Occupied);
        assert_eq!(illegal.ending, fault);
        assert_eq!(illegal.ending.winner(), Some(Color::Black));
        assert_eq!(
            illegal.ending.fault().as_deref(),
            Some("white C3: illegal move: the point is occupied")
        );
        assert_eq!(referee(&five(), &["T19"], &[]).ending.winner(), Some(Color::White));
        assert_eq!(referee(&five(), &["resign"], &[]).ending, Ending::Resigned(Color::Black));
        let died = PlayerError::Died("genmove".to_string());
        assert_eq!(referee(&five(), &["A1"], &[]).ending, Ending::Failed(Color::White, died));
    }

    #[test]
    fn the_clock_is_kept() {
        let time = TimeControl::Absolute { main: Duration::from_millis(50) };
        let conditions = Conditions { time, ..five() };
        let finished = referee(&conditions, &["pass"], &["sleep"]);
        assert_eq!(finished.ending, Ending::OutOfTime(Color::White));
        assert!(finished.timing[1].slowest >= Duration::from_millis(100));
    }

    #[test]
    fn a_game_without_end_is_counted_as_it_stands() {
        let conditions = Conditions { most_moves: 2, ..five() };
        let finished = referee(&conditions, &["A1", "A2"], &["E5"]);
        assert_eq!(finished.ending, Ending::Counted(Score::from_margin(-0.5)));
    }

    #[test]
    fn openings_must_be_legal() {
        let (mut black, mut white) = (Scripted(vec![]), Scripted(vec![]));
        let twice = ["A1", "A1"].map(|vertex| vertex.parse().expect("a vertex"));
        let result = play_game(&five(), &twice, [&mut black, &mut white]);
        assert_eq!(result, Err(NoGame::Opening(IllegalMove::Occupied)));
    }
}
