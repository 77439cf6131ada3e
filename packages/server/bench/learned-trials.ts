/** Reviews of some tasks, and what is made of them tried on calls about others. */
import { cohenKappa } from '@earshot/core/agreement/cohen-kappa.ts';
import { macroF1 } from '@earshot/core/agreement/macro-f1.ts';
import { learnQuestion } from '@earshot/core/learned-questions/learn-question.ts';
import type { LearnedQuestionModel } from '@earshot/core/learned-questions/learned-model.ts';
import { questionAnswerer } from '@earshot/core/learned-questions/question-answerer.ts';
import { generator, shuffled } from '@earshot/core/random.ts';
import { tfIdfRegression } from './learned-baseline.ts';
import type { QuestionName, ReviewedCall } from './learned-calls.ts';

/** A call with the answer to the one question that is tried. */
export type Reviewed = { task: string; reading: ReviewedCall['reading']; answer: boolean };

export type Split = { reviews: Reviewed[]; test: Reviewed[]; seed: number };

/** A person's answer and that of a method, about a call about a task. */
export type Tried = { task: string; person: boolean; answer: boolean };

/** What became of one split. */
export type Trial = {
  learned: Tried[];
  tfIdf: Tried[];
  usual: Tried[];
  /** Of the learned answers those that pass the gate. */
  gated: Tried[];
  model: LearnedQuestionModel;
};

/** Tasks on the other side of a split: a third, but so few that as many reviews are left as are wanted at most. */
const testTasks = 4;
export const mostReviews = 100;
/** With fewer of one answer among the calls that are tried, κ is a matter of two or three of them. */
const fewestOfOneAnswer = 5;

export function reviewedFor(calls: readonly ReviewedCall[], question: QuestionName): Reviewed[] {
  return calls.flatMap(({ task, reading, answers }) => {
    const answer = answers[question];
    return answer === null ? [] : [{ task, reading, answer }];
  });
}

/** As many reviews of some tasks as are wanted, and all calls about four others; drawn again until both answers are there. */
export function drawSplits(calls: readonly Reviewed[], reviews: number, repeats: number): Split[] {
  const splits: Split[] = [];
  for (let seed = 1; splits.length < repeats && seed < 100 * repeats; seed += 1) {
    const random = generator(seed * 7919);
    const tasks = new Set<string>();
    const isLeft = (task: string) => !tasks.has(task);
    for (const task of shuffled([...new Set(calls.map((call) => call.task))], random)) {
      const left = calls.filter((call) => isLeft(call.task) && call.task !== task).length;
      if (tasks.size < testTasks && left >= mostReviews) tasks.add(task);
    }
    const others = shuffled(
      calls.filter(({ task }) => isLeft(task)),
      random,
    ).slice(0, reviews);
    const test = calls.filter(({ task }) => !isLeft(task));
    if (leastOf(test) >= fewestOfOneAnswer && leastOf(others) > 0)
      splits.push({ reviews: others, test, seed });
  }
  return splits;
}

/** Reviews drawn from all tasks but those that are held out, and the calls about these. */
export function drawHeldOut(
  calls: readonly Reviewed[],
  heldOut: ReadonlySet<string>,
  reviews: number,
  repeats: number,
): Split[] {
  const test = calls.filter(({ task }) => heldOut.has(task));
  const others = calls.filter(({ task }) => !heldOut.has(task));
  return Array.from({ length: repeats }, (_, at) => {
    const drawn = shuffled(others, generator((at + 1) * 7919)).slice(0, reviews);
    return { reviews: drawn, test, seed: at + 1 };
  }).filter((split) => leastOf(split.reviews) > 0);
}

function leastOf(calls: readonly Reviewed[]): number {
  const yes = calls.filter(({ answer }) => answer).length;
  return Math.min(yes, calls.length - yes);
}

export function tryOn({ reviews, test, seed }: Split): Trial {
  const model = learnQuestion(reviews, { group: ({ task }) => task, seed });
  if (model === null) throw new Error('Both answers are in every split.');
  const answers = questionAnswerer(model);
  const baseline = tfIdfRegression(reviews);
  const told = (of: readonly Reviewed[], say: (call: Reviewed) => boolean) =>
    of.map((call): Tried => ({ task: call.task, person: call.answer, answer: say(call) }));
  const leaning = ({ reading }: Reviewed) => answers(reading).leaning;
  return {
    learned: told(test, leaning),
    tfIdf: told(test, baseline),
    usual: told(test, () => model.usual.answer),
    gated: told(
      test.filter(({ reading }) => answers(reading).answer !== null),
      leaning,
    ),
    model,
  };
}

const pairsOf = (tried: readonly Tried[]) =>
  tried.map(({ person, answer }): [boolean, boolean] => [person, answer]);
/** κ of one who always says the same is that of chance. */
export const kappaOf = (tried: readonly Tried[]) => cohenKappa(pairsOf(tried)) ?? 0;
export const f1Of = (tried: readonly Tried[]) => macroF1(pairsOf(tried)) ?? 0;
export const shareRight = (tried: readonly Tried[]) =>
  tried.filter(({ person, answer }) => person === answer).length / tried.length;
