import type { CallMetrics } from '@earshot/core/metrics/metrics.ts';
import { sql } from 'kysely';
import type { Ctx, Services } from '../../context.ts';
import { inTransaction } from '../../platform/database.ts';
import type { JobRun } from '../../platform/jobs.ts';
import { replaceNumbers } from '../metrics/numbers.store.ts';
import { loadFormulas, numbersOfCall } from '../metrics/numbers.ts';
import { presentMetrics } from '../metrics/present-metrics.ts';
import { analyseFile } from './analyse-file.ts';
import { analyseAllJob } from './analysis.jobs.ts';

const batch = 100;

/** Calls that were processed before there was an analysis get theirs; a call that is done already is passed over. */
export async function analyseMissing(ctx: Ctx, job: JobRun): Promise<void> {
  for (let after: string | null = null; ; ) {
    let query = ctx.db
      .selectFrom('files')
      .select('id')
      .where('workspace_id', '=', ctx.workspaceId)
      .where('status', '=', 'DONE')
      .where('analysed_at', 'is', null)
      .orderBy('id')
      .limit(batch);
    if (after !== null) query = query.where('id', '>', after);
    const rows = await query.execute();
    for (const { id } of rows) {
      job.signal.throwIfAborted();
      await analyseFile(ctx, id, { signal: job.signal });
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

/** At the start of a worker: workspaces with calls from before there was an analysis. */
export async function addMissingAnalyses(services: Services): Promise<void> {
  const { rows } = await sql<{ workspace_id: number }>`select distinct workspace_id from files
    where status = 'DONE' and analysed_at is null`.execute(services.acrossWorkspaces);
  for (const { workspace_id } of rows)
    await services.jobs.add(services.acrossWorkspaces, analyseAllJob, workspace_id, {
      workspace_id,
      what: 'missing',
    });
}
