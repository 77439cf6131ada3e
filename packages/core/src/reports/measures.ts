import type { Permission } from '../access.ts';
import { whos } from '../call/role.ts';
import type { CallFilters } from '../calls/call-filters.ts';
import { emotionNames } from '../emotions/emotions.ts';
import { boundsOfMetric } from '../metrics/metric-limits.ts';

/** What a measure needs to be told besides its name. */
export const measuredThings = [
  'metric',
  'emotion',
  'tag',
  'pattern',
  'script',
  'goal',
  'conversion',
] as const;
export type MeasuredThing = (typeof measuredThings)[number];

export const measureGroups = ['calls', 'metrics', 'emotions', 'rules', 'quality', 'conversions'] as const;
export type MeasureGroup = (typeof measureGroups)[number];

type Measure = {
  group: MeasureGroup;
  of: MeasuredThing | null;
  /**
   * `count`: how many calls; `share`: in how many of those in which it can be known; `number`: what each call has a number of;
   * `sum`: of what only the total says something.
   */
  kind: 'count' | 'share' | 'number' | 'sum';
  needs?: Permission;
  /** Which way is better, where one is. */
  better?: 'high' | 'low';
};

/**
 * Everything that reports count. What a call is counted as follows from the filters of `filtersOf`; a number besides has its place in
 * the server's `numbers.sql.ts`.
 */
export const measures = {
  calls: { group: 'calls', of: null, kind: 'count' },
  length: { group: 'calls', of: null, kind: 'number' },
  called_again: { group: 'calls', of: null, kind: 'share', better: 'low', needs: 'subscribers.read' },
  metric: { group: 'metrics', of: 'metric', kind: 'number' },
  emotion: { group: 'emotions', of: 'emotion', kind: 'share' },
  tag: { group: 'rules', of: 'tag', kind: 'share', needs: 'tags.read' },
  pattern: { group: 'rules', of: 'pattern', kind: 'share', needs: 'patterns.read' },
  script: { group: 'quality', of: 'script', kind: 'share', better: 'high', needs: 'scripts.read' },
  score: { group: 'quality', of: 'goal', kind: 'number', better: 'high', needs: 'goals.read' },
  passed: { group: 'quality', of: 'goal', kind: 'share', better: 'high', needs: 'goals.read' },
  coverage: { group: 'quality', of: 'goal', kind: 'share', better: 'high', needs: 'goals.read' },
  conversion: {
    group: 'conversions',
    of: 'conversion',
    kind: 'share',
    better: 'high',
    needs: 'conversions.read',
  },
  revenue: { group: 'conversions', of: 'conversion', kind: 'sum', better: 'high', needs: 'conversions.read' },
} as const satisfies Record<string, Measure>;

export type MeasureName = keyof typeof measures;
export const measureNames = Object.keys(measures) as MeasureName[];
export const measureOf = (name: MeasureName): Measure => measures[name];

/** Whether a measure can be of this: an emotion there is, the name of a metric, the id of a rule or goal, or nothing. */
export function isOfKind(name: MeasureName, of: string | number | null): boolean {
  const thing = measureOf(name).of;
  if (thing === null) return of === null;
  if (thing === 'emotion') return emotionNames.some((one) => one === of);
  return thing === 'metric' ? typeof of === 'string' : typeof of === 'number';
}

/** Calls that a measure is of, and those among them that it counts; the same where it counts all of them. */
export type MeasureFilters = { base: CallFilters; hit: CallFilters };

/** A side and a metric, as `operator.talk_share`; of the whole call without a side. */
export function metricOfKey(key: string): { metric: string; who: (typeof whos)[number] } {
  const [, side, metric = key] = /^(operator|abonent)\.(.+)$/.exec(key) ?? [];
  return { metric, who: whos.find((one) => one === side) ?? 'anyone' };
}

/** `of`: the id of a rule or a goal, the name of an emotion, or a metric as `metricOfKey` reads it. */
export function filtersOf(name: MeasureName, of: string | number | null): MeasureFilters {
  const id = Number(of);
  const all = (filters: CallFilters) => ({ base: filters, hit: filters });
  switch (name) {
    case 'calls':
      return all({});
    case 'length':
      return all({ duration: { start: 1, to: 0 } });
    case 'called_again':
      return { base: { called_again: ['yes', 'no'] }, hit: { called_again: ['yes'] } };
    case 'metric': {
      const { metric, who } = metricOfKey(String(of));
      return all({ metrics: [{ metric, who, start: boundsOfMetric(metric)[0], to: null }] });
    }
    case 'emotion':
      return {
        base: { emotions: [...emotionNames] },
        hit: { emotions: emotionNames.filter((one) => one === of) },
      };
    case 'tag':
      return { base: {}, hit: { tags: [id] } };
    case 'pattern':
      return { base: {}, hit: { patterns: [id] } };
    case 'script':
      return { base: { scripts_known: [id] }, hit: { scripts_said: [id] } };
    case 'score':
      return all({ score: [{ goal_id: id, start: 0, to: null, outcome: null }] });
    case 'passed':
      return {
        base: { score: [{ goal_id: id, start: null, to: null, outcome: 'decided' }] },
        hit: { score: [{ goal_id: id, start: null, to: null, outcome: 'passed' }] },
      };
    case 'coverage':
      return {
        base: { goals: [id] },
        hit: { score: [{ goal_id: id, start: null, to: null, outcome: null, stage: 'published' }] },
      };
    case 'conversion':
      return { base: { conversion_base: [id] }, hit: { conversions: [id] } };
    case 'revenue':
      return all({ conversions: [id] });
  }
}
