import type { CallFilters, PlainFilters } from '@earshot/core/calls/call-filters.ts';
import type { OneName, UnsaidName } from '@earshot/core/calls/dimensions.ts';
import type { ConversionCondition } from '@earshot/core/conversions/conversions.ts';
import type { KeepPlan } from '@earshot/core/reports/count-plan.ts';
import { againColumn, columnNames } from '../day-columns/column-names.ts';
import { columnOfRule, type Known, ruleKinds } from './known.ts';
import { keepsOfScore, keepsOfScript, ofRules } from './rule-keeps.ts';

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
  field_numbers: (asked) => ({
    kind: 'any',
    of: [
      asked.map(({ name, start, to }) => ({
        kind: 'range',
        column: columnNames.field(name),
        least: start,
        most: to,
      })),
    ],
  }),
  score: (asked, known) => {
    const of = asked.map((one) => keepsOfScore(one, known));
    return of.includes(null) ? null : { kind: 'any', of: [of.flatMap((keeps) => keeps ?? [])] };
  },
  scripts: (ids, known) => ofRules('script', ids, known),
  labels: (ids, known) => ofRules('label', ids, known),
  projects: (ids, known) => ofRules('project', ids, known),
  goals: (ids, known) => ofRules('goal', ids, known),
  scripts_known: (ids, known) => anyOf(ids, (id) => keepsOfScript(id, known)?.known),
  scripts_said: (ids, known) =>
    anyOf(ids, (id) => {
      const keeps = keepsOfScript(id, known);
      return keeps && [...keeps.looked, keeps.said];
    }),
  conversion_base: (ids, known) => anyOf(ids, (id) => keepsOfConversion(id, known)?.base),
  conversions: (ids, known) =>
    anyOf(ids, (id) => {
      const keeps = keepsOfConversion(id, known);
      return keeps && [...keeps.base, ...keeps.met];
    }),
  without: (names, { rules }) => ({
    kind: 'unsaid',
    things: names.map((name) => {
      const rule = ruleOf(name);
      return rule === null ? [unsaidColumns[name as OneName]] : Array.from(rules[rule], columnOfRule[rule]);
    }),
  }),
};

/** Of one of some things all holds that it takes; null where columns do not say that of each. */
function anyOf(
  ids: readonly number[],
  keepsOfOne: (id: number) => readonly KeepPlan[] | null | undefined,
): KeepPlan | null {
  const of = ids.map((id) => keepsOfOne(id) ?? null);
  return of.includes(null) ? null : { kind: 'any', of: of.filter((one) => one !== null) };
}

const ruleOf = (name: UnsaidName) => ruleKinds.find((kind) => `${kind}s` === name) ?? null;

/** The calls that filters leave; null where columns do not say which. */
export function keepsOf({ also = [], ...plain }: CallFilters, known: Known): KeepPlan[] | null {
  const keeps = [plain, ...also].map((one) => keepsOfPlain(one, known));
  return keeps.includes(null) ? null : keeps.flatMap((some) => some ?? []);
}

function keepsOfPlain(
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
    if (asked === undefined || (Array.isArray(asked) && asked.length === 0)) continue;
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

/**
 * Calls that could have been a conversion, and what has to hold for one to be; as `conversions/conversion-condition.sql.ts` asks the rows.
 * Null where columns do not say it: words, a field, or a project decides.
 */
export function keepsOfConversion(id: number, known: Known): { base: KeepPlan[]; met: KeepPlan[] } | null {
  const conversion = known.conversions.get(id);
  if (conversion === undefined || conversion.is_marked || conversion.out_of.query !== null) return null;
  const { counts, out_of } = conversion;
  // None is out of another one.
  const base = keepsOf(out_of.filters, { ...known, conversions: new Map() });
  const met = counts.conditions.map((condition) => keepOf(condition, known));
  if (base === null || met.includes(null)) return null;
  const conditions = met.filter((one) => one !== null);
  // Without a condition only projects say which calls are one.
  const isAll = counts.join === 'all' && conditions.length > 0;
  return { base, met: isAll ? conditions : [{ kind: 'any', of: conditions.map((one) => [one]) }] };
}

function keepOf(condition: ConversionCondition, known: Known): KeepPlan | null {
  if (condition.kind === 'field') return null;
  if (condition.kind !== 'goal') return ofRules(condition.kind, [condition.id], known);
  if (!known.rules.goal.has(condition.id)) return null;
  const passed = Number(condition.outcome === 'passed');
  return { kind: 'range', column: columnNames.passed(condition.id), least: passed, most: passed };
}
