import type { WebhookFormat } from '@earshot/core/projects/triggers.ts';
import type { DeliveryStatus, DeliveryTry } from '@earshot/core/webhooks/webhooks.api.ts';
import { type Selectable, sql } from 'kysely';
import type { WebhookDeliveries } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';
import type { WebhookKey } from './webhooks.store.ts';

export type DeliveryRow = Selectable<WebhookDeliveries>;

/** Tries that are remembered of one delivery, however often it is sent again. */
const keptTries = 50;

/** False where the webhook is told of this already. */
export async function insertDelivery(
  tx: Db,
  workspaceId: number,
  row: WebhookKey & {
    id: string;
    file_id: string;
    found_at: Date;
    news: string;
    url: string;
    format: WebhookFormat;
    created_at: Date;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('webhook_deliveries')
    .values({ workspace_id: workspaceId, ...row, status: 'waiting', next_at: row.created_at })
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'project_id', 'trigger_id', 'file_id', 'found_at']).doNothing(),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

const ofWebhook = (db: Db, workspaceId: number, { project_id, trigger_id }: WebhookKey) =>
  db
    .selectFrom('webhook_deliveries')
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', project_id)
    .where('trigger_id', '=', trigger_id);

/** The oldest of those whose time has come. */
export function findDueDelivery(
  db: Db,
  workspaceId: number,
  key: WebhookKey,
  now: Date,
): Promise<DeliveryRow | undefined> {
  return ofWebhook(db, workspaceId, key)
    .selectAll()
    .where('status', '=', 'waiting')
    .where('next_at', '<=', now)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** When the next of those that wait is due; null where none waits. */
export async function nextDue(db: Db, workspaceId: number, key: WebhookKey): Promise<Date | null> {
  const row = await ofWebhook(db, workspaceId, key)
    .select((eb) => eb.fn.min('next_at').as('next_at'))
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return row?.next_at ?? null;
}

export async function countDeliveries(db: Db, workspaceId: number, key: WebhookKey) {
  const { waiting, failed } = await ofWebhook(db, workspaceId, key)
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('status', '=', 'waiting').as('waiting'),
      eb.fn.countAll<number>().filterWhere('status', '=', 'failed').as('failed'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting, failed };
}

/** Writes what came of a try; one that was cancelled meanwhile stays so. */
export async function writeTry(
  tx: Db,
  workspaceId: number,
  id: string,
  made: DeliveryTry & {
    status: DeliveryStatus;
    round: number;
    next: Date | null;
    url: string;
    format: WebhookFormat;
    sent_body: string | null;
  },
): Promise<void> {
  const { status, round, next, url, format, sent_body, ...one } = made;
  await tx
    .updateTable('webhook_deliveries')
    .set({
      status,
      round,
      attempt: one.attempt,
      next_at: next,
      url,
      format,
      sent_body,
      tries: sql`case when jsonb_array_length(tries) >= ${keptTries} then tries - 0 else tries end
        || ${JSON.stringify([one])}::jsonb`,
    })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute();
}

/** All that waits is due now. */
export async function hastenDeliveries(
  tx: Db,
  workspaceId: number,
  key: WebhookKey,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ next_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', key.project_id)
    .where('trigger_id', '=', key.trigger_id)
    .where('status', '=', 'waiting')
    .execute();
}

/** It begins anew, with its id. */
export async function sendAgain(tx: Db, workspaceId: number, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ status: 'waiting', round: 0, next_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** What waits of triggers that are gone is not sent any more. */
export async function cancelDeliveries(
  tx: Db,
  workspaceId: number,
  projectId: number,
  triggerIds: readonly string[],
): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ status: 'cancelled', next_at: null })
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', projectId)
    .where('trigger_id', 'in', [...triggerIds])
    .where('status', '=', 'waiting')
    .execute();
}

export async function removeDeliveriesOf(tx: Db, workspaceId: number, projectId: number): Promise<void> {
  await tx
    .deleteFrom('webhook_deliveries')
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', projectId)
    .execute();
}

export async function removeDeliveriesBefore(db: Db, workspaceId: number, moment: Date): Promise<void> {
  await db
    .deleteFrom('webhook_deliveries')
    .where('workspace_id', '=', workspaceId)
    .where('created_at', '<', moment)
    .execute();
}
