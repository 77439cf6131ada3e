import { type AnalysedCall, detect } from '@earshot/core/detection/detect.ts';
import type { Evidence } from '@earshot/core/detection/detection.ts';
import { createDetectionSet, type DetectionSet } from '@earshot/core/detection/detection-set.ts';
import type { Semantics } from '@earshot/core/matching/find.ts';
import type { RuleKind } from '@earshot/core/rules/rules.ts';
import type { Ctx, TxCtx } from '../../platform/context.ts';
import { dropPlaces, keepFound, type Standing, standingsOf } from '../findings/findings.ts';
import type { CompiledRule } from './compiled-rules.ts';

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
  ctx: Ctx,
  rules: readonly Rule[],
  calls: readonly RuleCall[],
  semantics: Semantics | null,
  set: DetectionSet = createDetectionSet(rules.map(({ detection }) => detection)),
): Promise<Outcome<Rule>> {
  const standings = await standingsOfRules(ctx, rules, calls);
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
  ctx: TxCtx,
  rules: readonly CompiledRule[],
  calls: readonly RuleCall[],
  semantics: Semantics | null,
  set?: DetectionSet,
): Promise<Outcome> {
  const outcome = await tryRules(ctx, rules, calls, semantics, set);
  const found = [...outcome.added, ...outcome.kept].map(({ evidence, ...one }) => {
    const { started_at, operator } = one.call;
    return { ...placed(one), version: one.rule.version, evidence, started_at, operator };
  });
  await keepFound(ctx, found);
  await dropPlaces(ctx, outcome.removed.map(placed));
  return outcome;
}

function placed({ rule, call }: OnCall<CompiledRule>) {
  return { kind: rule.kind, rule_id: rule.id, file_id: call.file_id };
}

async function standingsOfRules(
  ctx: Ctx,
  rules: readonly TriedRule[],
  calls: readonly RuleCall[],
): Promise<Map<string, Standing>> {
  const files = calls.map(({ file_id }) => file_id);
  const found = new Map<string, Standing>();
  for (const [kind, some] of Map.groupBy(rules, (rule) => rule.kind)) {
    const ids = some.flatMap(({ id }) => id ?? []);
    for (const one of await standingsOf(ctx, kind, ids, files))
      found.set(placeOf(kind, one.rule_id, one.file_id), one.standing);
  }
  return found;
}

function placeOf(kind: RuleKind, ruleId: number | null, fileId: string): string {
  return `${kind} ${ruleId} ${fileId}`;
}
