import type { Db } from '../../platform/database.ts';
import type { LetterFile } from '../../platform/mailer.ts';

/** A letter as it is stored: what it says is sealed. */
export type StoredMail = {
  id: string;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  unsubscribe?: string | null;
  bundle_id?: string | null;
  created_at: Date;
};

export async function insertMail(db: Db, mail: StoredMail): Promise<void> {
  await db.insertInto('mails').values(mail).execute();
}

export function findMail(db: Db, id: string) {
  return db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Marks it sent and drops what it said; its files go with the last letter that carries them. */
export async function forgetMail(db: Db, id: string, sentAt: Date): Promise<void> {
  const row = await db
    .updateTable('mails as mail')
    .from('mails as before')
    .whereRef('before.id', '=', 'mail.id')
    .set({ sent_at: sentAt, text_body: '', html_body: '', unsubscribe: null, bundle_id: null })
    .where('mail.id', '=', id)
    .returning('before.bundle_id')
    .executeTakeFirst();
  if (row?.bundle_id == null) return;
  const { bundle_id } = row;
  await db
    .deleteFrom('mail_files')
    .where('bundle_id', '=', bundle_id)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('mails').select('mails.id').where('mails.bundle_id', '=', bundle_id))),
    )
    .execute();
}

export async function insertMailFiles(db: Db, bundleId: string, files: readonly LetterFile[]): Promise<void> {
  const rows = files.map(({ name, type, cid, bytes }, position) => ({
    bundle_id: bundleId,
    position,
    name,
    content_type: type,
    cid,
    bytes,
  }));
  await db.insertInto('mail_files').values(rows).execute();
}

export async function listMailFiles(db: Db, bundleId: string): Promise<LetterFile[]> {
  const rows = await db
    .selectFrom('mail_files')
    .selectAll()
    .where('bundle_id', '=', bundleId)
    .orderBy('position')
    .execute();
  return rows.map(({ name, content_type, cid, bytes }) => ({ name, type: content_type, cid, bytes }));
}
