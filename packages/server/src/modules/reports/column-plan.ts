import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { type ByName, isTimeStep } from '@earshot/core/reports/by-what.ts';
import type { CountPlan, KeyPlan, MeasurePlan } from '@earshot/core/reports/count-plan.ts';
import { metricOfKey } from '@earshot/core/reports/measures.ts';
import { type Measure, percentileOf } from '@earshot/core/reports/reports.ts';
import { againColumn, columnNames } from '../day-columns/column-names.ts';
import { keepsOf, keepsOfConversion } from './column-keeps.ts';
import { columnOfRule, type Known } from './known.ts';
import { keepsOfScript } from './rule-keeps.ts';
import type { Bins, Way } from './ways.ts';

/** How calls are counted from columns in each of some ways to group them; null where they do not say enough, and the rows are asked. */
export function planOf(
  groups: readonly (readonly Way[])[],
  measures: readonly Measure[],
  filters: CallFilters,
  known: Known,
): CountPlan | null {
  const counted = measures.map((measure) => countedOf(measure, known));
  // Periods are the days that are counted.
  const keeps = keepsOf(withoutPeriods(filters), known);
  // One for each way, so that groups are known to have it in common.
  const keys = new Map(groups.flat().map((way) => [way, keyOf(way, known)]));
  if (counted.includes(null) || keeps === null || [...keys.values()].includes(null)) return null;
  return {
    groups: groups.map((by) => by.flatMap((way) => keys.get(way) ?? [])),
    measures: counted.filter((one) => one !== null),
    keeps,
  };
}

function withoutPeriods({ also, ...filters }: CallFilters): CallFilters {
  const besides = also && { also: also.map((one) => ({ ...one, periods: undefined })) };
  return { ...filters, periods: undefined, ...besides };
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
    case 'label':
    case 'project':
    case 'goal':
      return {
        kind: 'marks',
        columns: new Map([...rules[name]].map((id) => [String(id), columnOfRule[name](id)])),
      };
    default:
      return { kind: 'words', column: name };
  }
}

function countedOf(measure: Measure, known: Known): MeasurePlan | null {
  const { rules } = known;
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
    case 'field':
      return { kind: 'number', column: columnNames.field(String(of)), percentile };
    case 'emotion':
      return { kind: 'word', column: 'emotion', word: String(of) };
    case 'tag':
    case 'pattern':
      return rules[name].has(id) ? { kind: 'mark', column: columnNames[name](id) } : null;
    case 'script': {
      const keeps = keepsOfScript(id, known);
      return keeps && { kind: 'share', of: keeps.known, hits: [keeps.said] };
    }
    case 'conversion': {
      const keeps = keepsOfConversion(id, known);
      return keeps && { kind: 'share', of: keeps.base, hits: keeps.met };
    }
    case 'revenue': {
      const keeps = keepsOfConversion(id, known);
      const value = known.conversions.get(id)?.value;
      if (keeps === null || value === undefined) return null;
      const column = value.field === null ? null : columnNames.field(value.field);
      return { kind: 'worth', of: [...keeps.base, ...keeps.met], each: value.fixed ?? 0, column };
    }
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
