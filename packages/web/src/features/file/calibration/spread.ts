import type { AnswerState, AnswerValue } from '@earshot/core/goals/answers.ts';

/** The answer that most people gave, as `STATE ANSWER`, how many gave it, and how many answered. Of equally many the first. */
export function spreadOf(answers: readonly { state: AnswerState; answer: AnswerValue }[]): {
  usual: string | null;
  same: number;
  all: number;
} {
  const counts = new Map<string, number>();
  for (const { state, answer } of answers) {
    const name = `${state} ${answer}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  let usual: string | null = null;
  let same = 0;
  for (const [name, count] of counts)
    if (count > same) {
      usual = name;
      same = count;
    }
  return { usual, same, all: answers.length };
}
