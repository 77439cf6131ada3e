import { type Selectable, sql } from 'kysely';
import type { AlertRecipients } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';

export type RecipientRow = Selectable<AlertRecipients>;

/** Somebody whom a project tells: a member, or an address outside. */
export type Who = { user_id: number; email: null } | { user_id: null; email: string };

/** What they decided about that. */
export type Decision = { is_off: boolean; is_daily: boolean; quiet_until: Date | null };

const recipients = (db: Db, workspaceId: number) =>
  db.selectFrom('alert_recipients').selectAll().where('workspace_id', '=', workspaceId);

/** The row of somebody in a project, made where there is none. */
export async function keepRecipient(
  tx: Db,
  workspaceId: number,
  projectId: number,
  who: Who,
  now: Date,
): Promise<RecipientRow> {
  await tx
    .insertInto('alert_recipients')
    .values({ workspace_id: workspaceId, project_id: projectId, ...who, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return recipients(tx, workspaceId)
    .where('project_id', '=', projectId)
    .where('user_id', 'is not distinct from', who.user_id)
    .where('email', 'is not distinct from', who.email)
    .executeTakeFirstOrThrow();
}

/** Held until the transaction ends: one turn of somebody is taken at a time. */
export function holdRecipient(tx: Db, workspaceId: number, id: number): Promise<RecipientRow | undefined> {
  return recipients(tx, workspaceId).where('id', '=', id).forUpdate().executeTakeFirst();
}

export function listRecipientsOfUser(db: Db, workspaceId: number, userId: number): Promise<RecipientRow[]> {
  return recipients(db, workspaceId).where('user_id', '=', userId).execute();
}

/** Those for whom something waits. */
export async function listWaitingRecipients(db: Db, workspaceId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('alert_calls')
    .select('recipient_id')
    .distinct()
    .where('workspace_id', '=', workspaceId)
    .where('digest_id', 'is', null)
    .orderBy('recipient_id')
    .execute();
  return rows.map(({ recipient_id }) => recipient_id);
}

export async function changeRecipient(
  tx: Db,
  workspaceId: number,
  id: number,
  decision: Partial<Decision>,
): Promise<void> {
  if (Object.keys(decision).length === 0) return;
  await tx
    .updateTable('alert_recipients')
    .set(decision)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** Whom the letter with this link went to. */
export function findRecipientByLetter(acrossWorkspaces: Db, tokenHash: Buffer) {
  return acrossWorkspaces
    .selectFrom('alert_digests')
    .innerJoin('alert_recipients', (join) =>
      join
        .onRef('alert_recipients.workspace_id', '=', 'alert_digests.workspace_id')
        .onRef('alert_recipients.id', '=', 'alert_digests.recipient_id'),
    )
    .select(['alert_recipients.workspace_id', 'alert_recipients.id'])
    .where('alert_digests.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Removes recipients with everything that they were or were to be told. */
export async function removeRecipients(
  tx: Db,
  workspaceId: number,
  of: { project_id: number } | { user_id: number },
): Promise<void> {
  const whose = 'project_id' in of ? sql`project_id = ${of.project_id}` : sql`user_id = ${of.user_id}`;
  const theirs = sql`(select own.id from alert_recipients own where own.workspace_id = ${workspaceId} and own.${whose})`;
  for (const table of ['alert_calls', 'alert_digests'] as const)
    await sql`delete from ${sql.table(table)} where workspace_id = ${workspaceId} and recipient_id in ${theirs}`.execute(
      tx,
    );
  await sql`delete from alert_recipients where workspace_id = ${workspaceId} and ${whose}`.execute(tx);
}
