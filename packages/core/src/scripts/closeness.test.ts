import { expect, it } from 'vitest';
import type { Saying } from '../wording/saying.ts';
import { addCloseness, emptyCloseness, mostNear } from './closeness.ts';

const call = { file_id: 'a', name: 'A', operator: null, started_at: '2026-03-01T10:00:00Z' };
const saying = (variation: number, closeness: number, is_said: boolean): Saying => ({
  variation,
  closeness,
  is_said,
  speaker: 'operator',
  start_ms: 0,
  end_ms: 1,
  text: '',
  places: [],
  difference: [],
});

it('puts each call where its closest place is, and what cannot be known nowhere', () => {
  const sum = emptyCloseness(30, 4, 2);
  const sayings = [saying(0, 0.4, true), saying(1, 1, true)];
  addCloseness(sum, call, { outcome: 'said', reason: null, closeness: 1, sayings }, 0);
  addCloseness(
    sum,
    call,
    { outcome: 'unsure', reason: null, closeness: 0.27, sayings: [saying(0, 0.27, false)] },
    0,
  );
  addCloseness(sum, call, { outcome: 'not_said', reason: null, closeness: 0, sayings: [] }, 0.12);
  addCloseness(
    sum,
    call,
    { outcome: 'not_applicable', reason: 'no_words_of_speaker', closeness: 0, sayings: [] },
    0,
  );
  expect(sum).toMatchObject({ said: 1, unsure: 1, not_said: 1, unknown: 1, variations: [0, 1] });
  expect(sum.histogram.flatMap((count, bar) => (count === 0 ? [] : [bar]))).toEqual([2, 5, 19]);
  expect(sum.near).toMatchObject([{ file_id: 'a', saying: { closeness: 0.27 } }]);
});

it('shows some of the near misses, and counts all', () => {
  const sum = emptyCloseness(30, 50, 1);
  for (let at = 0; at < mostNear + 5; at += 1)
    addCloseness(
      sum,
      call,
      { outcome: 'unsure', reason: null, closeness: 0.27, sayings: [saying(0, 0.27, false)] },
      0,
    );
  expect(sum.unsure).toBe(mostNear + 5);
  expect(sum.near).toHaveLength(mostNear);
});
