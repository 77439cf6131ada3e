import { priorityOf } from '@earshot/core/pipelines/order-of-work.ts';
import { measureSpeed } from '@earshot/core/queue/speed.ts';
import { describe, expect, it } from 'vitest';
import { type Known, lineOf } from './lines.ts';
import type { LiveRow } from './queue.queries.ts';

const now = new Date(Date.UTC(2026, 10, 22, 12));
const known: Known = {
  now,
  speed: measureSpeed([]),
  isWorked: true,
  places: { recordings: 2, quick: 1 },
  progressOf: () => 0.5,
};
/** A minute of WAV, which is half a minute of work. */
const row = (file_id: string | null, more: Partial<LiveRow> = {}): LiveRow => ({
  is_own: true,
  is_quick: false,
  state: 'created',
  workspace: '1',
  priority: priorityOf(now, 30),
  came_ms: now.getTime(),
  started_ms: null,
  ready_ms: now.getTime(),
  worker_stopped: null,
  file_id,
  type: 'audio',
  extension: 'wav',
  size_bytes: 960_000,
  duration_ms: null,
  has_transcript: false,
  ...more,
});
const inWork: Partial<LiveRow> = { state: 'active', started_ms: now.getTime() - 10_000 };

describe('a line', () => {
  it.each<
    [string, LiveRow[], Partial<Known>, { free: boolean; starts: Record<string, number | null | undefined> }]
  >([
    ['has free places', [row('a', inWork)], {}, { free: true, starts: { a: null } }],
    [
      'has none while both are filled',
      [row('a', inWork), row('b', inWork), row('c')],
      {},
      { free: false, starts: { a: null, b: null, c: 15 } },
    ],
    [
      'has none while a run that was cancelled still fills one',
      [row('a', inWork), row(null, inWork), row('b')],
      {},
      { free: false, starts: { a: null, b: 0 } },
    ],
    [
      'passes over runs that were cancelled while they waited',
      [row('a', inWork), row('b', inWork), row(null), row('c'), row('d')],
      {},
      { free: false, starts: { a: null, b: null, c: 15, d: 15 } },
    ],
    [
      'has as many places as are filled where nobody knows how many there are',
      [row('a', inWork), row('b', inWork), row('c'), row('d')],
      { places: { recordings: 1, quick: 1 } },
      { free: false, starts: { a: null, b: null, c: 15, d: 15 } },
    ],
    [
      'says nothing where nobody works on it',
      [row('a', inWork), row('b')],
      { isWorked: false },
      { free: true, starts: { a: undefined, b: undefined } },
    ],
  ])('%s', (_, rows, more, { free, starts }) => {
    const line = lineOf(rows, { ...known, ...more });
    expect(line.hasFreePlace).toBe(free);
    for (const [id, start] of Object.entries(starts))
      expect([id, line.dues.get(id)?.start_s]).toEqual([id, start]);
  });
});
