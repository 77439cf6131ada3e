import { numberQuestions } from '@earshot/core/goals/number-questions.ts';
import type { GroupInput } from '@earshot/core/goals/questions.ts';

/** Questions of a draft by their numbers, as the server numbers them: where each stands, and what it asks. */
export function questionPlaces(groups: readonly GroupInput[]): Map<number, { number: string; text: string }> {
  const numbered = numberQuestions(groups, 0).groups;
  return new Map(
    numbered.flatMap((group, at) =>
      group.questions.map(({ id, text }, place): [number, { number: string; text: string }] => [
        id,
        { number: `${at + 1}.${place + 1}`, text },
      ]),
    ),
  );
}

/** Scores are what a goal makes: it may not choose its calls by them. */
export const ofScores: readonly string[] = ['goals', 'score'];
