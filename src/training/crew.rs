//! A batch on some threads: each takes its part of the examples through a net of its own memory,
//! and the gradients are added in the order of the threads, so that a number of threads always
//! gives the same net. Normalization is by the examples of a thread.

use super::back::Learner;
use super::example::Example;
use super::kernels::Arithmetic;
use super::layout::Layout;
use super::loss::{Answer, Faults, Weighting, judge};
use super::norm::{Moments, Statistics};
use super::optimizer::Optimizer;
use super::school::{Card, School};
use super::trunk::Packed;
use std::thread;

/// Threads that learn, whatever the arithmetic.
pub(super) trait Crew {
    /// Takes a step of the optimizer for some positions.
    fn step(
        &mut self,
        optimizer: &mut Optimizer,
        school: &School,
        cards: &[Card],
        step: Step,
    ) -> Faults;

    /// Begins to collect what normalizes a net.
    fn statistics(&mut self, numbers: &[f32], batches: &[Vec<Example>]) -> Vec<Statistics>;

    /// Answers examples by a net that is finished; with the largest activations of each board.
    fn ask(
        &mut self,
        numbers: &[f32],
        statistics: &[Statistics],
        examples: &[Example],
        take: &mut dyn FnMut(usize, &Answer),
    ) -> Vec<Vec<f32>>;
}

/// The terms of a step.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) rate: f32,
    pub(super) decay: f32,
    pub(super) weighting: Weighting,
    /// See [`Lesson::example`](super::lesson::Lesson::example).
    pub(super) trust: f32,
}

/// A [`Crew`] of an arithmetic.
struct CrewOf<A: Arithmetic> {
    layout: Layout,
    learners: Vec<Learner<A>>,
}

/// The examples that go through a finished net together.
const ASKED_TOGETHER: usize = 128;

/// A crew of some threads with the fastest arithmetic that this processor has.
pub(super) fn crew(layout: &Layout, threads: usize) -> Box<dyn Crew> {
    #[cfg(target_arch = "x86_64")]
    {
        use super::kernels::{Amx, Avx2, Avx512, Bf16};
        if <Amx as Arithmetic>::is_here() {
            return Box::new(CrewOf::<Amx>::new(layout, threads));
        }
        if <Bf16 as Arithmetic>::is_here() {
            return Box::new(CrewOf::<Bf16>::new(layout, threads));
        }
        if <Avx512 as Arithmetic>::is_here() {
            return Box::new(CrewOf::<Avx512>::new(layout, threads));
        }
        if <Avx2 as Arithmetic>::is_here() {
            return Box::new(CrewOf::<Avx2>::new(layout, threads));
        }
    }
    Box::new(CrewOf::<super::kernels::Plain>::new(layout, threads))
}

impl<A: Arithmetic> CrewOf<A> {
    fn new(layout: &Layout, threads: usize) -> CrewOf<A> {
        let learners = (0..threads).map(|_| Learner::new(layout)).collect();
        CrewOf { layout: layout.clone(), learners }
    }
}

impl<A: Arithmetic> Crew for CrewOf<A> {
    fn step(
        &mut self,
        optimizer: &mut Optimizer,
        school: &School,
        cards: &[Card],
        step: Step,
    ) -> Faults {
        let layout = &self.layout;
        let packed = Packed::<A>::new(layout, &optimizer.numbers);
        let numbers = &optimizer.numbers;
        let threads = self.learners.len();
        let work = |number: usize, learner: &mut Learner<A>| {
            let own = cards.iter().skip(number).step_by(threads);
            let examples: Vec<Example> = own.map(|card| card.example(school, step.trust)).collect();
            learner.learn(layout, numbers, &packed, &examples, step.weighting)
        };
        let mut faults = Faults::default();
        thread::scope(|scope| {
            let (first, others) = self.learners.split_at_mut(1);
            let others = others.iter_mut().enumerate();
            let running: Vec<_> = others
                .map(|(number, learner)| scope.spawn(move || work(number + 1, learner)))
                .collect();
            faults += work(0, &mut first[0]);
            for thread in running {
                // A panic goes on here.
                match thread.join() {
                    Ok(part) => faults += part,
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
        });
        let (first, others) = self.learners.split_at_mut(1);
        let sums = &mut first[0].sums;
        let mean = 1.0 / cards.len() as f32;
        A::run(
            #[inline(always)]
            || {
                for other in others {
                    sums.iter_mut().zip(&other.sums).for_each(|(sum, x)| *sum += x);
                }
                sums.iter_mut().for_each(|sum| *sum *= mean);
                optimizer.step(layout, sums, step.rate, step.decay);
            },
        );
        faults
    }

    fn statistics(&mut self, numbers: &[f32], batches: &[Vec<Example>]) -> Vec<Statistics> {
        let packed = Packed::<A>::new(&self.layout, numbers);
        let width = self.layout.shape.width();
        let mut moments = vec![Moments::new(width); self.layout.convolutions.len()];
        let trunk = &mut self.learners[0].trunk;
        for examples in batches {
            trunk.forward(&self.layout, numbers, &packed, examples, None);
            moments.iter_mut().zip(&trunk.moments).for_each(|(sum, more)| sum.merge(more));
        }
        moments.iter().map(Moments::statistics).collect()
    }

    fn ask(
        &mut self,
        numbers: &[f32],
        statistics: &[Statistics],
        examples: &[Example],
        take: &mut dyn FnMut(usize, &Answer),
    ) -> Vec<Vec<f32>> {
        let packed = Packed::<A>::new(&self.layout, numbers);
        let trunk = &mut self.learners[0].trunk;
        trunk.is_measured = true;
        let mut answer = Answer::default();
        for (part, examples) in examples.chunks(ASKED_TOGETHER).enumerate() {
            trunk.forward(&self.layout, numbers, &packed, examples, Some(statistics));
            for at in 0..examples.len() {
                trunk.answer(&self.layout, numbers, &packed, at, &mut answer);
                take(part * ASKED_TOGETHER + at, &answer);
            }
        }
        trunk.is_measured = false;
        trunk.largest.iter_mut().map(std::mem::take).collect()
    }
}

/// Examines a finished net: what is wrong with its answers, and the largest activations.
pub(super) fn examine(
    crew: &mut dyn Crew,
    numbers: &[f32],
    statistics: &[Statistics],
    examples: &[Example],
    weighting: Weighting,
) -> (Faults, Vec<Vec<f32>>) {
    let mut faults = Faults::default();
    let mut gradient = Answer::default();
    let largest = crew.ask(numbers, statistics, examples, &mut |at, answer| {
        faults += judge(&examples[at], answer, weighting, &mut gradient);
    });
    (faults, largest)
}
