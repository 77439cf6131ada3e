import { textOf } from '@earshot/core/call/phrase.ts';
import type { Ctx } from '../../platform/context.ts';
import { transact } from '../../platform/context.ts';
import { type FileRow, findFileRow } from '../files/file-rows.ts';
import { startedAt } from '../files/started-at.ts';
import { loadAnalysedCalls } from '../rules/analysed-call.ts';
import { ruleSemantics } from '../rules/rule-semantics.ts';
import { detectProjects } from './detect-calls.ts';
import { filteredCalls } from './filtered-calls.ts';
import { type Outcome, writeOutcomes } from './found-calls.ts';
import { announceProject } from './live-projects.ts';
import { projectsOfCall } from './project-files.store.ts';
import { keepProjects } from './projects.store.ts';
import { detectionsOf, loadWatch, type Watch, type WatchedProject } from './watched-projects.ts';

/** Somebody who saves a project again and again does not keep a call from being looked at for ever. */
const mostTries = 10;

/** After a call was analysed, for the first time or again: every started project says what it makes of it now. */
export async function watchCall(ctx: Ctx, { file_id }: { file_id: string }): Promise<void> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const watch = await loadWatch(ctx);
    if (watch.projects.length === 0) return;
    const file = await findFileRow(ctx, file_id);
    if (file === undefined) return;
    const outcomes = await tryCall(ctx, watch, file);
    if (outcomes === null || (await write(ctx, outcomes))) return;
  }
  throw new Error('The projects were changed all the time');
}

/** What each project makes of a call; null where the call has no words and numbers yet. */
async function tryCall(ctx: Ctx, watch: Watch, file: FileRow): Promise<Outcome[] | null> {
  const known = new Set(await projectsOfCall(ctx.db, ctx.workspaceId, file.id));
  // What came in before a project watched is none of its business, unless it has the call already.
  const projects = watch.projects.filter((project) => known.has(project.id) || isWatched(project, file));
  const met = await filteredCalls(ctx, projects, [file.id]);
  const call = (await loadAnalysedCalls(ctx.db, ctx.workspaceId, [file.id])).get(file.id);
  if (call === undefined) return null;
  const left = projects.filter(({ id }) => met.get(id)?.has(file.id));
  const rules = detectionsOf(left).map((detection) => ({ detection }));
  const semantics = await ruleSemantics(ctx, rules, call.conversation.phrases.map(textOf));
  const found = detectProjects(left, call, watch.set, semantics);
  return projects
    .filter(({ id }) => met.has(id))
    .map(({ id, version, startedAt: since }) => ({
      project: { id, version },
      file_id: file.id,
      found: found.get(id)?.found ?? null,
      isNew: since !== null && file.created_at >= since,
      analysedAt: file.analysed_at,
    }));
}

function isWatched({ startedAt: since, watchedFrom }: WatchedProject, file: FileRow): boolean {
  return (
    (since !== null && file.created_at >= since) || (watchedFrom !== null && startedAt(file) >= watchedFrom)
  );
}

/** False where a project is another one by now; then nothing is written. */
async function write(ctx: Ctx, outcomes: readonly Outcome[]): Promise<boolean> {
  if (outcomes.length === 0) return true;
  return transact(ctx, async (ctx) => {
    const kept = await keepProjects(
      ctx.db,
      ctx.workspaceId,
      outcomes.map(({ project }) => project.id),
    );
    const versions = new Map(
      kept.filter(({ state }) => state === 'started').map(({ id, version }) => [id, version]),
    );
    if (outcomes.some(({ project }) => versions.get(project.id) !== project.version)) return false;
    const { changed } = await writeOutcomes(ctx, outcomes);
    for (const id of changed) await announceProject(ctx, id);
    return true;
  });
}
