import { describe, expect, it } from 'vitest';
import { flatMetrics, metricNames, metricOf } from './flat-metrics.ts';
import type { CallMetrics, Measured } from './metrics.ts';

const known = (value: number): Measured => ({ value, reason: null });
const unknown: Measured = { value: null, reason: 'no_times' };
const each = (names: readonly string[], made: (at: number) => Measured) =>
  Object.fromEntries(names.map((name, at) => [name, made(at)]));

const ofCall = metricNames.filter(({ name, of_call }) => of_call && name !== 'words').map(({ name }) => name);
const ofSide = metricNames.filter(({ of_side }) => of_side).map(({ name }) => name);
/** Every number of the call is its place in the list, those of the operator are ten more; the other side has none. */
const metrics = {
  ...each(ofCall, known),
  duration_ms: 90_000,
  silence_ms: unknown,
  speakers: [
    { role: 'operator', ...each(ofSide, () => unknown) },
    { role: 'operator', ...each(ofSide, (at) => known(at + 10)), turns: unknown },
    { role: 'abonent', ...each(ofSide, () => unknown) },
    { role: null, ...each(ofSide, () => known(99)) },
  ],
} as unknown as CallMetrics;

describe('the numbers that lists are filtered by', () => {
  const of = (side: string) =>
    Object.fromEntries(
      flatMetrics(metrics, 7)
        .filter((one) => one.speaker_role === side)
        .map((one) => [one.metric, one.value]),
    );

  it('are those of the call that were measured, and its words', () => {
    const measured = ofCall.map((name, at) => [name, at]).filter(([name]) => name !== 'silence_ms');
    expect(of('')).toEqual({ ...Object.fromEntries(measured), duration_ms: 90_000, words: 7 });
  });

  it('are those of a side, from the first who was measured in its role', () => {
    const measured = ofSide.map((name, at) => [name, at + 10]).filter(([name]) => name !== 'turns');
    expect(of('operator')).toEqual(Object.fromEntries(measured));
    expect(of('abonent')).toEqual({});
  });

  it('are of nobody else', () => {
    expect(new Set(flatMetrics(metrics, 7).map(({ speaker_role }) => speaker_role))).toEqual(
      new Set(['', 'operator']),
    );
  });
});

it('a number that is not known says why', () => {
  expect(metricOf(metrics, 7, 'silence_ms', null)).toEqual(unknown);
  expect(metricOf(metrics, 7, 'turns', 'abonent')).toEqual(unknown);
  expect(metricOf({ ...metrics, speakers: [] }, 7, 'turns', 'abonent')).toEqual({
    value: null,
    reason: 'unknown_speakers',
  });
});
