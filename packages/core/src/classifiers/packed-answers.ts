import type { LabelAnswer, LabelDecision } from './classify.ts';

const decisions: readonly LabelDecision[] = ['no', 'unsure', 'yes'];
/** A probability is kept in the first byte of its label as one of so many steps. */
export const probabilitySteps = 255;
const leansBit = 4;

/** Answers in two bytes for each label: the probability in 255 steps, and what was decided. */
export function packAnswers(answers: readonly LabelAnswer[]): Uint8Array {
  const bytes = new Uint8Array(answers.length * 2);
  for (const [at, { probability, decision, leans }] of answers.entries()) {
    bytes[at * 2] = Math.round(probability * probabilitySteps);
    bytes[at * 2 + 1] = decisions.indexOf(decision) | (leans ? leansBit : 0);
  }
  return bytes;
}

/** The answers that `packAnswers` made this of. */
export function unpackAnswers(bytes: Uint8Array): LabelAnswer[] {
  return Array.from({ length: bytes.length >> 1 }, (_, at) => {
    const decided = bytes[at * 2 + 1] ?? 0;
    return {
      probability: (bytes[at * 2] ?? 0) / probabilitySteps,
      decision: decisions[decided & 3] ?? 'no',
      leans: (decided & leansBit) !== 0,
    };
  });
}
