import type { CallMetrics } from '@earshot/core/metrics/metrics.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx, Services } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database.ts';
import type { JobRun } from '../../platform/jobs.ts';
import { wordsVersion } from '../matching/lexicon.ts';
import { replaceNumbers } from '../metrics/numbers.store.ts';
import { loadFormulas, numbersOfCall } from '../metrics/numbers.ts';
import { presentMetrics } from '../metrics/present-metrics.ts';
import { analyseFile } from './analyse-file.ts';
import { analyseAllJob } from './analysis.jobs.ts';

const batch = 100;

/** Calls that were processed before there was an analysis get theirs; a call that is done already is passed over. */
export function analyseMissing(ctx: Ctx, job: JobRun): Promise<void> {
  const missing = sql<boolean>`files.status = 'DONE' and files.analysed_at is null`;
  return forCalls(ctx, job, missing, (id) => analyseFile(ctx, id, { signal: job.signal }));
}

const outdated = () =>
  sql<boolean>`files.analysed_at is not null and files.words_version is distinct from ${wordsVersion()}`;

/**
 * Calls that were indexed by an older knowledge of words are indexed by today's, and their rules applied anew. What they
 * felt stays: a model may have been asked for it.
 */
export function reindexOutdated(ctx: Ctx, job: JobRun): Promise<void> {
  return forCalls(ctx, job, outdated(), (id) =>
    analyseFile(ctx, id, { signal: job.signal, keepsEmotions: true }),
  );
}

async function forCalls(
  ctx: Ctx,
  job: JobRun,
  condition: RawBuilder<boolean>,
  work: (fileId: string) => Promise<void>,
): Promise<void> {
  for (let after: string | null = null; ; ) {
    let query = ctx.db
      .selectFrom('files')
      .select('id')
      .where('workspace_id', '=', ctx.workspaceId)
      .where(condition)
      .orderBy('id')
      .limit(batch);
    if (after !== null) query = query.where('id', '>', after);
    const rows = await query.execute();
    for (const { id } of rows) {
      job.signal.throwIfAborted();
      await work(id);
    }
    after = rows.at(-1)?.id ?? null;
    if (rows.length < batch) return;
  }
}

/** After a metric of the workspace changed: its number for every call. */
export async function renumberAll(ctx: Ctx, job: JobRun): Promise<void> {
  for (let after: string | null = null; ; ) {
    job.signal.throwIfAborted();
    let query = ctx.db
      .selectFrom('files')
      .leftJoin('file_metrics as words', (join) =>
        join
          .onRef('words.workspace_id', '=', 'files.workspace_id')
          .onRef('words.file_id', '=', 'files.id')
          .on('words.metric', '=', 'words')
          .on('words.speaker_role', '=', ''),
      )
      .select(['files.id', 'files.metrics', 'files.roles_swapped', 'words.value as words'])
      .where('files.workspace_id', '=', ctx.workspaceId)
      .where('files.analysed_at', 'is not', null)
      .orderBy('files.id')
      .limit(batch);
    if (after !== null) query = query.where('files.id', '>', after);
    const rows = await query.execute();
    await inTransaction(ctx.db, async (tx) => {
      const formulas = await loadFormulas(ctx, tx);
      for (const row of rows) {
        const metrics = presentMetrics(row.metrics as CallMetrics | null, row.roles_swapped);
        const numbers = numbersOfCall(metrics, row.words ?? 0, formulas);
        await replaceNumbers(tx, ctx.workspaceId, row.id, numbers);
      }
    });
    after = rows.at(-1)?.id ?? null;
    if (rows.length < batch) return;
  }
}

/** At the start of a worker: workspaces with calls that have no analysis, or one by an older knowledge of words. */
export async function addMissingAnalyses(services: Services): Promise<void> {
  const { acrossWorkspaces, jobs } = services;
  const { rows } = await sql<{ workspace_id: number; what: 'missing' | 'words' }>`
    select distinct workspace_id, 'missing' as what from files where status = 'DONE' and analysed_at is null
    union all
    select distinct workspace_id, 'words' as what from files where ${outdated()}`.execute(acrossWorkspaces);
  for (const { workspace_id, what } of rows)
    await jobs.add(acrossWorkspaces, analyseAllJob, workspace_id, { workspace_id, what });
}
