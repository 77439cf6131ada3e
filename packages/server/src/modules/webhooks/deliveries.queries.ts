import type { DeliveryStatus } from '@earshot/core/webhooks/webhooks.api.ts';
import type { Db } from '../../platform/database.ts';

const shown = (db: Db, workspaceId: number, projectId: number) =>
  db
    .selectFrom('webhook_deliveries')
    .innerJoin('files', (join) =>
      join
        .onRef('files.workspace_id', '=', 'webhook_deliveries.workspace_id')
        .onRef('files.id', '=', 'webhook_deliveries.file_id'),
    )
    .where('webhook_deliveries.workspace_id', '=', workspaceId)
    .where('webhook_deliveries.project_id', '=', projectId);

const columns = [
  'webhook_deliveries.id',
  'webhook_deliveries.trigger_id',
  'webhook_deliveries.file_id',
  'webhook_deliveries.status',
  'webhook_deliveries.url',
  'webhook_deliveries.format',
  'webhook_deliveries.attempt',
  'webhook_deliveries.tries',
  'webhook_deliveries.next_at',
  'webhook_deliveries.created_at',
  'files.name as file_name',
] as const;

/** Deliveries of a project with the names of their calls, the newest first. */
export async function listShownDeliveries(
  db: Db,
  workspaceId: number,
  projectId: number,
  { status, limit, offset }: { status?: DeliveryStatus | undefined; limit: number; offset: number },
) {
  const asked =
    status === undefined
      ? shown(db, workspaceId, projectId)
      : shown(db, workspaceId, projectId).where('webhook_deliveries.status', '=', status);
  const [rows, { count }] = await Promise.all([
    asked
      .select(columns)
      .orderBy('webhook_deliveries.created_at', 'desc')
      .orderBy('webhook_deliveries.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    asked.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, count };
}

export type ShownDeliveryRow = Awaited<ReturnType<typeof listShownDeliveries>>['rows'][number];

export function findShownDelivery(db: Db, workspaceId: number, projectId: number, id: string) {
  return shown(db, workspaceId, projectId)
    .select([...columns, 'webhook_deliveries.news', 'webhook_deliveries.sent_body'])
    .where('webhook_deliveries.id', '=', id)
    .executeTakeFirst();
}
