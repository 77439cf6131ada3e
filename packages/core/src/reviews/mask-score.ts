import type { CallScore, ScoreAnswer } from '../goals/goals.api.ts';

/** A score as somebody gets it who answers blind: the form and its questions, with nothing that anybody says yet. */
export function maskScore(score: CallScore): CallScore {
  return {
    ...score,
    score: null,
    machine_score: null,
    is_provisional: true,
    passed: null,
    earned: 0,
    possible: 0,
    failed_by: [],
    published_at: null,
    answers: score.answers.map(maskAnswer),
  };
}

const said = { state: 'cannot_tell', answer: null, confidence: null, reason: 'asks_person' } as const;

function maskAnswer(answer: ScoreAnswer): ScoreAnswer {
  return {
    ...answer,
    ...said,
    earned: null,
    by: 'machine',
    person: null,
    answered_by: 'person',
    value: null,
    note: '',
    comment: '',
    failure_reason: null,
    moments: [],
    grounds: [],
    machine: { ...said, suggestion: null },
  };
}
