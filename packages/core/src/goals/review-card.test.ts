import { describe, expect, it } from 'vitest';
import type { CallScore, GivenAnswer, ScoreAnswer } from './goals.api.ts';
import { Question, type QuestionInput } from './questions.ts';
import { answerOfKey, reviewOf } from './review-card.ts';

const question = (id: number, more: Partial<QuestionInput> = {}) => ({
  ...Question.parse({ text: `Question ${id}`, control_value: 10 }),
  id,
  ...more,
});
const answer = (question_id: number, more: Partial<ScoreAnswer['machine']> = {}): ScoreAnswer => {
  const machine = {
    state: 'answered' as const,
    answer: 'yes',
    suggestion: null,
    confidence: 0.9,
    reason: 'found' as const,
    ...more,
  };
  return {
    ...machine,
    question_id,
    earned: null,
    possible: 10,
    by: 'machine',
    person: null,
    answered_by: 'pattern',
    value: null,
    note: '',
    comment: '',
    failure_reason: null,
    moments: [],
    machine,
  };
};
const score = (
  answers: ScoreAnswer[],
  questions = answers.map((one) => question(one.question_id)),
): CallScore => ({
  goal_id: 1,
  name: 'Form',
  version: 1,
  revision: 1,
  score: 100,
  machine_score: 100,
  is_provisional: false,
  passed: true,
  pass_from: 75,
  earned: 0,
  possible: 0,
  failed_by: [],
  published_at: null,
  groups: [{ id: 9, name: 'All', is_control: false, questions }],
  answers,
});
const given = (value: GivenAnswer['answer'], more: Partial<GivenAnswer> = {}): GivenAnswer => ({
  state: 'answered',
  answer: value,
  points: null,
  comment: '',
  failure_reason: null,
  ...more,
});

describe('a score under review', () => {
  it('moves with what is answered here', () => {
    const {
      score: result,
      agreed,
      compared,
      groups,
    } = reviewOf(score([answer(1), answer(2)]), {
      1: given('no', { comment: 'He did not' }),
      2: given('yes'),
    });
    expect(result).toMatchObject({ score: 50, passed: false });
    expect([agreed, compared]).toEqual([1, 2]);
    expect(groups[0]).toMatchObject({ earned: 10, possible: 20 });
  });

  it.each<[string, ScoreAnswer, GivenAnswer | null, object]>([
    ['the machine alone', answer(1), null, { by: 'machine', isOverruled: false, isOpen: false }],
    ['the same', answer(1), given('yes'), { by: 'person', isOverruled: false, needsComment: false }],
    ['another one', answer(1), given('no'), { isOverruled: true, needsComment: true, isLost: true }],
    ['with a word', answer(1), given('no', { comment: 'So' }), { isOverruled: true, needsComment: false }],
    ['blanks are no word', answer(1), given('no', { comment: '  ' }), { needsComment: true }],
    [
      'does not apply',
      answer(1),
      given(null, { state: 'not_applicable' }),
      { isOverruled: true, needsComment: true, possible: 0 },
    ],
    [
      'applies after all',
      answer(1, { state: 'not_applicable', answer: null }),
      given('yes'),
      { isOverruled: true, needsComment: true },
    ],
    [
      'what the machine cannot tell',
      answer(1, { state: 'cannot_tell', answer: null, reason: 'below_bar' }),
      given('no'),
      { isOverruled: false, needsComment: false, isUnsure: true, isOpen: false },
    ],
    [
      'what a person is asked for',
      answer(1, { state: 'cannot_tell', answer: null, confidence: null, reason: 'asks_person' }),
      null,
      { isOpen: true, isUnsure: false },
    ],
    ['hardly sure', answer(1, { confidence: 0.6 }), null, { isUnsure: true, isOpen: false }],
  ])('%s', (_, stored, here, expected) => {
    const { lines } = reviewOf(score([stored]), here === null ? {} : { 1: here });
    expect(lines[0]).toMatchObject(expected);
  });
});

describe('a key', () => {
  const scale = question(1, { mode: 'scale', scale: { from: 0, to: 5 } });
  const choice = question(1, {
    mode: 'choice',
    options: [
      { id: 7, text: 'a', credit: 1 },
      { id: 8, text: 'b', credit: 0 },
    ],
  });
  it.each<[string, QuestionInput, 'yes' | 'no' | number, object | undefined]>([
    ['yes', question(1), 'yes', { state: 'answered', answer: 'yes' }],
    ['yes on a scale', scale, 'yes', undefined],
    ['nought of yes and no', question(1), 0, { state: 'not_applicable', answer: null }],
    ['nought of a scale that begins there', scale, 0, { state: 'answered', answer: 0 }],
    [
      'nought of a scale from one',
      question(1, { mode: 'scale' }),
      0,
      { state: 'not_applicable', answer: null },
    ],
    ['six of five', scale, 6, undefined],
    ['the second option', choice, 2, { state: 'answered', answer: 8 }],
    ['an option that is not there', choice, 3, undefined],
    ['a digit of yes and no', question(1), 4, undefined],
  ])('%s', (_, asked, key, expected) => {
    expect(answerOfKey(asked as never, key)).toEqual(expected);
  });
});
