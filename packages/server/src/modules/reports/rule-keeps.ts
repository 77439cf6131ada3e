import type { KeepPlan } from '@earshot/core/reports/count-plan.ts';
import { columnNames } from '../day-columns/column-names.ts';
import { columnOfRule, type Known, type RuleKind } from './known.ts';

/** Stands on any of some rules, or on each; of one that is not there the rows are asked. */
export function ofRules(
  kind: RuleKind,
  ids: readonly number[],
  { rules }: Known,
  isAny = true,
): KeepPlan | null {
  if (ids.some((id) => !rules[kind].has(id))) return null;
  return { kind: 'marked', columns: ids.map(columnOfRule[kind]), isAny };
}

/**
 * Calls in which a script was looked for, those among them in which it can be known whether it was said, and what says that it was; as
 * `scripts/heard.sql.ts` asks the rows.
 */
export function keepsOfScript(
  id: number,
  { scripts }: Known,
): { looked: KeepPlan[]; known: KeepPlan[]; said: KeepPlan } | null {
  const script = scripts.get(id);
  if (script === undefined) return null;
  const { who, languages, applies_from } = script;
  const looked: KeepPlan[] = [{ kind: 'marked', columns: ['analysed'], isAny: true }];
  if (applies_from !== null)
    looked.push({ kind: 'range', column: 'created', least: applies_from, most: null });
  const said: KeepPlan = { kind: 'marked', columns: [columnNames.script(id)], isAny: true };
  const heard: KeepPlan[] = [{ kind: 'marked', columns: [columnNames.spoken(who)], isAny: true }];
  // A variation in no language that is known may be for calls in any; so may every one where that of the call is not known.
  if (!languages.includes(null))
    heard.push({ kind: 'words', column: 'script_language', of: new Set([...languages, null]) });
  return { looked, known: [...looked, { kind: 'any', of: [[said], heard] }], said };
}
