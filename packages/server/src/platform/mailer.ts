import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from './config.ts';

export type Letter = {
  id: string;
  at: Date;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address that stops such letters when it is posted to, for the button of mail programs (RFC 8058). */
  unsubscribe?: string;
};

/** Sends by SMTP, or writes to the outbox where no server is set. */
export type Mailer = {
  usesSmtp: boolean;
  send: (letter: Letter) => Promise<void>;
  /** Newest first; empty with SMTP. */
  listOutbox: (page: { limit: number; offset: number }) => Promise<{ count: number; letters: Letter[] }>;
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
    async send({ id, at, to, subject, text, html, unsubscribe }) {
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

function outboxMailer(folder: string): Mailer {
  return {
    usesSmtp: false,
    async send(letter) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // The moment first, so that names sort by it.
      const path = join(folder, `${letter.at.toISOString().replaceAll(/[:.]/g, '-')}_${letter.id}.json`);
      await writeFile(`${path}.part`, JSON.stringify(letter, null, 2), { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    async listOutbox({ limit, offset }) {
      const names = (await readdir(folder).catch(() => []))
        .filter((name) => name.endsWith('.json'))
        .sort()
        .reverse();
      const letters = await Promise.all(
        names.slice(offset, offset + limit).map(async (name) => {
          const letter = JSON.parse(await readFile(join(folder, name), 'utf8')) as Letter;
          return { ...letter, at: new Date(letter.at) };
        }),
      );
      return { count: names.length, letters };
    },
  };
}
