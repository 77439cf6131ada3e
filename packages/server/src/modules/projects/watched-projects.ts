import type { CompiledDetection } from '@earshot/core/detection/detect.ts';
import { createDetectionSet, type DetectionSet } from '@earshot/core/detection/detection-set.ts';
import type { ProjectInput } from '@earshot/core/projects/projects.ts';
import type { Ctx } from '../../platform/context.ts';
import { perProgram } from '../../platform/per-program.ts';
import { loadRules, understandDetection } from '../rules/compiled-rules.ts';
import { inputOf } from './project-input.ts';
import { listStartedProjects, type ProjectRow } from './projects.store.ts';

/** A pattern of a project as it is now. */
export type WatchedPattern = { id: number; version: number; detection: CompiledDetection };

/** A project ready to be tried on calls. */
export type WatchedProject = ProjectInput & {
  id: number;
  version: number;
  authorId: number | null;
  /** Calls that came in from then on are new to it. */
  startedAt: Date | null;
  /** Calls that began from then on belong to it besides. */
  watchedFrom: Date | null;
  asked: CompiledDetection | null;
  /** Those of its patterns that are still there. */
  compiled: WatchedPattern[];
};

/** Projects with everything that they look for as one set, of which a call is asked only what its words do not rule out. */
export type Watch = { projects: WatchedProject[]; set: DetectionSet };

/** Queries of projects by version, and the last set of each workspace: one call comes after the other. */
const mostKept = 5000;
const kept = perProgram(() => ({
  queries: new Map<string, CompiledDetection>(),
  sets: new Map<number, DetectionSet>(),
}));

/** The started projects of the workspace. */
export async function loadWatch(ctx: Ctx): Promise<Watch> {
  const rows = await listStartedProjects(ctx.db, ctx.workspaceId);
  if (rows.length === 0) return { projects: [], set: createDetectionSet([]) };
  const projects = await watchedProjects(ctx, rows);
  return { projects, set: setOf(ctx, detectionsOf(projects)) };
}

/** Some projects, saved ones or one from an editor. */
export async function watchedProjects(ctx: Ctx, rows: readonly ProjectRow[]): Promise<WatchedProject[]> {
  const patternsOf = await patternsById(ctx);
  return rows.map((row) => ({
    ...inputOf(row),
    id: row.id,
    version: row.version,
    authorId: row.author_id,
    startedAt: row.started_at,
    watchedFrom: row.watched_from,
    asked: queryOf(ctx, row),
    compiled: patternsOf(row.patterns as number[]),
  }));
}

/** A project that was not saved, over every call. */
export async function watchedDraft(ctx: Ctx, input: ProjectInput): Promise<WatchedProject> {
  const patternsOf = await patternsById(ctx);
  return {
    ...input,
    id: 0,
    version: 0,
    authorId: ctx.ownerId,
    startedAt: null,
    watchedFrom: new Date(0),
    asked: compileQueryOf(input.query),
    compiled: patternsOf(input.patterns),
  };
}

/** Everything that projects detect, each thing once. */
export function detectionsOf(projects: readonly WatchedProject[]): CompiledDetection[] {
  const all = projects.flatMap(({ asked, compiled }) => [
    ...(asked === null ? [] : [asked]),
    ...compiled.map(({ detection }) => detection),
  ]);
  return [...new Set(all)];
}

async function patternsById(ctx: Ctx): Promise<(ids: readonly number[]) => WatchedPattern[]> {
  const { rules } = await loadRules(ctx);
  const patterns = new Map(rules.filter(({ kind }) => kind === 'pattern').map((rule) => [rule.id, rule]));
  return (ids) =>
    [...new Set(ids)].flatMap((id) => {
      const rule = patterns.get(id);
      return rule === undefined ? [] : [{ id, version: rule.version, detection: rule.detection }];
    });
}

function queryOf(ctx: Ctx, row: ProjectRow): CompiledDetection | null {
  const key = `${ctx.workspaceId}:${row.id}:${row.version}`;
  const { queries, sets } = kept(ctx);
  const known = queries.get(key);
  if (known !== undefined) return known;
  const compiled = compileQueryOf(inputOf(row).query);
  if (compiled === null) return null;
  if (queries.size >= mostKept) {
    queries.clear();
    sets.clear();
  }
  queries.set(key, compiled);
  return compiled;
}

/** A query is a detection of one method. */
const compileQueryOf = (query: ProjectInput['query']): CompiledDetection | null =>
  query === null ? null : understandDetection({ join: 'all', methods: [{ kind: 'query', query }] });

/** The same compiled detections are a set that is known already. */
function setOf(ctx: Ctx, detections: readonly CompiledDetection[]): DetectionSet {
  const { sets } = kept(ctx);
  const before = sets.get(ctx.workspaceId);
  const isSame =
    before?.detections.length === detections.length &&
    detections.every((detection, at) => detection === before.detections[at]);
  if (before !== undefined && isSame) return before;
  const set = createDetectionSet(detections);
  sets.set(ctx.workspaceId, set);
  return set;
}
