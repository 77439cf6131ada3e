import type { Db } from '../../platform/database.ts';

/** A letter as it is stored: what it says is sealed. */
export type StoredMail = {
  id: string;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  unsubscribe?: string | null;
  created_at: Date;
};

export async function insertMail(db: Db, mail: StoredMail): Promise<void> {
  await db.insertInto('mails').values(mail).execute();
}

export function findMail(db: Db, id: string) {
  return db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Marks it sent and drops what it said. */
export async function forgetMail(db: Db, id: string, sentAt: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sent_at: sentAt, text_body: '', html_body: '', unsubscribe: null })
    .where('id', '=', id)
    .execute();
}
