import type { GoalScoreFilter } from '@earshot/core/calls/goal-score-filters.ts';
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

/**
 * What a goal makes of a call, as `goals/goals-condition.sql.ts` asks the rows; null where an answer to one of its questions is asked for,
 * and of a goal that is not there.
 */
export function keepsOfScore(
  { goal_id, start, to, outcome, stage, question_id }: GoalScoreFilter,
  { rules }: Known,
): KeepPlan[] | null {
  if (question_id !== undefined || !rules.goal.has(goal_id)) return null;
  const [score, passed, published] = [
    columnNames.score(goal_id),
    columnNames.passed(goal_id),
    columnNames.published(goal_id),
  ];
  const exactly = (column: string, value: 0 | 1): KeepPlan => ({
    kind: 'range',
    column,
    least: value,
    most: value,
  });
  // Every score says whether it is published.
  const keeps: KeepPlan[] = [{ kind: 'marked', columns: [published], isAny: true }];
  // Scores are kept in single precision, and limits compared in it.
  const [least, most] = [start, to].map((limit) => (limit === null ? null : Math.fround(limit)));
  if (start !== null || to !== null)
    keeps.push({ kind: 'range', column: score, least: least ?? null, most: most ?? null });
  if (outcome === 'passed' || outcome === 'failed') keeps.push(exactly(passed, outcome === 'passed' ? 1 : 0));
  if (outcome === 'decided') keeps.push({ kind: 'marked', columns: [passed], isAny: true });
  if (outcome === 'open') keeps.push({ kind: 'unsaid', things: [[passed]] });
  if (stage !== undefined) keeps.push(exactly(published, stage === 'published' ? 1 : 0));
  return keeps;
}
