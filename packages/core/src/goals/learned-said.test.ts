import { expect, it } from 'vitest';
import { learnedSaid } from './learned-said.ts';

const phrases = [3, 4, 5, 6].map((id) => ({
  id,
  speaker: 'a',
  role: 'operator' as const,
  start_ms: id * 1000,
  end_ms: id * 1000 + 500,
  in_hold: false,
  words: [{ text: `word${id}`, start_ms: 0, end_ms: 1 }],
}));
const reasons = [
  { feature: 'operator_thanks', contribution: 1.23456, is_less: false, phrase_ids: [6, 3, 4, 5] },
  { feature: 'phrases', contribution: -0.5, is_less: true, phrase_ids: [] },
];

it.each([
  ['answers', { answer: true, leaning: true }, 'automatic', 'yes', null],
  ['is below its gate', { answer: null, leaning: false }, 'automatic', 'no', 'below_bar'],
  ['only assists', { answer: true, leaning: true }, 'assist', 'yes', 'assists'],
  ['only assists, and is unsure', { answer: null, leaning: true }, 'assist', 'yes', 'assists'],
] as const)('a learned question that %s', (_, said, judgement, answer, proposes) => {
  expect(learnedSaid({ ...said, probability: 0.8, reasons }, { judgement }, phrases)).toMatchObject({
    answer,
    proposes,
    confidence: 0.8,
    reason: 'learned',
    grounds: [
      { feature: 'operator_thanks', contribution: 1.235, phrase_ids: [6, 3, 4] },
      { feature: 'phrases', contribution: -0.5, is_less: true, phrase_ids: [] },
    ],
    moments: [
      { phrase_id: 3, text: 'word3' },
      { phrase_id: 4, text: 'word4' },
      { phrase_id: 6, text: 'word6' },
    ],
  });
});

it('says nothing of a call without words', () => {
  const said = { answer: true, leaning: true, probability: 0.9, reasons: [] };
  expect(learnedSaid(said, { judgement: 'automatic' }, [])).toMatchObject({
    answer: null,
    reason: 'no_words',
  });
});
