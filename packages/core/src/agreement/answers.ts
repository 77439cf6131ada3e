/** How answers relate: merely different, in an order, or numbers whose distances mean something. */
export const answerLevels = ['nominal', 'ordinal', 'interval'] as const;
export type AnswerLevel = (typeof answerLevels)[number];

/** Ordinal and interval answers are numbers; an order of words is given as their places in it. */
export type Answer = string | number | boolean;

/** What each rater answered about one unit (a call, mostly), always in the same order of raters; null where one did not. */
export type AnsweredUnit = readonly (Answer | null)[];

/** The answers of a unit that were given. */
export function givenAnswers(unit: AnsweredUnit): Answer[] {
  return unit.filter((answer) => answer !== null);
}

/** Units about which at least two raters answered: only these tell of agreement. */
export function comparable(units: readonly AnsweredUnit[]): AnsweredUnit[] {
  return units.filter((unit) => givenAnswers(unit).length >= 2);
}

/** Every two answers about one unit, the earlier rater's first; those of all units pooled. */
export function answerPairs(units: readonly AnsweredUnit[]): [Answer, Answer][] {
  return units.flatMap((unit) => {
    const answers = givenAnswers(unit);
    return answers.flatMap((one, at) => answers.slice(at + 1).map((other): [Answer, Answer] => [one, other]));
  });
}
