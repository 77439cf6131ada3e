import { expect, test } from 'vitest';
import type { ReportValue } from '../reports.api.ts';
import type { Measure } from '../reports.ts';
import { changeOf } from './change.ts';
import { trustOf } from './trust.ts';

const measure = (part: Partial<Measure>): Measure => ({
  name: 'passed',
  of: 1,
  share: true,
  stat: 'mean',
  ...part,
});
const value = (part: Partial<ReportValue>): ReportValue => ({
  value: 0.8,
  n: 400,
  hits: 320,
  low: 0.76,
  high: 0.84,
  before: { value: 0.6, n: 400 },
  open: { query: null, filters: {} },
  ...part,
});

test('a change is judged only where it is more than chance and one way is better', () => {
  expect(changeOf(measure({}), value({}))).toMatchObject({ isSure: true, verdict: 'better' });
  const again = measure({ name: 'called_again', of: null });
  expect(changeOf(again, value({}))).toMatchObject({ isSure: true, verdict: 'worse' });
  const tag = measure({ name: 'tag' });
  expect(changeOf(tag, value({}))).toMatchObject({ isSure: true, verdict: null });
  expect(changeOf(measure({}), value({ before: { value: 0.79, n: 400 } }))).toMatchObject({
    isSure: false,
    verdict: null,
  });
});

test('of few calls, and of what is only counted, nobody knows whether it is chance', () => {
  expect(changeOf(measure({}), value({ n: 9 }))).toMatchObject({ isSure: null, verdict: null });
  const calls = measure({ name: 'calls', of: null });
  expect(changeOf(calls, value({ value: 5, before: { value: 3, n: 3 } }))).toMatchObject({
    by: 2,
    isSure: null,
  });
  expect(changeOf(measure({}), value({ before: null }))).toBeNull();
  expect(changeOf(measure({}), value({ before: { value: null, n: 0 } }))).toBeNull();
});

test('a mean is compared by its interval', () => {
  const score = measure({ name: 'score' });
  const now = { value: 75, hits: null, low: 74, high: 76 };
  expect(changeOf(score, value({ ...now, before: { value: 69, n: 400 } }))).toMatchObject({
    verdict: 'better',
  });
  expect(changeOf(score, value({ ...now, before: { value: 74.5, n: 400 } }))?.isSure).toBe(false);
});

test('numbers of few calls are not relied on, counts always are', () => {
  expect(trustOf(measure({}), value({ n: 9 }))).toBe('few');
  expect(trustOf(measure({}), value({ n: 29 }))).toBe('faded');
  expect(trustOf(measure({}), value({ n: 30 }))).toBe('sure');
  expect(trustOf(measure({}), value({ value: null, n: 0 }))).toBe('none');
  expect(trustOf(measure({ share: false }), value({ value: 2, n: 3 }))).toBe('sure');
  expect(trustOf(measure({ name: 'length', of: null, stat: 'sum' }), value({ n: 3 }))).toBe('sure');
});
