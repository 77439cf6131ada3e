import type { FlatMetric } from '@earshot/core/metrics/flat-metrics.ts';
import type { Db } from '../../platform/database.ts';

export type NumberOfCall = { metric: string; speaker_role: FlatMetric['speaker_role']; value: number };

/** Replaces the numbers of a call that lists are filtered by. */
export async function replaceNumbers(
  tx: Db,
  workspaceId: number,
  fileId: string,
  numbers: readonly NumberOfCall[],
): Promise<void> {
  await tx
    .deleteFrom('file_metrics')
    .where('workspace_id', '=', workspaceId)
    .where('file_id', '=', fileId)
    .execute();
  if (numbers.length === 0) return;
  await tx
    .insertInto('file_metrics')
    .values(numbers.map((number) => ({ workspace_id: workspaceId, file_id: fileId, ...number })))
    .execute();
}
