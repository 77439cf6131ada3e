import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from './config.ts';

/** What goes with a letter; one with a `cid` is shown in its text, as `cid:CID`. */
export type LetterFile = { name: string; type: string; cid: string | null; bytes: Buffer };

export type Letter = {
  id: string;
  at: Date;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address that stops such letters when it is posted to, for the button of mail programs (RFC 8058). */
  unsubscribe?: string;
  files?: readonly LetterFile[];
};

/** A letter of the outbox; of its files only what they are. */
export type KeptLetter = Omit<Letter, 'files'> & { files: { name: string; bytes: number }[] };

/** Sends by SMTP, or writes to the outbox where no server is set. */
export type Mailer = {
  usesSmtp: boolean;
  send: (letter: Letter) => Promise<void>;
  /** Newest first; empty with SMTP. */
  listOutbox: (page: { limit: number; offset: number }) => Promise<{ count: number; letters: KeptLetter[] }>;
};

const timeoutMs = 20_000;

export function createMailer(config: Config): Mailer {
  const folder = join(config.dataDir, 'outbox');
  if (config.smtpUrl === undefined) return outboxMailer(folder);
  const transport = createTransport(config.smtpUrl, {
    from: config.mailFrom,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  } as never);
  return {
    usesSmtp: true,
    async send({ id, at, to, subject, text, html, unsubscribe, files = [] }) {
      await transport.sendMail({
        // The same letter after a retry has the same id, so that servers can drop the second one.
        messageId: `<${id}@earshot>`,
        date: at,
        to,
        subject,
        text,
        html,
        from: config.mailFrom,
        ...(unsubscribe !== undefined && { headers: oneClick(unsubscribe) }),
        attachments: files.map(({ name, type, cid, bytes }) => ({
          filename: name,
          contentType: type,
          content: bytes,
          ...(cid !== null && { cid, contentDisposition: 'inline' as const }),
        })),
      });
    },
    listOutbox: async () => ({ count: 0, letters: [] }),
  };
}

/** RFC 2369, 3.2, and RFC 8058, 3.1. */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

type Stored = Omit<Letter, 'files'> & { files?: (Omit<LetterFile, 'bytes'> & { bytes: string })[] };

function outboxMailer(folder: string): Mailer {
  return {
    usesSmtp: false,
    async send(letter) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // The moment first, so that names sort by it.
      const path = join(folder, `${letter.at.toISOString().replaceAll(/[:.]/g, '-')}_${letter.id}.json`);
      const files = letter.files?.map((file) => ({ ...file, bytes: file.bytes.toString('base64') }));
      await writeFile(`${path}.part`, JSON.stringify({ ...letter, files }, null, 2), { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    async listOutbox({ limit, offset }) {
      const names = (await readdir(folder).catch(() => []))
        .filter((name) => name.endsWith('.json'))
        .sort()
        .reverse();
      const letters = await Promise.all(
        names.slice(offset, offset + limit).map(async (name) => {
          const letter = JSON.parse(await readFile(join(folder, name), 'utf8')) as Stored;
          const files = letter.files ?? [];
          return {
            ...letter,
            at: new Date(letter.at),
            files: files.map((file) => ({ name: file.name, bytes: Buffer.byteLength(file.bytes, 'base64') })),
          };
        }),
      );
      return { count: names.length, letters };
    },
  };
}
