import { type CompiledDetection, compileDetection } from '@earshot/core/detection/detect.ts';
import { Detection } from '@earshot/core/detection/detection.ts';
import { methodIssue } from '@earshot/core/detection/detection-limits.ts';
import { createDetectionSet, type DetectionSet } from '@earshot/core/detection/detection-set.ts';
import { type NamedScripts, scriptVersions, withScripts } from '@earshot/core/detection/named-scripts.ts';
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
import { scriptsFor, scriptsIn } from './named-scripts.ts';
import { adapterOf, type RuleRow, ruleKindAdapters } from './rule-kinds.ts';

/** A tag rule or a pattern, ready to be applied. */
export type CompiledRule = {
  kind: RuleKind;
  id: number;
  name: string;
  version: number;
  /** Versions of the scripts that it names, as it goes by them; empty where it names none. */
  scripts: string;
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
    extensionsOf(ctx, ruleKindAdapters).map(async ({ kind, load }) => ({ kind, rows: await load(ctx) })),
  );
  const scripts = scriptsIn(loaded.flatMap(({ kind, rows }) => (kind === 'script' ? rows : [])));
  const rules = loaded.flatMap(({ kind, rows }) => rows.map((row) => compiledRule(ctx, kind, row, scripts)));
  const detections = rules.map(({ detection }) => detection);
  return { rules, set: setOf(ctx, detections) };
}

/** What a stored rule detects; null of one that is new, gone, or a tag that has none. */
export async function storedDetectionOf(
  ctx: Ctx,
  { kind, id }: { kind: RuleKind; id?: number | undefined },
): Promise<Detection | null> {
  const [row] = id === undefined ? [] : await adapterOf(ctx, kind).load(ctx, id);
  return row === undefined ? null : storedDetection(row);
}

/** A rule of the workspace; undefined when it is gone, or is a tag that has none. */
export async function findRule(
  ctx: Ctx,
  { kind, id }: { kind: RuleKind; id: number },
): Promise<CompiledRule | undefined> {
  const [row] = await adapterOf(ctx, kind).load(ctx, id);
  if (row === undefined) return undefined;
  return compiledRule(ctx, kind, row, await scriptsFor(ctx, storedDetection(row)));
}

function compiledRule(
  ctx: Ctx,
  kind: RuleKind,
  { id, name, version, applies_from, ...row }: RuleRow,
  named: NamedScripts,
): CompiledRule {
  const stored = storedDetection(row);
  const scripts = scriptVersions(stored, named);
  const key = `${ctx.workspaceId}:${kind}:${id}:${version}:${scripts}`;
  const kept = keptRules(ctx);
  let detection = kept.compiled.get(key);
  if (detection === undefined) {
    detection = compileDetection(withScripts(Detection.parse(stored), named), lexicon()).compiled;
    if (kept.compiled.size >= mostKept) {
      kept.compiled.clear();
      kept.sets.clear();
    }
    kept.compiled.set(key, detection);
  }
  return { kind, id, name, version, scripts, appliesFrom: applies_from, detection };
}

/** What the table of a rule holds; it was checked when it was written, and is read in full where it is compiled. */
const storedDetection = ({ detection }: Pick<RuleRow, 'detection'>): Detection => detection as Detection;

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

/** The same with the scripts that it names as they are worded now. */
export const understandNamed = async (ctx: Ctx, detection: Detection): Promise<CompiledDetection> =>
  understandDetection(withScripts(detection, await scriptsFor(ctx, detection)));

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
  await understandNamed(ctx, detection);
  await refuseUnknownMetrics(
    ctx,
    detection.methods.flatMap((method) => (method.kind === 'metric' ? [method.metric] : [])),
  );
}
