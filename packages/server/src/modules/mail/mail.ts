import type { Locale } from '@earshot/core/locales.ts';
import { v7 as newId } from 'uuid';
import { z } from 'zod';
import { baseUrl } from '../../platform/config.ts';
import type { Services } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database.ts';
import { job } from '../../platform/jobs.ts';
import type { LetterFile } from '../../platform/mailer.ts';
import { type Written, writeLetter } from './letter.ts';
import { findMail, forgetMail, insertMail, insertMailFiles, listMailFiles } from './mail.store.ts';
import type { MailText } from './mail.texts.ts';

/** Takes one stored letter to the mail server; tried for about a day while the server is away. */
export const deliverMail = job({
  name: 'deliver_mail',
  payload: z.object({ mail_id: z.string() }),
  retryLimit: 100,
  retryDelay: 5,
});

export type MailOrder = {
  to: string;
  locale: Locale;
  text: MailText;
  values: Record<string, string | number>;
  /** Page of the interface that the button opens. */
  path?: string;
};

/** Stores a letter of ours and a job for it. */
export async function sendMail(services: Services, order: MailOrder): Promise<void> {
  const link = order.path === undefined ? undefined : new URL(order.path, baseUrl(services.config)).href;
  await sendLetter(services, {
    to: order.to,
    letter: writeLetter(order.text, order.locale, order.values, link),
  });
}

/** A letter as it is, with the address that stops such letters where there is one, and the files that go with it. */
export type LetterOrder = { to: string; letter: Written; unsubscribe?: string; bundle?: string | null };

/** Stores files for letters of the same transaction; answers what these name them by, or null where there are none. */
export async function keepFiles(services: Services, files: readonly LetterFile[]): Promise<string | null> {
  if (files.length === 0) return null;
  const bundle = newId();
  await insertMailFiles(services.db, bundle, files);
  return bundle;
}

/** Stores a letter, sealed, and a job for it; inside a transaction both stand or fall with the rest. Answers its id. */
export async function sendLetter(
  services: Services,
  { to, letter, unsubscribe, bundle = null }: LetterOrder,
): Promise<string> {
  const id = newId();
  const { seal } = services.secrets;
  await insertMail(services.db, {
    id,
    recipient: to,
    subject: letter.subject,
    text_body: seal(letter.text),
    html_body: seal(letter.html),
    unsubscribe: unsubscribe === undefined ? null : seal(unsubscribe),
    bundle_id: bundle,
    created_at: services.now(),
  });
  await services.jobs.add(services.db, deliverMail, 0, { mail_id: id });
  return id;
}

/** Sends the letter and forgets what it said: links and codes do not stay in the database. */
export async function deliver(services: Services, mailId: string): Promise<void> {
  const row = await findMail(services.db, mailId);
  if (row === undefined || row.sent_at !== null) return;
  const files = row.bundle_id === null ? [] : await listMailFiles(services.db, row.bundle_id);
  await services.mailer.send({
    id: row.id,
    at: row.created_at,
    to: row.recipient,
    subject: row.subject,
    text: services.secrets.open(row.text_body),
    html: services.secrets.open(row.html_body),
    ...(files.length > 0 && { files }),
    ...(row.unsubscribe !== null && { unsubscribe: services.secrets.open(row.unsubscribe) }),
  });
  await inTransaction(services.db, (tx) => forgetMail(tx, mailId, services.now()));
}
