import type { CustomMetricInput } from '@earshot/core/metrics/custom-metrics.api.ts';
import type { Selectable } from 'kysely';
import type { CustomMetrics } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';

export type CustomMetricRow = Selectable<CustomMetrics>;

export function listMetricRows(db: Db, workspaceId: number): Promise<CustomMetricRow[]> {
  return db
    .selectFrom('custom_metrics')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy((eb) => eb.fn('lower', ['name']))
    .execute();
}

export async function insertMetricRow(
  tx: Db,
  workspaceId: number,
  input: CustomMetricInput,
  made: { author_id: number | null; created_at: Date },
): Promise<CustomMetricRow> {
  return tx
    .insertInto('custom_metrics')
    .values({ workspace_id: workspaceId, ...input, ...made, updated_at: made.created_at })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateMetricRow(
  tx: Db,
  workspaceId: number,
  id: number,
  input: CustomMetricInput,
  made: { version: number; updated_at: Date },
): Promise<CustomMetricRow> {
  return tx
    .updateTable('custom_metrics')
    .set({ ...input, ...made })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Removes the metric; `key` is what its numbers are stored under. */
export async function removeMetricRows(
  tx: Db,
  workspaceId: number,
  { id, key }: { id: number; key: string },
): Promise<void> {
  await tx
    .deleteFrom('file_metrics')
    .where('workspace_id', '=', workspaceId)
    .where('metric', '=', key)
    .execute();
  await tx
    .deleteFrom('custom_metrics')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** Words of the current transcript. */
export async function countWords(db: Db, workspaceId: number, fileId: string): Promise<number> {
  const { words } = await db
    .selectFrom('phrases')
    .innerJoin('transcripts', (join) =>
      join
        .onRef('transcripts.workspace_id', '=', 'phrases.workspace_id')
        .onRef('transcripts.file_id', '=', 'phrases.file_id')
        .onRef('transcripts.version', '=', 'phrases.version'),
    )
    .select((eb) => eb.fn.sum<number | null>(eb.fn('cardinality', ['phrases.words'])).as('words'))
    .where('phrases.workspace_id', '=', workspaceId)
    .where('phrases.file_id', '=', fileId)
    .where('transcripts.is_current', '=', true)
    .executeTakeFirstOrThrow();
  return words ?? 0;
}
