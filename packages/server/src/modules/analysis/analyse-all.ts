import type { Ctx, Services } from '../../platform/context.ts';
import type { JobRun } from '../../platform/jobs.ts';
import { wordsVersion } from '../matching/lexicon.ts';
import { analyseFile } from './analyse-file.ts';
import { analyseAllJob } from './analysis.jobs.ts';
import { listMissing, type Missing, workspacesWithMissing } from './analysis.queries.ts';

const batch = 100;

/**
 * Analyses the calls of a workspace that were processed before there was an analysis (`missing`), or were indexed by an
 * older knowledge of words. What the latter felt stays: a model may have been asked for it. A call that is done already
 * is passed over.
 */
export async function analyseAll(ctx: Ctx, what: Missing, job: JobRun): Promise<void> {
  const keepsEmotions = what === 'words';
  for (let after: string | null = null; ; ) {
    const ids: string[] = await listMissing(ctx.db, ctx.workspaceId, {
      what,
      wordsVersion: wordsVersion(),
      after,
      limit: batch,
    });
    for (const id of ids) {
      job.signal.throwIfAborted();
      await analyseFile(ctx, id, { signal: job.signal, keepsEmotions });
    }
    after = ids.at(-1) ?? null;
    if (ids.length < batch) return;
  }
}

/** At the start of a worker: has what is missing made in every workspace where something is. */
export async function addMissingAnalyses({ acrossWorkspaces, jobs }: Services): Promise<void> {
  for (const payload of await workspacesWithMissing(acrossWorkspaces, wordsVersion()))
    await jobs.add(acrossWorkspaces, analyseAllJob, payload.workspace_id, payload);
}
