import type { CallFilters, PlainFilters } from '@earshot/core/calls/call-filters.ts';
import type { OneName, UnsaidName } from '@earshot/core/calls/dimensions.ts';
import type { FindingKind } from '@earshot/core/findings/findings.ts';
import { type ByName, isTimeStep } from '@earshot/core/reports/by-what.ts';
import type { CountPlan, KeepPlan, KeyPlan, MeasurePlan } from '@earshot/core/reports/count-plan.ts';
import { metricOfKey } from '@earshot/core/reports/measures.ts';
import { type Measure, percentileOf } from '@earshot/core/reports/reports.ts';
import { againColumn, columnNames } from '../day-columns/column-names.ts';
import type { Bins, Way } from './ways.ts';

/** What has to be known besides the columns. */
export type Known = {
  /** Of each operator their team, `0` without one. */
  teams: ReadonlyMap<string, string>;
  rules: Readonly<Record<FindingKind | 'goal', ReadonlySet<number>>>;
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

function keyOfName(name: ByName, { teams, rules }: Known): KeyPlan | null {
  if (isTimeStep(name)) return { kind: 'step', step: name };
  switch (name) {
    case 'weekday':
      return { kind: 'weekday' };
    case 'length':
      return { kind: 'length', column: 'duration' };
    case 'team':
      return { kind: 'words', column: 'agent', instead: teams };
    case 'tag':
    case 'pattern':
    case 'script':
    case 'goal':
      return {
        kind: 'marks',
        columns: new Map([...rules[name]].map((id) => [String(id), columnOfRule[name](id)])),
      };
    case 'project':
      return null;
    default:
      return { kind: 'words', column: name };
  }
}

function countedOf(measure: Measure, { rules }: Known): MeasurePlan | null {
  const { name, of } = measure;
  const percentile = percentileOf(measure);
  const id = Number(of);
  switch (name) {
    case 'calls':
      return { kind: 'calls' };
    case 'length':
      return { kind: 'number', column: 'duration', least: 1, percentile };
    case 'called_again':
      return { kind: 'flag', column: againColumn };
    case 'metric': {
      const { metric, who } = metricOfKey(String(of));
      return { kind: 'number', column: columnNames.metric(metric, who === 'anyone' ? '' : who), percentile };
    }
    case 'emotion':
      return { kind: 'word', column: 'emotion', word: String(of) };
    case 'tag':
    case 'pattern':
      return rules[name].has(id) ? { kind: 'mark', column: columnNames[name](id) } : null;
    case 'score':
      return rules.goal.has(id) ? { kind: 'number', column: columnNames.score(id), percentile } : null;
    case 'passed':
      return rules.goal.has(id) ? { kind: 'flag', column: columnNames.passed(id) } : null;
    case 'coverage':
      return rules.goal.has(id) ? { kind: 'flag', column: columnNames.published(id) } : null;
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
  called_again: (asked) => {
    const isAsked = (one: 'yes' | 'no') => asked.includes(one);
    if (isAsked('yes') && isAsked('no')) return { kind: 'marked', columns: ['customer'], isAny: true };
    const only = Number(isAsked('yes'));
    return { kind: 'range', column: againColumn, least: only, most: only };
  },
  scripts: (ids, known) => ofRules('script', ids, known),
  goals: (ids, known) => ofRules('goal', ids, known),
  without: (names, { rules }) =>
    names.includes('projects')
      ? null
      : {
          kind: 'unsaid',
          things: names.flatMap((name) => {
            if (name === 'projects') return [];
            const rule = ruleOf(name);
            return rule === null
              ? [[unsaidColumns[name as OneName]]]
              : [Array.from(rules[rule], columnOfRule[rule])];
          }),
        },
};

type RuleKind = keyof Known['rules'];
/** The column of each rule that says something of the calls that it stands on. */
const columnOfRule = {
  tag: columnNames.tag,
  pattern: columnNames.pattern,
  script: columnNames.script,
  goal: columnNames.published,
} as const satisfies Record<RuleKind, (id: number) => string>;
const ruleKinds = Object.keys(columnOfRule) as RuleKind[];
const ruleOf = (name: UnsaidName): RuleKind | null => ruleKinds.find((kind) => `${kind}s` === name) ?? null;

/** Stands on any of some rules, or on each; of one that is not there the rows are asked. */
function ofRules(kind: RuleKind, ids: readonly number[], { rules }: Known, isAny = true): KeepPlan | null {
  if (ids.some((id) => !rules[kind].has(id))) return null;
  return { kind: 'marked', columns: ids.map(columnOfRule[kind]), isAny };
}

function keepsOf(
  { matching, tags = [], patterns = [], ...filters }: PlainFilters,
  known: Known,
): KeepPlan[] | null {
  const keeps: KeepPlan[] = [];
  for (const [kind, ids] of [
    ['tag', tags],
    ['pattern', patterns],
  ] as const) {
    if (ids.length === 0) continue;
    const keep = ofRules(kind, ids, known, matching !== 'all');
    if (keep === null) return null;
    keeps.push(keep);
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
