import type { CallFilters, PlainFilters } from '@earshot/core/calls/call-filters.ts';
import { manyNames, type OneName } from '@earshot/core/calls/dimensions.ts';
import { type ByName, isTimeStep } from '@earshot/core/reports/by-what.ts';
import type { CountPlan, KeepPlan, KeyPlan, MeasurePlan } from '@earshot/core/reports/count-plan.ts';
import { metricOfKey } from '@earshot/core/reports/measures.ts';
import { type Measure, percentileOf } from '@earshot/core/reports/reports.ts';
import { columnNames } from '../day-columns/column-names.ts';
import type { Bins, Way } from './ways.ts';

/** What has to be known besides the columns. */
export type Known = {
  /** Of each operator their team, `0` without one. */
  teams: ReadonlyMap<string, string>;
  tags: ReadonlySet<number>;
  goals: ReadonlySet<number>;
};

/** How calls are counted from columns in each of some ways to group them; null where they do not say enough, and the rows are asked. */
export function planOf(
  groups: readonly (readonly Way[])[],
  measures: readonly Measure[],
  filters: CallFilters,
  known: Known,
): CountPlan | null {
  const counted = measures.map((measure) => countedOf(measure, known));
  const { also = [], ...plain } = filters;
  const keeps = [plain, ...also].map((one) => keepsOf(one, known));
  // One for each way, so that groups are known to have it in common.
  const keys = new Map(groups.flat().map((way) => [way, keyOf(way, known)]));
  if (counted.includes(null) || keeps.includes(null) || [...keys.values()].includes(null)) return null;
  return {
    groups: groups.map((by) => by.flatMap((way) => keys.get(way) ?? [])),
    measures: counted.filter((one) => one !== null),
    keeps: keeps.flatMap((some) => some ?? []),
  };
}

function keyOf(way: Way, known: Known): KeyPlan | null {
  return typeof way === 'string' ? keyOfName(way, known) : binsOf(way, known);
}

function binsOf({ measure, starts }: Bins, known: Known): KeyPlan | null {
  const counted = countedOf(measure, known);
  return counted?.kind === 'number' ? { ...counted, kind: 'bins', starts } : null;
}

function keyOfName(name: ByName, { teams, tags }: Known): KeyPlan | null {
  if (isTimeStep(name)) return { kind: 'step', step: name };
  switch (name) {
    case 'weekday':
      return { kind: 'weekday' };
    case 'length':
      return { kind: 'length', column: 'duration' };
    case 'team':
      return { kind: 'words', column: 'agent', instead: teams };
    case 'tag':
      return { kind: 'marks', columns: new Map([...tags].map((id) => [String(id), columnNames.tag(id)])) };
    case 'pattern':
    case 'script':
    case 'goal':
    case 'project':
      return null;
    default:
      return { kind: 'words', column: name };
  }
}

function countedOf(measure: Measure, { tags, goals }: Known): MeasurePlan | null {
  const { name, of } = measure;
  const percentile = percentileOf(measure);
  const id = Number(of);
  switch (name) {
    case 'calls':
      return { kind: 'calls' };
    case 'length':
      return { kind: 'number', column: 'duration', least: 1, percentile };
    case 'metric': {
      const { metric, who } = metricOfKey(String(of));
      return { kind: 'number', column: columnNames.metric(metric, who === 'anyone' ? '' : who), percentile };
    }
    case 'emotion':
      return { kind: 'word', column: 'emotion', word: String(of) };
    case 'tag':
      return tags.has(id) ? { kind: 'mark', column: columnNames.tag(id) } : null;
    case 'score':
      return goals.has(id) ? { kind: 'number', column: columnNames.score(id), percentile } : null;
    case 'passed':
      return goals.has(id) ? { kind: 'flag', column: columnNames.passed(id) } : null;
    case 'coverage':
      return goals.has(id) ? { kind: 'flag', column: columnNames.published(id) } : null;
    default:
      return null;
  }
}

type Keeping = {
  [Name in keyof PlainFilters]: (asked: NonNullable<PlainFilters[Name]>, known: Known) => KeepPlan | null;
};

const words = (column: string, of: readonly (string | number)[]): KeepPlan => ({
  kind: 'words',
  column,
  of: new Set(of.map(String)),
});
const unsaidColumns: Record<OneName, string> = {
  agents: 'agent',
  subscribers: 'customer',
  sources: 'source',
  direction: 'direction',
  language: 'language',
  emotions: 'emotion',
  queue: 'queue',
  disposition: 'disposition',
  campaign: 'campaign',
  duration: 'duration',
};

/** Filters that columns answer; lists that are empty ask for nothing, and are not asked. */
const keeping: Keeping = {
  agents: (ids) => words('agent', ids),
  subscribers: (ids) => words('customer', ids),
  sources: (ids) => words('source', ids),
  direction: (one) => words('direction', [one]),
  language: (some) => words('language', some),
  emotions: (some) => words('emotion', some),
  queue: (some) => words('queue', some),
  disposition: (some) => words('disposition', some),
  campaign: (some) => words('campaign', some),
  hour: (some) => words('hour', some),
  weekday: (some) => ({ kind: 'weekday', of: new Set(some) }),
  teams: (ids, { teams }) => ({
    kind: 'words',
    column: 'agent',
    instead: teams,
    of: new Set(ids.map(String)),
  }),
  duration: ({ start, to }) => ({
    kind: 'range',
    column: 'duration',
    least: start || null,
    most: to || null,
  }),
  without: (names) =>
    names.some((name) => manyNames.some((one) => one === name))
      ? null
      : { kind: 'unsaid', columns: names.map((name) => unsaidColumns[name as OneName]) },
};

function keepsOf({ matching, tags, ...filters }: PlainFilters, known: Known): KeepPlan[] | null {
  const keeps: KeepPlan[] = [];
  if (tags !== undefined && tags.length > 0) {
    if (tags.some((id) => !known.tags.has(id))) return null;
    keeps.push({ kind: 'marked', columns: tags.map(columnNames.tag), isAny: matching !== 'all' });
  }
  for (const [name, asked] of Object.entries(filters)) {
    // Periods are the days that are counted.
    if (name === 'periods' || asked === undefined || (Array.isArray(asked) && asked.length === 0)) continue;
    const keep = (keeping as Record<string, ((asked: unknown, known: Known) => KeepPlan | null) | undefined>)[
      name
    ];
    const one = keep?.(asked, known) ?? null;
    if (one === null) return null;
    if (one.kind === 'range' && one.least === null && one.most === null) continue;
    keeps.push(one);
  }
  return keeps;
}
