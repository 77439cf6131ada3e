import { describe, expect, it } from 'vitest';
import type { SpeakerRole } from '../call/role.ts';
import { readModelAnswers } from './model-answers.ts';
import { modelRequest, questionRead, wordsRead } from './model-request.ts';
import { type NumberedQuestion, Question } from './questions.ts';

const question = (id: number, part: object = {}): NumberedQuestion => {
  const read = Question.parse({ text: `Question ${id}`, answer_by: { kind: 'llm' }, ...part });
  return { ...read, id, options: read.options.map((one, at) => ({ ...one, id: one.id ?? at + 10 })) };
};
const phrase = (id: number, role: SpeakerRole | null, text: string, in_hold = false) => ({
  id,
  speaker: 'Olena Petrenko',
  role,
  start_ms: id * 1000,
  end_ms: id * 1000 + 900,
  in_hold,
  words: text.split(' ').map((word, at) => ({ text: word, start_ms: at, end_ms: at + 1 })),
});
const said = [
  phrase(7, 'operator', 'good morning'),
  phrase(8, null, 'you are in a queue', true),
  phrase(9, 'abonent', 'hello'),
];

describe('what a model is asked', () => {
  it('numbers phrases and questions, names sides and nobody, and leaves out who waits', () => {
    const choice = question(4, { mode: 'choice', options: [{ text: 'One' }, { text: 'Two' }] });
    const { user, phraseOf } = modelRequest([question(3, { description: 'Listen well' }), choice], said);
    expect(JSON.parse(user)).toEqual({
      phrases: [
        { n: 1, who: 'operator', text: 'good morning' },
        { n: 2, who: 'customer', text: 'hello' },
      ],
      questions: [
        { question: 1, text: 'Question 3', description: 'Listen well', kind: 'yes_no' },
        {
          question: 2,
          text: 'Question 4',
          kind: 'choice',
          options: [
            { option: 1, text: 'One' },
            { option: 2, text: 'Two' },
          ],
        },
      ],
    });
    expect(user).not.toContain('Petrenko');
    expect([...phraseOf]).toEqual([
      [1, 7],
      [2, 9],
    ]);
  });

  it('is bounded: of a long call the beginning and the end, which keep their numbers', () => {
    const long = Array.from({ length: 3000 }, (_, at) =>
      phrase(at, 'operator', `${at} ${'word '.repeat(20)}`),
    );
    const { user, phraseOf } = modelRequest([question(1)], long);
    const { phrases } = JSON.parse(user) as { phrases: { n?: number; left_out?: number }[] };
    expect(user.length).toBeLessThan(60_000);
    expect([phrases[0]?.n, phrases.at(-1)?.n]).toEqual([1, 3000]);
    const gap = phrases.findIndex(({ left_out }) => left_out !== undefined);
    expect((phrases[gap - 1]?.n ?? 0) + (phrases[gap]?.left_out ?? 0) + 1).toBe(phrases[gap + 1]?.n);
    expect(phraseOf.size).toBe(phrases.length - 1);
  });

  it('is the same for the same words and questions only', () => {
    expect(wordsRead(said)).toBe(wordsRead([...said]));
    expect(wordsRead(said)).not.toBe(wordsRead(said.slice(0, 2)));
    expect(questionRead(question(1))).toBe(questionRead({ ...question(1), control_value: 99, id: 1 }));
    expect(questionRead(question(1))).not.toBe(questionRead(question(1, { description: 'More' })));
  });
});

describe('what a model answers', () => {
  const read = (given: unknown, asked = question(1)) => {
    const request = modelRequest([asked], said);
    const content = typeof given === 'string' ? given : JSON.stringify({ answers: [given] });
    return readModelAnswers(content, [asked], request, said)?.get(1);
  };
  const answer = (part: object) => ({
    question: 1,
    answer: 'yes',
    confidence: 0.8,
    reason: 'So',
    phrases: [1],
    ...part,
  });
  const scale = question(1, { mode: 'scale', scale: { from: 1, to: 5 } });
  const choice = question(1, { mode: 'choice', options: [{ text: 'One' }, { text: 'Two' }] });
  const number = question(1, { mode: 'number' });

  it('stands with its phrases and its reason', () => {
    expect(read(answer({ phrases: [2, 1, 77, -1] }))).toEqual({
      answer: 'yes',
      confidence: 0.8,
      reason: 'model',
      note: 'So',
      moments: [
        expect.objectContaining({ phrase_id: 7, text: 'good morning', words: [0, 1] }),
        expect.objectContaining({ phrase_id: 9, text: 'hello' }),
      ],
    });
  });

  it.each<[string, NumberedQuestion, object, unknown]>([
    ['no needs no phrase', question(1), { answer: 'no', phrases: [] }, 'no'],
    ['an option by its number', choice, { answer: 2 }, 11],
    ['an option in words', choice, { answer: '1' }, 10],
    ['a scale', scale, { answer: 5 }, 5],
    ['a number', number, { answer: '2.5' }, 2.5],
    ['nothing', question(1), { answer: 'cannot_tell' }, null],
  ])('is read: %s', (_, asked, part, value) => {
    expect(read(answer(part), asked)).toMatchObject({ answer: value, reason: 'model' });
  });

  it.each<[string, NumberedQuestion, object]>([
    ['a yes without a phrase', question(1), { phrases: [] }],
    ['a yes with phrases that are not there', question(1), { phrases: [3, 0, 1.5] }],
    ['another word', question(1), { answer: 'Yes' }],
    ['an option that is not there', choice, { answer: 3 }],
    ['an option in part', choice, { answer: 1.5 }],
    ['beyond a scale', scale, { answer: 6 }],
    ['no number', number, { answer: '' }],
    ['an endless number', number, { answer: 'Infinity' }],
    ['no surety', question(1), { confidence: null }],
    ['too much surety', question(1), { confidence: 1.1 }],
  ])('has failed: %s', (_, asked, part) => {
    expect(read(answer(part), asked)).toMatchObject({
      answer: null,
      confidence: null,
      reason: 'model_failed',
    });
  });

  it.each([
    ['two answers to one question', JSON.stringify({ answers: [answer({}), answer({ answer: 'no' })] })],
    ['none', JSON.stringify({ answers: [answer({ question: 2 })] })],
  ])('has failed: %s', (_, content) => {
    expect(read(content)).toMatchObject({ answer: null, reason: 'model_failed' });
  });

  it.each([
    ['words', 'Yes, of course'],
    ['JSON of something else', '{"yes":true}'],
    ['no list', '{"answers":{}}'],
  ])('is none at all: %s', (_, content) => {
    expect(read(content)).toBeUndefined();
  });

  it('has a reason that can be kept, and is not endless', () => {
    const { note = '' } = read(answer({ reason: `a\u0000b\ud800${'x'.repeat(2000)}` })) ?? {};
    expect(note.startsWith('ab\ufffd')).toBe(true);
    expect(note.length).toBe(500);
  });
});
