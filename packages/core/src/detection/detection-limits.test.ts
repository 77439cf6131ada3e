import { describe, expect, it } from 'vitest';
import { DetectionMethod } from './detection.ts';
import { methodIssue } from './detection-limits.ts';

const metric = (name: string, limits: [number | null, number | null], who = 'anyone') => ({
  kind: 'metric',
  metric: name,
  who,
  limits,
});

describe('numbers that a rule can ask for', () => {
  it.each([
    [metric('holds', [1, null])],
    [metric('talk_share', [0.2, 0.8], 'operator')],
    [metric('talk_share', [0, 1], 'abonent')],
    [metric('loudness_db', [-60, -20])],
    [metric('duration_ms', [null, 60_000])],
    [metric('words', [5, 5])],
    [metric('custom_3', [-5, 5])],
    [{ kind: 'event', event: 'holds' }],
    [{ kind: 'emotion', emotion: 'anger', limits: [0.5, null] }],
    [{ kind: 'query', query: { phrases: ['hello'] } }],
  ])('%j', (method) => {
    expect(methodIssue(DetectionMethod.parse(method))).toBe(undefined);
  });

  it.each([
    [metric('holds', [null, null]), 'metrics.limit_missing'],
    [metric('holds', [3, 1]), 'metrics.limits_order'],
    [metric('holds', [-1, null]), 'metrics.limit_range'],
    [metric('talk_share', [0.2, 80], 'operator'), 'metrics.limit_range'],
    [metric('talk_share', [0.2, null]), 'metrics.unknown'],
    [metric('holds', [1, null], 'operator'), 'metrics.unknown'],
    [metric('mood', [1, null]), 'metrics.unknown'],
    [metric('custom_3', [1, null], 'operator'), 'metrics.unknown'],
    [metric('toString', [1, null]), 'metrics.unknown'],
    [{ kind: 'event', event: 'holds', limits: [null, null] }, 'metrics.limit_missing'],
    [{ kind: 'emotion', emotion: 'anger', limits: [0.5, 2] }, 'metrics.limit_range'],
  ])('not %j', (method, code) => {
    expect(methodIssue(DetectionMethod.parse(method))?.code).toBe(code);
  });
});
