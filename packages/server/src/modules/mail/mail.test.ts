import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Services } from '../../platform/context.ts';
import { clientWith, removeDataDir, signIn, startServer, until } from '../../testing/server.ts';
import { writeLetter } from './letter.ts';
import { mailTexts } from './mail.texts.ts';
import { sendLetter } from './mail.ts';

describe('a letter', () => {
  const values = { inviter: '<b>Eve</b>\r\nBcc: all@example.com', workspace: 'A & B', days: 7 };
  it.each(['en', 'ua', 'ru'] as const)(
    'in %s keeps what people typed out of markup and headers',
    (locale) => {
      const letter = writeLetter(mailTexts.invitation, locale, values, 'http://host/activate/abc');
      expect(letter.subject).not.toMatch(/[\r\n]/);
      expect(letter.html).toContain('&lt;b&gt;Eve&lt;/b&gt;');
      expect(letter.html).toContain('A &amp; B');
      expect(letter.text).toContain('http://host/activate/abc');
      expect(`${letter.subject}${letter.text}`).not.toMatch(/\{\w+\}/);
    },
  );

  it.each(['en', 'ua', 'ru'] as const)(
    'in %s does not shout and keeps the direction of a name to it',
    (locale) => {
      for (const text of Object.values(mailTexts)) {
        const names = { name: 'נועה', inviter: 'נועה', workspace: 'محمد' };
        const letter = writeLetter(text, locale, names, 'http://host/activate/abc');
        expect(letter.text).not.toContain('!');
        expect(letter.text).toContain('\u2068נועה\u2069');
      }
    },
  );
});

/** A mail server that refuses the first connections, then takes what it gets. */
function smtpServer(refusals: number) {
  const received: string[] = [];
  let left = refusals;
  const talk = (socket: Socket) => {
    if (left > 0) {
      left -= 1;
      socket.end('421 come back later\r\n');
      return;
    }
    let inData = false;
    let text = '';
    socket.write('220 test ESMTP\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      text += String(chunk);
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        if (inData) {
          const stop = text.indexOf('\r\n.\r\n');
          if (stop < 0) return;
          received.push(text.slice(0, stop));
          text = text.slice(stop + 5);
          inData = false;
          socket.write('250 taken\r\n');
          continue;
        }
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        if (/^DATA/i.test(line)) {
          inData = true;
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  };
  const smtp = createServer(talk);
  return { smtp, received };
}

describe('mail by SMTP', () => {
  const { smtp, received } = smtpServer(1);
  let server: Awaited<ReturnType<typeof startServer>>;
  let services: Services;
  beforeAll(async () => {
    await new Promise<void>((done) => smtp.listen(0, '127.0.0.1', done));
    server = await startServer({
      env: {
        PATH: '/nowhere',
        SMTP_URL: `smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}`,
        MAIL_FROM: 'Earshot <calls@example.com>',
        PUBLIC_URL: 'https://calls.example.com',
      },
    });
    ({ services } = server);
  });
  afterAll(async () => {
    await server.stop();
    await removeDataDir(server.dataDir);
    smtp.close();
  });

  it('arrives as text and HTML with the public address, also after the server was away', async () => {
    const boss = await signIn(server);
    await boss.json('POST', 'users/invitation', { email: 'far@example.com', role: 'viewer' });
    const [letter = ''] = await until(
      async () => received,
      (all) => all.length > 0,
    );
    expect(letter).toContain('From: Earshot <calls@example.com>');
    expect(letter).toContain('To: far@example.com');
    expect(letter).toMatch(/Content-Type: text\/plain; charset=utf-8/);
    expect(letter).toMatch(/Content-Type: text\/html; charset=utf-8/);
    expect(letter.replaceAll('=\r\n', '')).toContain('https://calls.example.com/activate/');
    expect(await boss.json('GET', 'outbox')).toMatchObject({ smtp: true, count: 0 });
  });

  it('says where it is stopped by one click, for the button of mail programs, and keeps that sealed until then', async () => {
    const before = received.length;
    const unsubscribe = 'https://calls.example.com/api/alerts/letters/abc';
    const letter = { subject: 'Stop me', text: 'Hello', html: '<p>Hello</p>' };
    await sendLetter(services, { to: 'far@example.com', letter, unsubscribe });
    const [raw = ''] = await until(
      async () => received.slice(before),
      (all) => all.length > 0,
    );
    expect(raw).toContain(`List-Unsubscribe: <${unsubscribe}>`);
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(received.slice(0, before).join()).not.toContain('List-Unsubscribe');
  });

  it('makes cookies secure where the public address is', async () => {
    const response = await clientWith(server.url, '').request('POST', 'users/login', {
      email: 'admin@example.com',
      password: 'Passw0rd!x',
    });
    for (const cookie of response.headers.getSetCookie()) expect(cookie).toContain('Secure');
  });
});
