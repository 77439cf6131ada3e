import type { CallScore, ScoreAnswer } from '@earshot/core/goals/goals.api.ts';
import { Question } from '@earshot/core/goals/questions.ts';
import type { Review } from '@earshot/core/reviews/reviews.ts';

/** A review of one's own that was not begun, of Iryna's call. */
export const reviewOfIryna = (change: Partial<Review> = {}): Review => ({
  id: 7,
  goal_id: 1,
  goal: 'Retention call',
  file_id: 'f',
  file_name: 'call.wav',
  operator: { id: 3, name: 'Iryna Bondar' },
  subscriber: null,
  direction: null,
  started_at: '2026-11-18T11:58:00Z',
  duration_ms: 160_000,
  type: 'audio',
  audio_removed: false,
  kind: 'lead',
  reason: 'lowest_score',
  chosen_by: { score: 46 },
  is_blind: false,
  reviewer: { id: 1, name: 'Ann Lee' },
  due_at: null,
  status: 'open',
  machine_score: 46,
  machine_passed: false,
  is_hidden: false,
  moment: {
    phrase_id: 1,
    words: [0, 1],
    start_ms: 70_000,
    end_ms: 72_000,
    speaker: null,
    role: 'operator',
    text: 'minus eighteen',
  },
  score: null,
  passed: null,
  submitted_at: null,
  seconds: null,
  answered: null,
  questions: 9,
  ...change,
});

const machine = {
  state: 'answered' as const,
  answer: 'yes',
  suggestion: null,
  confidence: 0.58,
  reason: 'found' as const,
};
const answer: ScoreAnswer = {
  ...machine,
  question_id: 2,
  earned: 10,
  possible: 10,
  by: 'machine',
  person: null,
  answered_by: 'pattern',
  value: null,
  note: 'seen by a pattern',
  comment: '',
  failure_reason: null,
  moments: [
    {
      phrase_id: 1,
      words: [0, 1],
      start_ms: 1000,
      end_ms: 2000,
      speaker: null,
      role: 'operator',
      text: 'which tariff',
    },
  ],
  grounds: [],
  machine,
};

/** A call of one question, which the machine answers with a yes and a quote. */
export const scoreOfOne: CallScore = {
  goal_id: 1,
  name: 'Retention call',
  version: 4,
  revision: 1,
  score: 100,
  machine_score: 100,
  is_provisional: false,
  passed: true,
  pass_from: 75,
  earned: 10,
  possible: 10,
  failed_by: [],
  published_at: null,
  groups: [
    {
      id: 9,
      name: 'Need',
      is_control: false,
      questions: [{ ...Question.parse({ text: 'Asks for the reason', control_value: 10 }), id: 2 }],
    },
  ],
  answers: [answer],
};
