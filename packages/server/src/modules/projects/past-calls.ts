import { createDetectionSet, type DetectionSet } from '@earshot/core/detection/detection-set.ts';
import type { Ctx } from '../../platform/context.ts';
import { breathe } from '../../platform/one-at-a-time.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import { anyOf } from '../calls/conditions.sql.ts';
import { loadAnalysedCalls } from '../rules/analysed-call.ts';
import { isSince } from '../rules/calls-in-question.queries.ts';
import { searchedRuleSemantics } from '../rules/rule-semantics.ts';
import type { SearchedSemantics } from '../semantics/semantics.ts';
import { detectProjects } from './detect-calls.ts';
import { filteredCalls, projectCondition } from './filtered-calls.ts';
import type { Outcome } from './found-calls.ts';
import { anyCandidates, isFoundBy, listAnalysedAt } from './project-candidates.queries.ts';
import { detectionsOf, type WatchedProject } from './watched-projects.ts';

/** Calls read and asked of the engine before other requests have their turn. */
const atOnce = 10;

/** Everything that past calls are looked at by, made once. */
export type History = {
  project: WatchedProject;
  set: DetectionSet;
  semantics: SearchedSemantics | null;
  conditions: Condition[];
};

/** What is looked at of past calls; by no more than the index of words says where words are all that is asked for. */
export async function prepare(ctx: Ctx, project: WatchedProject, since: Date | null): Promise<History> {
  const detections = detectionsOf([project]);
  const methods = detections.flatMap((detection) => detection.methods);
  const semantics = await searchedRuleSemantics(ctx, { detection: { join: 'any', methods } });
  // Segments are asked of the calls of each batch; here their calls would all have to be found first.
  const { segments: _, ...filters } = project.filters;
  const conditions = [await projectCondition(ctx, { ...project, filters }, null)];
  const isByFilters = project.query === null && project.patterns.length === 0;
  if (!isByFilters) conditions.push(anyCandidates(ctx.workspaceId, detections, semantics));
  const inQuestion = conditions.map((one) => anyOf([one, isFoundBy(ctx.workspaceId, project.id)]));
  return {
    project,
    set: createDetectionSet(detections),
    semantics,
    conditions: since === null ? inQuestion : [isSince(since), ...inQuestion],
  };
}

/** What a project makes of these calls. `between`: done after every few of them, so that others have their turn. */
export async function tryCalls(
  ctx: Ctx,
  { project, set, semantics }: Pick<History, 'project' | 'set' | 'semantics'>,
  fileIds: readonly string[],
  between: () => Promise<void> = breathe,
): Promise<Outcome[]> {
  // Before the words are read: what is analysed again meanwhile is known by it.
  const analysed = await listAnalysedAt(ctx.db, ctx.workspaceId, fileIds);
  const met = (await filteredCalls(ctx, [project], fileIds)).get(project.id);
  // Its filters cannot be asked now: nothing is known of any call.
  if (met === undefined) return [];
  const outcomes: Outcome[] = [];
  for (let from = 0; from < fileIds.length; from += atOnce) {
    const some = fileIds.slice(from, from + atOnce);
    const calls = await loadAnalysedCalls(
      ctx.db,
      ctx.workspaceId,
      some.filter((id) => met.has(id)),
    );
    await between();
    for (const file_id of some) {
      const call = calls.get(file_id);
      const found =
        call === undefined ? null : detectProjects([project], call, set, semantics).get(project.id)?.found;
      outcomes.push({
        project: { id: project.id, version: project.version },
        file_id,
        found: found ?? null,
        isNew: false,
        analysedAt: analysed.get(file_id) ?? null,
      });
    }
    await between();
  }
  return outcomes;
}
