import { expect, it } from 'vitest';
import { markHolds } from './conversation.ts';
import { callParts, isInPart, Part } from './part.ts';
import type { SpeakerRole } from './role.ts';

const duration_ms = 100_000;
const role: SpeakerRole | null = null;
const phrases = [0, 29_999, 30_000, 49_999, 50_000, 69_999, 70_000].map((start_ms, id) => {
  return { id, speaker: 'a', role, start_ms, end_ms: start_ms + 10, words: [] };
});
const marked = markHolds(phrases, [
  { start_ms: 29_000, end_ms: 30_000 },
  { start_ms: 50_000, end_ms: 50_001 },
]);

it.each<[string, Parameters<typeof Part.parse>[0], number[]]>([
  ['everything', { name: 'entire' }, [0, 1, 2, 3, 4, 5, 6]],
  ['half a minute from the beginning', { name: 'beginning' }, [0, 1]],
  ['seconds from the beginning', { name: 'beginning', seconds: 50 }, [0, 1, 2, 3]],
  ['a share of the beginning, before its seconds', { name: 'beginning', seconds: 1, percent: 30 }, [0, 1]],
  ['half a minute to the end', { name: 'ending' }, [6]],
  ['a share to the end', { name: 'ending', percent: 50 }, [4, 5, 6]],
  ['the first half', { name: 'first_half' }, [0, 1, 2, 3]],
  ['the second half', { name: 'second_half' }, [4, 5, 6]],
  ['all but what begins in a hold', { name: 'talk_time' }, [0, 2, 3, 5, 6]],
])('%s', (_title, part, ids) => {
  const asked = Part.parse(part);
  expect(marked.filter((phrase) => isInPart(phrase, asked, duration_ms)).map(({ id }) => id)).toEqual(ids);
});

it('a phrase of a call without holds is in every part at some time', () => {
  for (const name of callParts) {
    const part = Part.parse({ name });
    expect(markHolds(phrases, []).some((phrase) => isInPart(phrase, part, duration_ms))).toBe(true);
  }
});
