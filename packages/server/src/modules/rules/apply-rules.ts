import { type AnalysedCall, detect } from '@earshot/core/detection/detect.ts';
import type { Evidence } from '@earshot/core/detection/detection.ts';
import { createDetectionSet, type DetectionSet } from '@earshot/core/detection/detection-set.ts';
import type { Semantics } from '@earshot/core/matching/find.ts';
import type { RuleKind } from '@earshot/core/rules/rules.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import type { CompiledRule } from './compiled-rules.ts';
import {
  dropMatches,
  dropTags,
  patternStandings,
  putMatches,
  putTags,
  type Standing,
  tagStandings,
} from './rule-results.store.ts';

export type RuleCall = { file_id: string; started_at: Date; operator: string | null; call: AnalysedCall };

/** A rule, or one that was not saved yet and stands nowhere. */
export type TriedRule = Pick<CompiledRule, 'kind' | 'detection'> & { id: number | null };

type OnCall<Rule> = { rule: Rule; call: RuleCall };
type Found<Rule> = OnCall<Rule> & { evidence: Evidence[] };

/** What rules do to calls. `kept`: it held before and does; what people decided counts nowhere. */
export type Outcome<Rule = CompiledRule> = {
  added: Found<Rule>[];
  removed: OnCall<Rule>[];
  kept: Found<Rule>[];
};

/**
 * What the rules find in these calls beside what stands there; nothing is written. `set`: a set that these rules are of,
 * where there is one.
 */
export async function tryRules<Rule extends TriedRule>(
  db: Db,
  workspaceId: number,
  rules: readonly Rule[],
  calls: readonly RuleCall[],
  semantics: Semantics | null,
  set: DetectionSet = createDetectionSet(rules.map(({ detection }) => detection)),
): Promise<Outcome<Rule>> {
  const standings = await standingsOf(db, workspaceId, rules, calls);
  const outcome: Outcome<Rule> = { added: [], removed: [], kept: [] };
  for (const call of calls) {
    const candidates = set.candidates(call.call.conversation);
    for (const rule of rules) {
      const standing = standings.get(placeOf(rule.kind, rule.id, call.file_id));
      if (standing === 'hand' || standing === 'taken_off') continue;
      const found = candidates.has(rule.detection) ? detect(rule.detection, call.call, semantics) : null;
      if (found?.holds)
        (standing === 'rule' ? outcome.kept : outcome.added).push({ rule, call, evidence: found.evidence });
      else if (standing === 'rule') outcome.removed.push({ rule, call });
    }
  }
  return outcome;
}

/** Writes what the rules find in these calls. */
export async function applyRules(
  ctx: Ctx,
  tx: Db,
  rules: readonly CompiledRule[],
  calls: readonly RuleCall[],
  semantics: Semantics | null,
  set?: DetectionSet,
): Promise<Outcome> {
  const outcome = await tryRules(tx, ctx.workspaceId, rules, calls, semantics, set);
  const found = [...outcome.added, ...outcome.kept].map(({ evidence, ...one }) => {
    const { started_at, operator } = one.call;
    return { ...placed(one), version: one.rule.version, evidence, started_at, operator };
  });
  const gone = outcome.removed.map(placed);
  await putTags(tx, ctx.workspaceId, found.filter(isTag), ctx.now());
  await dropTags(tx, ctx.workspaceId, gone.filter(isTag));
  await putMatches(tx, ctx.workspaceId, found.filter(isPattern));
  await dropMatches(tx, ctx.workspaceId, gone.filter(isPattern));
  return outcome;
}

function placed({ rule, call }: OnCall<CompiledRule>) {
  return { kind: rule.kind, rule_id: rule.id, file_id: call.file_id };
}

const isTag = ({ kind }: { kind: RuleKind }) => kind === 'tag';
const isPattern = ({ kind }: { kind: RuleKind }) => kind === 'pattern';

async function standingsOf(
  db: Db,
  workspaceId: number,
  rules: readonly TriedRule[],
  calls: readonly RuleCall[],
): Promise<Map<string, Standing>> {
  const files = calls.map(({ file_id }) => file_id);
  const ids = (ofKind: (rule: TriedRule) => boolean) => rules.filter(ofKind).flatMap(({ id }) => id ?? []);
  const tags = await tagStandings(db, workspaceId, ids(isTag), files);
  const patterns = await patternStandings(db, workspaceId, ids(isPattern), files);
  const found = new Map<string, Standing>();
  for (const one of tags) found.set(placeOf('tag', one.rule_id, one.file_id), one.standing);
  for (const one of patterns) found.set(placeOf('pattern', one.rule_id, one.file_id), one.standing);
  return found;
}

function placeOf(kind: RuleKind, ruleId: number | null, fileId: string): string {
  return `${kind} ${ruleId} ${fileId}`;
}
