import { type DraftKind, draftDays, mostDraftBytes, mostDrafts } from '@earshot/core/drafts/drafts.ts';
import { type Selectable, sql } from 'kysely';
import type { Drafts } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';

export type DraftRow = Pick<Selectable<Drafts>, 'kind' | 'subject' | 'base' | 'body' | 'updated_at'>;
/** Whose draft, and of what. */
export type DraftOf = { user_id: number; kind: DraftKind; subject: string };

const dayMs = 86_400_000;
const oldest = (now: Date) => new Date(now.getTime() - draftDays * dayMs);

export function findDraftRow(
  db: Db,
  workspaceId: number,
  { user_id, kind, subject }: DraftOf,
  now: Date,
): Promise<DraftRow | undefined> {
  return db
    .selectFrom('drafts')
    .select(['kind', 'subject', 'base', 'body', 'updated_at'])
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('updated_at', '>=', oldest(now))
    .executeTakeFirst();
}

export function putDraftRow(
  tx: Db,
  workspaceId: number,
  draft: DraftOf & { file_id: string | null; base: object; body: object; updated_at: Date },
): Promise<DraftRow> {
  const { updated_at } = draft;
  const texts = { base: JSON.stringify(draft.base), body: JSON.stringify(draft.body) };
  return tx
    .insertInto('drafts')
    .values({ workspace_id: workspaceId, ...draft, ...texts })
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'user_id', 'kind', 'subject']).doUpdateSet({ ...texts, updated_at }),
    )
    .returning(['kind', 'subject', 'base', 'body', 'updated_at'])
    .executeTakeFirstOrThrow();
}

/** Takes away the oldest of one person beyond what one keeps, by number and by the room that they take as they are stored. */
export async function trimDraftRows(tx: Db, workspaceId: number, userId: number): Promise<void> {
  await sql`
    delete from drafts where drafts.workspace_id = ${workspaceId} and drafts.user_id = ${userId} and (kind, subject) in (
      select kind, subject from (
        select kind, subject, row_number() over newest as place,
          sum(pg_column_size(base) + pg_column_size(body)) over newest as bytes
        from drafts own where own.workspace_id = ${workspaceId} and own.user_id = ${userId}
        window newest as (order by updated_at desc, kind, subject rows unbounded preceding)
      ) as kept
      where place > ${mostDrafts} or bytes > ${mostDraftBytes}
    )`.execute(tx);
}

export async function removeDraftRow(
  db: Db,
  workspaceId: number,
  { user_id, kind, subject }: DraftOf,
): Promise<void> {
  await db
    .deleteFrom('drafts')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute();
}

export async function removeDraftRowsOf(db: Db, workspaceId: number, userId: number): Promise<void> {
  await db
    .deleteFrom('drafts')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .execute();
}

export async function removeOldDraftRows(db: Db, workspaceId: number, now: Date): Promise<void> {
  await db
    .deleteFrom('drafts')
    .where('workspace_id', '=', workspaceId)
    .where('updated_at', '<', oldest(now))
    .execute();
}
