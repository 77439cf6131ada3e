import type { Annotation } from '@earshot/core/annotations/annotations.api.ts';
import type { PhraseEmotion } from '@earshot/core/emotions/emotions.ts';
import type { Match } from '@earshot/core/patterns/patterns.api.ts';
import { expect, it } from 'vitest';
import { decorOf } from './call-decor.ts';

const phrases = [{ id: 0 }, { id: 4 }, { id: 7 }];
const hit = (phrase_id: number, words: [number, number]) => ({
  phrase_id,
  words,
  speaker: 'a',
  role: null,
  start_ms: 0,
  end_ms: 1,
  text: '',
});
const match = (kind: 'query' | 'emotion', hits: ReturnType<typeof hit>[]): Match => ({
  kind: 'tag',
  id: 3,
  name: 'Refund',
  color: 'red',
  evidence: [{ method: 0, kind, value: null, hits, spans: [] }],
});
const note = { id: 1, phrase_id: 4, words: [0, 1], text: 'see' } as unknown as Annotation;

it('puts hits and notes on their phrases by place, a rule once a phrase', () => {
  const decor = decorOf({
    phrases,
    matches: [match('query', [hit(4, [1, 2]), hit(4, [4, 4]), hit(99, [0, 0])])],
    notes: [note],
    emotions: null,
  });
  expect([...decor.keys()]).toEqual([1]);
  expect(decor.get(1)).toEqual({
    marks: [
      { from: 1, to: 2, className: 'hit-word', title: 'Refund' },
      { from: 4, to: 4, className: 'hit-word', title: 'Refund' },
      { from: 0, to: 1, className: 'noted', title: 'see' },
    ],
    chips: [{ key: 'tag-3', text: 'Refund', color: 'red' }],
    notes: [note],
    emotion: null,
  });
});

it('marks no words for what a whole phrase is, nor a note whose words are gone', () => {
  const gone = { ...note, phrase_id: null, words: null };
  const decor = decorOf({
    phrases,
    matches: [match('emotion', [hit(4, [0, 9])])],
    notes: [gone],
    emotions: null,
  });
  expect(decor.size).toBe(0);
});

it('colours the words that decided', () => {
  const felt = (phrase_id: number, emotion: PhraseEmotion['emotion']): PhraseEmotion => ({
    phrase_id,
    emotion,
    valence: -1,
    words: [2],
    voice: false,
  });
  const decor = decorOf({
    phrases,
    matches: [],
    notes: [],
    emotions: [felt(0, 'neutral'), felt(7, 'anger')],
  });
  expect([...decor]).toEqual([
    [
      2,
      { marks: [{ from: 2, to: 2, className: 'felt felt-anger' }], chips: [], notes: [], emotion: 'anger' },
    ],
  ]);
});
