import type { Answer } from './fold-scores.ts';

/** What somebody said of an example: labels by their ids, null where they could not tell; `settles`: where people differed before. */
export type GivenAnswer = {
  user_id: number | null;
  labels: readonly number[] | null;
  at: string;
  ms?: number | undefined;
  settles?: boolean | undefined;
};

/** What is learned of an example that several people answered: nothing where they differ, until somebody settles that. */
export function agreedLabels(answers: readonly GivenAnswer[]): {
  labels: number[] | null;
  isSettled: boolean;
} {
  const settling = answers.findLastIndex(({ settles }) => settles);
  const given = answers
    .slice(Math.max(settling, 0))
    .flatMap(({ labels }) => (labels === null ? [] : [labels]));
  const [first, ...others] = given.map(sorted);
  if (first === undefined) return { labels: null, isSettled: true };
  const isSame = others.every((one) => one.join() === first.join());
  return { labels: isSame ? first : null, isSettled: isSame };
}

/** The answers with another of the same person in place of what they said before. */
export function withAnswer(answers: readonly GivenAnswer[], answer: GivenAnswer): GivenAnswer[] {
  return [...answers.filter(({ user_id }) => user_id !== answer.user_id), answer];
}

/** What is known of an example by label: yes, no where it was asked about, null else. */
export function answersTo(
  labels: readonly number[],
  known: { labels: readonly number[] | null; asked: readonly number[] },
): Answer[] {
  const [has, was] = [new Set(known.labels), new Set(known.asked)];
  return labels.map((id) => (has.has(id) ? true : was.has(id) ? false : null));
}

const sorted = (ids: readonly number[]) => [...new Set(ids)].sort((one, other) => one - other);
