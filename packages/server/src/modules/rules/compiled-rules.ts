import { type CompiledDetection, compileDetection } from '@earshot/core/patterns/detect.ts';
import { Detection } from '@earshot/core/patterns/detection.ts';
import { createDetectionSet, type DetectionSet } from '@earshot/core/patterns/detection-set.ts';
import type { RuleKind } from '@earshot/core/rules/rules.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import { perProgram } from '../../platform/per-program.ts';
import { lexicon } from '../matching/lexicon.ts';
import { invalidQuery } from '../matching/understand-query.ts';

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
  const [tags, patterns] = await Promise.all([
    tagRules(ctx.db, ctx.workspaceId).execute(),
    patternRules(ctx.db, ctx.workspaceId).execute(),
  ]);
  const rules = [
    ...tags.map((row) => compiledRule(ctx, 'tag', row)),
    ...patterns.map((row) => compiledRule(ctx, 'pattern', row)),
  ];
  const detections = rules.map(({ detection }) => detection);
  return { rules, set: setOf(ctx, detections) };
}

/** A rule of the workspace; undefined when it is gone, or is a tag that has none. */
export async function findRule(
  ctx: Ctx,
  db: Db,
  { kind, id }: { kind: RuleKind; id: number },
): Promise<CompiledRule | undefined> {
  const row = await (kind === 'tag'
    ? tagRules(db, ctx.workspaceId).where('id', '=', id).executeTakeFirst()
    : patternRules(db, ctx.workspaceId).where('id', '=', id).executeTakeFirst());
  return row === undefined ? undefined : compiledRule(ctx, kind, row);
}

type RuleRow = Awaited<ReturnType<ReturnType<typeof patternRules>['executeTakeFirstOrThrow']>>;

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

function tagRules(db: Db, workspaceId: number) {
  return db
    .selectFrom('tags')
    .select(['id', 'name', 'version', 'applies_from', 'detection'])
    .where('workspace_id', '=', workspaceId)
    .where('detection', 'is not', null)
    .orderBy('id');
}

function patternRules(db: Db, workspaceId: number) {
  return db
    .selectFrom('patterns')
    .select(['id', 'name', 'version', 'applies_from', 'detection'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('id');
}

/** Compiles a detection as it stands in an editor; throws `queries.invalid` with the method and the place. */
export function understandDetection(detection: Detection): CompiledDetection {
  const { compiled, issues } = compileDetection(detection, lexicon());
  const [first] = issues;
  if (first !== undefined) throw invalidQuery(first);
  return compiled;
}

/** Throws `queries.invalid` unless every query of the detection can be understood. */
export function refuseInvalid(detection: Detection): void {
  understandDetection(detection);
}
