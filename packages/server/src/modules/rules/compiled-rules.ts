import { type CompiledDetection, compileDetection } from '@earshot/core/detection/detect.ts';
import { Detection } from '@earshot/core/detection/detection.ts';
import { methodIssue } from '@earshot/core/detection/detection-limits.ts';
import { createDetectionSet, type DetectionSet } from '@earshot/core/detection/detection-set.ts';
import { type Failure, fail } from '@earshot/core/errors.ts';
import type { RuleKind } from '@earshot/core/rules/rules.ts';
import type { ScriptIssue } from '@earshot/core/wording/compile-script.ts';
import { mostCharacters, mostVariations } from '@earshot/core/wording/steps.ts';
import type { Ctx } from '../../platform/context.ts';
import { extensionsOf } from '../../platform/extensions.ts';
import { perProgram } from '../../platform/per-program.ts';
import { lexicon } from '../matching/lexicon.ts';
import { invalidQuery } from '../matching/understand-query.ts';
import { refuseUnknownMetrics } from '../metrics/custom-metrics.ts';
import { adapterOf, type RuleRow, ruleKindAdapters } from './rule-kinds.ts';

/** A tag rule or a pattern, ready to be applied. */
export type CompiledRule = {
  kind: RuleKind;
  id: number;
  name: string;
  version: number;
  /** Only calls that arrived from then on; null for all. */
  appliesFrom: Date | null;
  detection: CompiledDetection;
};

/** The rules of a workspace, and what picks out those that the words of a call do not rule out. */
export type WorkspaceRules = { rules: CompiledRule[]; set: DetectionSet };

/** Compiled detections by rule and version; a workspace with more rules than this compiles them again. */
const mostKept = 20_000;
const keptRules = perProgram(() => ({
  compiled: new Map<string, CompiledDetection>(),
  /** By workspace. One call is analysed after the other, and the rules are mostly the same. */
  sets: new Map<number, DetectionSet>(),
}));

/** Every rule of the workspace. */
export async function loadRules(ctx: Ctx): Promise<WorkspaceRules> {
  const loaded = await Promise.all(
    extensionsOf(ctx, ruleKindAdapters).map(async ({ kind, load }) =>
      (await load(ctx)).map((row) => compiledRule(ctx, kind, row)),
    ),
  );
  const rules = loaded.flat();
  const detections = rules.map(({ detection }) => detection);
  return { rules, set: setOf(ctx, detections) };
}

/** A rule of the workspace; undefined when it is gone, or is a tag that has none. */
export async function findRule(
  ctx: Ctx,
  { kind, id }: { kind: RuleKind; id: number },
): Promise<CompiledRule | undefined> {
  const [row] = await adapterOf(ctx, kind).load(ctx, id);
  return row === undefined ? undefined : compiledRule(ctx, kind, row);
}

function compiledRule(
  ctx: Ctx,
  kind: RuleKind,
  { id, name, version, applies_from, ...row }: RuleRow,
): CompiledRule {
  const key = `${ctx.workspaceId}:${kind}:${id}:${version}`;
  const kept = keptRules(ctx);
  let detection = kept.compiled.get(key);
  if (detection === undefined) {
    detection = compileDetection(Detection.parse(row.detection), lexicon()).compiled;
    if (kept.compiled.size >= mostKept) {
      kept.compiled.clear();
      kept.sets.clear();
    }
    kept.compiled.set(key, detection);
  }
  return { kind, id, name, version, appliesFrom: applies_from, detection };
}

/** The same compiled detections are the same versions of the same rules; any other are a set of their own. */
function setOf(ctx: Ctx, detections: readonly CompiledDetection[]): DetectionSet {
  const { sets } = keptRules(ctx);
  const before = sets.get(ctx.workspaceId);
  const isSame =
    before?.detections.length === detections.length &&
    detections.every((detection, at) => detection === before.detections[at]);
  if (before !== undefined && isSame) return before;
  const set = createDetectionSet(detections);
  sets.set(ctx.workspaceId, set);
  return set;
}

/**
 * Compiles a detection as it stands in an editor; throws `queries.invalid` with the method and the place, or what is wrong with
 * the limits of a number.
 */
export function understandDetection(detection: Detection): CompiledDetection {
  for (const method of detection.methods) {
    const issue = methodIssue(method);
    if (issue !== undefined) throw fail(issue.code, { metric: issue.metric });
  }
  const { compiled, issues, scriptIssues } = compileDetection(detection, lexicon());
  const [first] = issues;
  if (first !== undefined) throw invalidQuery(first);
  const [unread] = scriptIssues;
  if (unread !== undefined) throw invalidScript(unread);
  return compiled;
}

/** What is wrong with a sentence of a script; variations are counted from 1, as they are shown. */
function invalidScript({ code: problem, ...at }: ScriptIssue & { method: number }): Failure {
  if (problem === 'too_many_variations')
    return fail('scripts.too_many', { most: mostVariations, characters: mostCharacters });
  if (!('variation' in at)) return fail('scripts.invalid', { problem, variation: 1, method: at.method });
  const { variation, method, start, end, found = '' } = at;
  return fail('scripts.invalid', { problem, variation: variation + 1, method, start, end, found });
}

/** Throws unless every query of the detection can be understood, and every number of it is there. */
export async function refuseInvalid(ctx: Ctx, detection: Detection): Promise<void> {
  understandDetection(detection);
  await refuseUnknownMetrics(
    ctx,
    detection.methods.flatMap((method) => (method.kind === 'metric' ? [method.metric] : [])),
  );
}
