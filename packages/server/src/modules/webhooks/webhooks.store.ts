import type { PauseReason } from '@earshot/core/webhooks/webhooks.api.ts';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Webhooks } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';

export type WebhookRow = Selectable<Webhooks>;
/** Which webhook, within its workspace. */
export type WebhookKey = { project_id: number; trigger_id: string };

/** A former secret that is valid for a while yet. */
export type FormerSecret = { sealed: string; until: string };

const keyed = (db: Db, workspaceId: number, { project_id, trigger_id }: WebhookKey) =>
  db
    .updateTable('webhooks')
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', project_id)
    .where('trigger_id', '=', trigger_id);

export function findWebhookRow(db: Db, workspaceId: number, { project_id, trigger_id }: WebhookKey) {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', project_id)
    .where('trigger_id', '=', trigger_id)
    .executeTakeFirst();
}

/** Those of a project, held until the transaction ends. */
export function holdWebhookRows(tx: Db, workspaceId: number, projectId: number): Promise<WebhookRow[]> {
  return tx
    .selectFrom('webhooks')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', projectId)
    .orderBy('trigger_id')
    .forUpdate()
    .execute();
}

/** Leaves one that is there as it is. */
export async function insertWebhookRow(
  tx: Db,
  workspaceId: number,
  row: WebhookKey & { host: string; secret: string; created_at: Date },
): Promise<void> {
  await tx
    .insertInto('webhooks')
    .values({ workspace_id: workspaceId, ...row })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function changeWebhookRow(
  tx: Db,
  workspaceId: number,
  key: WebhookKey,
  change: Pick<Updateable<Webhooks>, 'host' | 'secret' | 'failures' | 'quiet_until'> & {
    former?: readonly FormerSecret[];
    pause?: { paused_at: Date; paused_by: PauseReason } | null;
  },
): Promise<void> {
  const { former, pause, ...rest } = change;
  await keyed(tx, workspaceId, key)
    .set({
      ...rest,
      ...(former === undefined ? {} : { former: JSON.stringify(former) }),
      ...(pause === undefined ? {} : (pause ?? { paused_at: null, paused_by: null })),
    })
    .execute();
}

export async function removeWebhookRows(
  tx: Db,
  workspaceId: number,
  projectId: number,
  triggerIds?: readonly string[],
): Promise<void> {
  let query = tx
    .deleteFrom('webhooks')
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', projectId);
  if (triggerIds !== undefined) query = query.where('trigger_id', 'in', [...triggerIds]);
  await query.execute();
}

/** A job that should have come so long ago got lost. */
const lost_s = 60;

/** Remembers that a job comes then; false where one comes as soon anyway. */
export async function setWake(
  tx: Db,
  workspaceId: number,
  key: WebhookKey,
  { at, now }: { at: Date; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await keyed(tx, workspaceId, key)
    .set({ wake_at: at })
    .where(
      sql<boolean>`(wake_at is null or wake_at > ${at} or wake_at < ${now}::timestamptz - ${lost_s} * interval '1 s')`,
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * The job has come that was to come at `at`: the webhook is its own until `until`, unless another job has it. A job that comes again after its worker was
 * killed has it still. Answers how the webhook stands; undefined where there is none.
 */
export function takeTurn(
  db: Db,
  workspaceId: number,
  key: WebhookKey,
  { by, at, now, until }: { by: string; at: Date; now: Date; until: Date },
): Promise<WebhookRow | undefined> {
  const isFree = sql<boolean>`(busy_by is null or busy_by = ${by} or busy_until < ${now}::timestamptz)`;
  return keyed(db, workspaceId, key)
    .set({
      // Another job than this one comes later.
      wake_at: sql`case when wake_at > ${now}::timestamptz and wake_at <> ${at}::timestamptz then wake_at end`,
      busy_by: sql`case when ${isFree} then ${by} else busy_by end`,
      busy_until: sql`case when ${isFree} then ${until}::timestamptz else busy_until end`,
    })
    .returningAll()
    .executeTakeFirst();
}

/** Goes on with its turn until then; undefined where the turn was lost, or the webhook is gone. */
export function keepTurn(
  db: Db,
  workspaceId: number,
  key: WebhookKey,
  { by, until }: { by: string; until: Date },
): Promise<WebhookRow | undefined> {
  return keyed(db, workspaceId, key)
    .set({ busy_until: until })
    .where('busy_by', '=', by)
    .returningAll()
    .executeTakeFirst();
}

/** The turn is over; undefined where it was lost before. */
export function endTurn(
  tx: Db,
  workspaceId: number,
  key: WebhookKey,
  by: string,
): Promise<WebhookRow | undefined> {
  return keyed(tx, workspaceId, key)
    .set({ busy_by: null, busy_until: null })
    .where('busy_by', '=', by)
    .returningAll()
    .executeTakeFirst();
}
