import type { Semantics } from '@earshot/core/matching/find.ts';
import { type AnalysedCall, detect } from '@earshot/core/patterns/detect.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import type { CompiledRule } from './compiled-rules.ts';
import {
  dropMatches,
  dropTags,
  patternStandings,
  putMatches,
  putTags,
  type Result,
  type Standing,
  tagStandings,
} from './rule-results.store.ts';

export type RuleCall = { file_id: string; started_at: Date; operator: string | null; call: AnalysedCall };

/** What a rule does to calls. `kept`: it held before and does; what people decided counts nowhere. */
export type Outcome = { added: Result[]; removed: string[]; kept: Result[] };

/** What the rule finds in these calls beside what stands there; nothing is written. */
export async function tryRule(
  db: Db,
  workspaceId: number,
  rule: Pick<CompiledRule, 'kind' | 'detection'> & { id: number | null },
  calls: readonly RuleCall[],
  semantics: Semantics | null,
): Promise<Outcome> {
  const ids = calls.map(({ file_id }) => file_id);
  let standings = new Map<string, Standing>();
  if (rule.id !== null)
    standings =
      rule.kind === 'tag'
        ? await tagStandings(db, workspaceId, rule.id, ids)
        : await patternStandings(db, workspaceId, rule.id, ids);
  const outcome: Outcome = { added: [], removed: [], kept: [] };
  for (const { file_id, call } of calls) {
    const standing = standings.get(file_id);
    if (standing === 'hand' || standing === 'taken_off') continue;
    const { holds, evidence } = detect(rule.detection, call, semantics);
    if (holds) (standing === 'rule' ? outcome.kept : outcome.added).push({ file_id, evidence });
    else if (standing === 'rule') outcome.removed.push(file_id);
  }
  return outcome;
}

/** Writes what a rule finds in these calls. */
export async function applyRule(
  ctx: Ctx,
  tx: Db,
  rule: CompiledRule,
  calls: readonly RuleCall[],
  semantics: Semantics | null,
): Promise<Outcome> {
  const outcome = await tryRule(tx, ctx.workspaceId, rule, calls, semantics);
  const found = [...outcome.added, ...outcome.kept];
  if (rule.kind === 'tag') {
    await putTags(tx, ctx.workspaceId, rule, found, ctx.now());
    await dropTags(tx, ctx.workspaceId, rule.id, outcome.removed);
  } else {
    const byId = new Map(calls.map((call) => [call.file_id, call]));
    const rows = found.flatMap((result) => {
      const call = byId.get(result.file_id);
      return call === undefined ? [] : [{ ...result, started_at: call.started_at, operator: call.operator }];
    });
    await putMatches(tx, ctx.workspaceId, rule, rows);
    await dropMatches(tx, ctx.workspaceId, rule.id, outcome.removed);
  }
  return outcome;
}
