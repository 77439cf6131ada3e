import type { CallMoment } from '@earshot/core/detection/moments.ts';
import { momentsOfCall } from '@earshot/core/projects/found.ts';
import { expect, test } from 'vitest';
import { hitsOfMoments, silentMoments } from './moments.ts';

const said = (phrase_id: number, start_ms: number): CallMoment => ({
  phrase_id,
  words: [0, 1],
  start_ms,
  end_ms: start_ms + 500,
  speaker: 'a',
  role: 'abonent',
  text: 'close it',
});
const hold: CallMoment = {
  phrase_id: null,
  words: null,
  start_ms: 4000,
  end_ms: 9000,
  speaker: null,
  role: null,
  text: '',
};

const found = {
  query: { moments: [said(3, 9500)] },
  patterns: [
    { id: 1, moments: [said(3, 9500), hold] },
    { id: 2, moments: [said(1, 200)] },
  ],
};

test('moments stand in the order of the call, once each', () => {
  const moments = momentsOfCall(found);
  expect(moments.map(({ start_ms }) => start_ms)).toEqual([200, 4000, 9500]);
  expect(hitsOfMoments(moments).map(({ phrase_id }) => phrase_id)).toEqual([1, 3]);
  expect(silentMoments(moments)).toEqual([hold]);
});
