import type { LearningState } from '@earshot/core/goals/learning-state.ts';
import { Question, type QuestionInput } from '@earshot/core/goals/questions.ts';
import type { QuestionSwitch } from '@earshot/core/goals/switches.ts';
import { describe, expect, it } from 'vitest';
import { standingOf } from './standing.ts';

const question = (part: object): QuestionInput => Question.parse({ id: 2, text: 'Was it resolved', ...part });
const goalWith = (saved: QuestionInput) => ({
  id: 7,
  groups: [{ id: 1, name: 'All', is_control: false, questions: [saved] }],
});
const learning = (judgement?: 'assist' | 'automatic'): LearningState => ({
  question_id: 2,
  reviews: { n: 48, yes: 30, no: 18 },
  missing: { reviews: 52, rarer: 2 },
  versions:
    judgement === undefined
      ? []
      : [{ version: 1, created: '', reviews: 48, percent: null, kappa: null, judgement, reason: null }],
  gate: null,
  weights: [],
});
const switchedTo = (mode: 'automatic' | 'assist'): QuestionSwitch => ({
  id: 1,
  question_id: 2,
  mode,
  person: null,
  reason: {
    code: 'low_agreement',
    percent: 0.5,
    kappa: null,
    low: null,
    high: null,
    bar: 0.8,
    n: 30,
    note: '',
  },
  created: '',
  is_current: true,
});

const byModel = question({ answer_by: { kind: 'llm' } });
const learned = question({ answer_by: { kind: 'learned' } });

describe('how a question stands', () => {
  it.each<[string, QuestionInput, QuestionInput, QuestionSwitch | null, LearningState | null, unknown]>([
    ['a person answers', question({}), question({}), null, null, 'person'],
    ['a rule answers', byModel, byModel, null, null, 'automatic'],
    ['switched to suggest', byModel, byModel, switchedTo('assist'), null, 'assist'],
    ['switched back', byModel, byModel, switchedTo('automatic'), null, 'automatic'],
    [
      'other words begin anew',
      question({ text: 'Was it paid', answer_by: { kind: 'llm' } }),
      byModel,
      switchedTo('assist'),
      null,
      'automatic',
    ],
    ['nothing learned yet', learned, learned, null, learning(), 'assist'],
    ['learned enough', learned, learned, null, learning('automatic'), 'automatic'],
    ['learned, and switched', learned, learned, switchedTo('assist'), learning('automatic'), 'assist'],
    ['not known how far', learned, learned, null, null, null],
    ['to be learned once it is saved', learned, byModel, null, learning('automatic'), 'assist'],
  ])('%s', (_, now, saved, switched, state, power) => {
    const standing = standingOf(now, goalWith(saved), {
      switches: new Map(switched === null ? [] : [[2, switched]]),
      learning: new Map(state === null ? [] : [[2, state]]),
    });
    expect(standing.power).toBe(power);
  });

  it('can be switched once it is saved as it is', () => {
    const none = { switches: new Map(), learning: new Map() };
    expect(standingOf(byModel, goalWith(byModel), none).goalId).toBe(7);
    expect(standingOf(byModel, null, none).goalId).toBeNull();
    expect(standingOf(question({}), goalWith(byModel), none).goalId).toBeNull();
  });
});
