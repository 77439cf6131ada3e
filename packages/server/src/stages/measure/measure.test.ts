import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Span } from '@earshot/core/call/span.ts';
import { Thresholds } from '@earshot/core/metrics/metrics.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataDir, removeDataDir } from '../../testing/server.ts';
import { decodeAudio } from '../decode/decode.ts';
import { detectActivity } from '../vad/activity.ts';
import { runMeasure } from './measure.ts';

type Truth = { holds: (Span & { kind: string })[]; interruptions: (Span & { by: string })[] };
type Event = Span & { call: string; what: string };

const demo = fileURLToPath(new URL('../../../../../demo/', import.meta.url));

let work: string;
const truth: { holds: Event[]; interruptions: Event[] } = { holds: [], interruptions: [] };
const found: typeof truth = { holds: [], interruptions: [] };

beforeAll(async () => {
  work = await makeDataDir();
  const calls = (await readdir(demo))
    .filter((name) => name.endsWith('.opus'))
    .map((name) => name.slice(0, -5));
  expect(calls).toHaveLength(12);
  for (const call of calls) {
    const known = JSON.parse(await readFile(join(demo, `${call}.json`), 'utf8')) as Truth;
    for (const hold of known.holds) truth.holds.push({ ...hold, call, what: hold.kind });
    for (const one of known.interruptions) truth.interruptions.push({ ...one, call, what: one.by });
    const { holds, interruptions } = (await measured(call)).evidence;
    for (const hold of holds) found.holds.push({ ...hold, call, what: hold.kind });
    for (const one of interruptions) found.interruptions.push({ ...one, call, what: one.by });
  }
}, 180_000);
afterAll(() => removeDataDir(work));

/** As the product does it: sound, speech of each channel, numbers. */
async function measured(call: string) {
  const out_dir = join(work, call);
  const path = join(demo, `${call}.opus`);
  const decoded = await decodeAudio({ path, format: 'opus', out_dir, max_duration_ms: 600_000 });
  const pcm_paths = decoded.pcm.map((name) => join(out_dir, name));
  const { channels } = await detectActivity({ pcm_paths }, {});
  return runMeasure({
    duration_ms: decoded.duration_ms,
    mode: 'stereo',
    roles: ['operator', 'abonent'],
    activity: channels,
    speakers: ['operator', 'abonent'].map((role, channel) => ({
      id: role,
      role: role as 'operator' | 'abonent',
      channel,
      name: null,
    })),
    phrases: [],
    has_turn_times: false,
    thresholds: Thresholds.parse({}),
    pcm_paths,
  });
}

/** Each moment of the truth is met by at most one that was found: same call, same kind, overlapping. */
function score(expected: readonly Event[], actual: readonly Event[]) {
  const left = new Set(actual);
  const missed: Event[] = [];
  for (const one of expected) {
    const match = [...left].find(
      (other) =>
        other.call === one.call &&
        other.what === one.what &&
        other.start_ms < one.end_ms &&
        other.end_ms > one.start_ms,
    );
    if (match === undefined) missed.push(one);
    else left.delete(match);
  }
  const right = expected.length - missed.length;
  return { f1: (2 * right) / (expected.length + actual.length), missed, invented: [...left] };
}

describe('the sample calls', () => {
  it('have every hold found, with its kind, and no other', () => {
    expect(truth.holds.length).toBeGreaterThan(3);
    expect(score(truth.holds, found.holds)).toEqual({ f1: 1, missed: [], invented: [] });
  });

  it('have their holds where they are, to within a second', () => {
    for (const hold of truth.holds) {
      const match = found.holds.find((other) => other.call === hold.call && other.start_ms < hold.end_ms);
      expect(Math.abs((match?.start_ms ?? 0) - hold.start_ms)).toBeLessThan(1000);
      expect(Math.abs((match?.end_ms ?? 0) - hold.end_ms)).toBeLessThan(1000);
    }
  });

  it('have the interruptions found, by the side that came in', () => {
    expect(truth.interruptions.length).toBeGreaterThan(2);
    const { f1, ...errors } = score(truth.interruptions, found.interruptions);
    expect(f1, JSON.stringify(errors)).toBeGreaterThanOrEqual(0.95);
  });
});
