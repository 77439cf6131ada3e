import type { AnswerReason, AnswerState, AnswerValue } from '../goals/answers.ts';

/** What a machine said at a moment, as it is compared with what people say. */
export type MachineSide = {
  machine_state: AnswerState | null;
  machine_answer: AnswerValue;
  machine_confidence: number | null;
};

/**
 * The machine's side of an answer. Where it only assists, what it would have said is compared all the same, so that it can be
 * seen when it may answer again; what it is not sure enough of it does not say.
 */
export function machineSideOf(row: {
  state: AnswerState;
  answer: AnswerValue;
  suggestion: AnswerValue;
  confidence: number | null;
  reason: AnswerReason;
}): MachineSide {
  const wouldSay = row.state === 'cannot_tell' && row.reason === 'assists' && row.suggestion !== null;
  if (wouldSay)
    return { machine_state: 'answered', machine_answer: row.suggestion, machine_confidence: row.confidence };
  if (row.reason === 'asks_person')
    return { machine_state: null, machine_answer: null, machine_confidence: null };
  return { machine_state: row.state, machine_answer: row.answer, machine_confidence: row.confidence };
}
