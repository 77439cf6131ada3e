import type { Permission } from '../access.ts';
import { whos } from '../call/role.ts';
import type { CallFilters } from '../calls/call-filters.ts';
import { emotionNames } from '../emotions/emotions.ts';
import { boundsOfMetric } from '../metrics/metric-limits.ts';
import { questionMeasured, questionOfKey } from './question-key.ts';

/** What a measure needs to be told besides its name. */
export const measuredThings = [
  'metric',
  'emotion',
  'tag',
  'pattern',
  'script',
  'label',
  'goal',
  'question',
  'conversion',
  'field',
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
  /** Of the people of a cohort, not of calls: those who had a call at all. */
  came_back: { group: 'calls', of: null, kind: 'share' },
  field: { group: 'calls', of: 'field', kind: 'number' },
  metric: { group: 'metrics', of: 'metric', kind: 'number' },
  emotion: { group: 'emotions', of: 'emotion', kind: 'share' },
  tag: { group: 'rules', of: 'tag', kind: 'share', needs: 'tags.read' },
  pattern: { group: 'rules', of: 'pattern', kind: 'share', needs: 'patterns.read' },
  label: { group: 'rules', of: 'label', kind: 'share', needs: 'classifiers.read' },
  script: { group: 'quality', of: 'script', kind: 'share', better: 'high', needs: 'scripts.read' },
  score: { group: 'quality', of: 'goal', kind: 'number', better: 'high', needs: 'goals.read' },
  /** Of the answers to a question that earn points: what they earn of its points, 0 … 100. */
  question: { group: 'quality', of: 'question', kind: 'number', better: 'high', needs: 'goals.read' },
  passed: { group: 'quality', of: 'goal', kind: 'share', better: 'high', needs: 'goals.read' },
  coverage: { group: 'quality', of: 'goal', kind: 'share', better: 'high', needs: 'goals.read' },
  /** Of the questions about a call that a person answered blind, the share that the machine answered alike. */
  agreement: { group: 'quality', of: 'goal', kind: 'number', better: 'high', needs: 'reviews.read' },
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

/**
 * Whether a measure can be of this: an emotion there is, the name of a metric or of a field, the key of a question, the id of a rule or
 * goal, or nothing.
 */
export function isOfKind(name: MeasureName, of: string | number | null): boolean {
  const thing = measureOf(name).of;
  if (thing === null) return of === null;
  if (thing === 'emotion') return emotionNames.some((one) => one === of);
  if (thing === 'question') return typeof of === 'string' && questionOfKey(of) !== null;
  return thing === 'metric' || thing === 'field' ? typeof of === 'string' : typeof of === 'number';
}

/** Calls that a measure is of, and those among them that it counts; the same where it counts all of them. */
export type MeasureFilters = { base: CallFilters; hit: CallFilters };

/** A side and a metric, as `operator.talk_share`; of the whole call without a side. */
export function metricOfKey(key: string): { metric: string; who: (typeof whos)[number] } {
  const [, side, metric = key] = /^(operator|abonent)\.(.+)$/.exec(key) ?? [];
  return { metric, who: whos.find((one) => one === side) ?? 'anyone' };
}

/**
 * `of`: the id of a rule or a goal, the name of an emotion or of a field, a metric as `metricOfKey` reads it, or a question as
 * `questionOfKey` does.
 */
export function filtersOf(name: MeasureName, of: string | number | null): MeasureFilters {
  const id = Number(of);
  const all = (filters: CallFilters) => ({ base: filters, hit: filters });
  switch (name) {
    case 'calls':
    case 'came_back':
      return all({});
    case 'length':
      return all({ duration: { start: 1, to: 0 } });
    case 'called_again':
      return { base: { called_again: ['yes', 'no'] }, hit: { called_again: ['yes'] } };
    case 'metric': {
      const { metric, who } = metricOfKey(String(of));
      return all({ metrics: [{ metric, who, start: boundsOfMetric(metric)[0], to: null }] });
    }
    case 'field':
      return all({ field_numbers: [{ name: String(of), start: null, to: null }] });
    case 'agreement':
      return all({ compared: [id] });
    case 'emotion':
      return {
        base: { emotions: [...emotionNames] },
        hit: { emotions: emotionNames.filter((one) => one === of) },
      };
    case 'tag':
      return { base: {}, hit: { tags: [id] } };
    case 'pattern':
      return { base: {}, hit: { patterns: [id] } };
    case 'label':
      return { base: { labels_known: [id] }, hit: { labels: [id] } };
    case 'script':
      return { base: { scripts_known: [id] }, hit: { scripts_said: [id] } };
    case 'score':
      return all({ score: [{ goal_id: id, start: 0, to: null, outcome: null }] });
    case 'question':
      return all(earning(of, { start: null, to: null }));
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

/** Calls in which the answer to a question earns so much of its points. */
function earning(
  of: string | number | null,
  credit: { start: number | null; to: number | null },
): CallFilters {
  return { score: [{ ...questionMeasured(of), start: null, to: null, outcome: null, credit }] };
}

/** Numbers from one on, and below another; null is open. */
export type Within = { from: number; below: number | null };

/**
 * The filters that leave the calls whose number lies between two limits; null of a measure that calls cannot be asked for by. Filters
 * have limits that belong to them, so the upper one is the number just below.
 */
export function filtersWithin(
  name: MeasureName,
  of: string | number | null,
  { from, below }: Within,
): CallFilters | null {
  const to = below === null ? null : justBelow(below);
  switch (name) {
    case 'length':
      // A length of 0 is none that is known, and 0 as the upper limit is no limit.
      return { duration: { start: Math.max(1, from), to: below === null ? 0 : below - 1 } };
    case 'metric': {
      const { metric, who } = metricOfKey(String(of));
      const [least, most] = boundsOfMetric(metric);
      return {
        metrics: [{ metric, who, start: inBounds(from, least, most), to: to && inBounds(to, least, most) }],
      };
    }
    case 'field':
      return { field_numbers: [{ name: String(of), start: from, to }] };
    case 'score': {
      // Scores are kept in single precision, and filters compare them so: the limits are the first and the last that lie within.
      const [start, to] = [singleFrom(from), below === null ? null : singleBelow(below)];
      return {
        score: [
          {
            goal_id: Number(of),
            start: inBounds(start, 0, 100),
            to: to && inBounds(to, 0, 100),
            outcome: null,
          },
        ],
      };
    }
    case 'question':
      return earning(of, { start: inBounds(from, 0, 100), to: to && inBounds(to, 0, 100) });
    default:
      return null;
  }
}

/** No limit of a filter lies beyond what its number can be. */
const inBounds = (number: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, number));

/** The greatest number below another. */
function justBelow(number: number): number {
  if (number === 0) return -Number.MIN_VALUE;
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, number);
  view.setBigInt64(0, view.getBigInt64(0) + (number > 0 ? -1n : 1n));
  return view.getFloat64(0);
}

/** The least number in single precision that is no less than another. */
function singleFrom(number: number): number {
  const near = Math.fround(number);
  return near < number ? besideSingle(near, 1) : near;
}

/** The greatest number in single precision below another. */
function singleBelow(number: number): number {
  const near = Math.fround(number);
  return near < number ? near : besideSingle(near, -1);
}

/** The next number in single precision above or below one; that of zero is as near as there is. */
function besideSingle(number: number, way: 1 | -1): number {
  const view = new DataView(new ArrayBuffer(4));
  if (number === 0) view.setInt32(0, 1);
  else {
    view.setFloat32(0, number);
    view.setInt32(0, view.getInt32(0) + (number > 0 ? way : -way));
  }
  return number === 0 ? way * view.getFloat32(0) : view.getFloat32(0);
}
