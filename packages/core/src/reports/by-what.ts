import type { Permission } from '../access.ts';
import type { CallFilters } from '../calls/call-filters.ts';
import { hours, type UnsaidName, weekdays } from '../calls/dimensions.ts';

export const byGroups = ['when', 'who', 'about', 'which'] as const;
export type ByGroup = (typeof byGroups)[number];

type ByWhat = {
  group: ByGroup;
  /** The filter that leaves the calls of one key; a period where there is none. */
  filter: keyof CallFilters | null;
  /** What the filter is given: an id, a word, or two limits. */
  key: 'id' | 'word' | 'time' | 'length';
  /** How a call that has no value is asked for; a call always has one where there is nothing. */
  unsaid?: UnsaidName;
  /** A call can have several, so that rows do not add up. */
  isMany?: true;
  needs?: Permission;
};

/** What calls are grouped by, in the order in which it is offered. */
export const byWhat = {
  hour: { group: 'when', filter: 'hour', key: 'word' },
  weekday: { group: 'when', filter: 'weekday', key: 'word' },
  day: { group: 'when', filter: null, key: 'time' },
  week: { group: 'when', filter: null, key: 'time' },
  month: { group: 'when', filter: null, key: 'time' },
  agent: { group: 'who', filter: 'agents', key: 'id', unsaid: 'agents', needs: 'agents.read' },
  team: { group: 'who', filter: 'teams', key: 'id', unsaid: 'agents', needs: 'agents.read' },
  customer: {
    group: 'who',
    filter: 'subscribers',
    key: 'id',
    unsaid: 'subscribers',
    needs: 'subscribers.read',
  },
  tag: { group: 'about', filter: 'tags', key: 'id', unsaid: 'tags', isMany: true, needs: 'tags.read' },
  pattern: {
    group: 'about',
    filter: 'patterns',
    key: 'id',
    unsaid: 'patterns',
    isMany: true,
    needs: 'patterns.read',
  },
  script: {
    group: 'about',
    filter: 'scripts',
    key: 'id',
    unsaid: 'scripts',
    isMany: true,
    needs: 'scripts.read',
  },
  label: {
    group: 'about',
    filter: 'labels',
    key: 'id',
    unsaid: 'labels',
    isMany: true,
    needs: 'classifiers.read',
  },
  goal: { group: 'about', filter: 'goals', key: 'id', unsaid: 'goals', isMany: true, needs: 'goals.read' },
  project: {
    group: 'about',
    filter: 'projects',
    key: 'id',
    unsaid: 'projects',
    isMany: true,
    needs: 'projects.read',
  },
  emotion: { group: 'about', filter: 'emotions', key: 'word', unsaid: 'emotions' },
  source: { group: 'which', filter: 'sources', key: 'id', unsaid: 'sources', needs: 'sources.read' },
  direction: { group: 'which', filter: 'direction', key: 'word', unsaid: 'direction' },
  language: { group: 'which', filter: 'language', key: 'word', unsaid: 'language' },
  length: { group: 'which', filter: 'duration', key: 'length', unsaid: 'duration' },
  queue: { group: 'which', filter: 'queue', key: 'word', unsaid: 'queue' },
  disposition: { group: 'which', filter: 'disposition', key: 'word', unsaid: 'disposition' },
  campaign: { group: 'which', filter: 'campaign', key: 'word', unsaid: 'campaign' },
} as const satisfies Record<string, ByWhat>;

export type ByName = keyof typeof byWhat;
export const byNames = Object.keys(byWhat) as ByName[];
export const byOf = (name: ByName): ByWhat => byWhat[name];

/** Days, weeks and months of the workspace's clock. */
export const timeSteps = ['day', 'week', 'month'] as const satisfies readonly ByName[];
export type TimeStep = (typeof timeSteps)[number];
export const isTimeStep = (name: ByName): name is TimeStep => timeSteps.some((one) => one === name);

/** Lengths that are told apart, as the first second of each; the last has no end. */
export const lengthSteps_s = [0, 30, 60, 180, 300, 600, 1200] as const;

/** All keys, in their order, of what has a fixed number of them. */
export function fixedKeys(name: ByName): readonly string[] | null {
  if (name === 'hour') return hours;
  if (name === 'weekday') return weekdays;
  if (name === 'length') return lengthSteps_s.map(String);
  return null;
}

/**
 * The filters that leave the calls of one key; null is that of calls which say nothing. Those of times are periods, whose bounds only a
 * calendar knows: they are asked for elsewhere.
 */
export function filtersOfKey(name: ByName, key: string | null): CallFilters {
  const { filter, key: kind, unsaid } = byOf(name);
  if (filter === null) return {};
  if (key === null) return unsaid === undefined ? {} : { without: [unsaid] };
  if (kind === 'length') return { duration: lengthsOf(Number(key)) };
  if (filter === 'direction') return { direction: key === 'outbound' ? 'outbound' : 'inbound' };
  return { [filter]: [kind === 'id' ? Number(key) : key] };
}

/** Values that one filter takes. */
const mostValues = 200;

/** The filters that leave the calls of any of some keys; null where no filter says so. */
export function filtersOfKeys(name: ByName, keys: readonly string[]): CallFilters | null {
  const { filter, key: kind } = byOf(name);
  if (filter === null || filter === 'direction' || kind === 'length' || keys.length > mostValues) return null;
  return { [filter]: keys.map((key) => (kind === 'id' ? Number(key) : key)) };
}

/** Both ends belong to it; 0 is none. */
function lengthsOf(start_s: number): { start: number; to: number } {
  const next_s = lengthSteps_s.find((one) => one > start_s);
  return { start: start_s * 1000, to: next_s === undefined ? 0 : next_s * 1000 - 1 };
}
