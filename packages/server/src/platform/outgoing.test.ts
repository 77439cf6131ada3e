import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { authority, otherCertificate, ownCertificate, rightCertificate } from '../testing/certificates.ts';
import { type Answering, type Receiver, startReceiver, status } from '../testing/receivers.ts';
import { type OutgoingOptions, post } from './outgoing.ts';

const running: Receiver[] = [];
const sockets = new Set<Socket>();
const raw = createServer();
beforeEach(() => {
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
  for (const socket of sockets) socket.destroy();
  raw.close();
  raw.removeAllListeners('connection');
});

const here = { address: '127.0.0.1', family: 4 };
const message = { body: '{"hello":"world"}', headers: { 'Content-Type': 'application/json' } };
const send = (url: string, options: Partial<OutgoingOptions> = {}) =>
  post(url, message, {
    allowed: ['127.0.0.1'],
    connect_ms: 5000,
    whole_ms: 5000,
    resolve: async () => [here],
    ca: authority,
    ...options,
  });
async function receiver(answer?: Answering, tls?: { cert: string; key: string }): Promise<Receiver> {
  const one = await startReceiver(tls);
  running.push(one);
  if (answer) one.answer = answer;
  return one;
}
/** A port where somebody speaks something of their own. */
async function rawPort(onConnection: (socket: Socket) => void): Promise<number> {
  raw.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    onConnection(socket);
  });
  raw.listen(0, '127.0.0.1');
  await once(raw, 'listening');
  return (raw.address() as AddressInfo).port;
}

/** Only who is never answered is waited for to the end. */
const patienceFor = (error: string) => (error === 'timeout' ? { whole_ms: 200 } : {});

describe('what is sent', () => {
  it('arrives whole, with its name as the host, and the answer comes back', async () => {
    const one = await receiver(status(202, {}, 'thanks'));
    const outcome = await send(`http://receiver.example:${one.port}/hook?a=1`);
    expect(outcome).toMatchObject({ status: 202, error: null });
    expect('answer' in outcome && outcome.answer.toString()).toBe('thanks');
    expect(one.received).toEqual([
      {
        body: message.body,
        headers: {
          host: `receiver.example:${one.port}`,
          connection: 'close',
          'content-type': 'application/json',
          'content-length': '17',
          'accept-encoding': 'identity',
        },
      },
    ]);
  });

  it('goes over TLS to whoever has the certificate of the name', async () => {
    const one = await receiver(undefined, rightCertificate);
    expect(await send(`https://receiver.example:${one.port}/`)).toMatchObject({ status: 200 });
  });

  it('goes to no other address than the one that was looked at, however often the name changes', async () => {
    const one = await receiver();
    const answers = [
      [here],
      [{ address: '169.254.169.254', family: 4 }],
      [{ address: '127.0.0.2', family: 4 }],
    ];
    let asked = 0;
    const resolve = async () => answers[asked++] ?? [];
    expect(await send(`http://rebinding.example:${one.port}/`, { resolve })).toMatchObject({ status: 200 });
    expect([asked, one.received.length]).toEqual([1, 1]);
  });
});

describe('what is not sent', () => {
  it.each([
    'http://127.0.0.2/',
    'http://localhost/',
    'http://2130706434/',
    'http://0x7f.2/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.2]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://user:password@127.0.0.1/',
    'ftp://127.0.0.1/',
  ])('%s', async (url) => {
    const resolve = async () => [{ address: '::1', family: 6 }];
    expect(await send(url, { resolve })).toMatchObject({ status: null, error: 'address_not_allowed' });
  });

  it.each([
    ['inside', ['10.0.0.1']],
    ['inside as well as outside', ['93.184.216.34', '10.0.0.1']],
  ])('to a name that leads %s', async (_, addresses) => {
    const resolve = async () => addresses.map((address) => ({ address, family: 4 }));
    expect(await send('http://inside.example/', { resolve })).toMatchObject({ error: 'address_not_allowed' });
  });

  it('to a name that leads nowhere', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }));
    expect(await send('http://nowhere.example/', { resolve })).toMatchObject({ error: 'name_not_found' });
  });

  it('while the name is looked up for ever', async () => {
    const resolve = () => new Promise<never>(() => {});
    expect(await send('http://slow.example/', { resolve, whole_ms: 50 })).toMatchObject({ error: 'timeout' });
  });
});

describe('a hostile receiver ends nothing but the try', () => {
  it.each<[string, string, Answering]>([
    ['never answers', 'timeout', () => {}],
    [
      'sends the body one byte now and then',
      'timeout',
      (response) => {
        response.writeHead(200);
        const timer = setInterval(() => response.write('x'), 20);
        response.on('close', () => clearInterval(timer));
      },
    ],
    ['closes the connection', 'closed', (response) => response.socket?.destroy()],
    [
      'closes it in the middle of the answer',
      'closed',
      (response) => {
        response.writeHead(200, { 'Content-Length': '100' });
        response.write('half', () => response.socket?.destroy());
      },
    ],
    [
      'has headers without end',
      'headers_too_large',
      (response) => response.writeHead(200, { 'X-Long': 'x'.repeat(40_000) }).end(),
    ],
  ])('that %s', async (_, error, answer) => {
    const one = await receiver(answer);
    expect(await send(one.url, patienceFor(error))).toMatchObject({ status: null, error });
  });

  it.each<[string, string, (socket: Socket) => void]>([
    [
      'sends its headers one byte now and then',
      'timeout',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\n');
        const timer = setInterval(() => socket.write('x'), 20);
        socket.on('close', () => clearInterval(timer));
      },
    ],
    ['speaks something else', 'answer_invalid', (socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n')],
    [
      'wants another protocol',
      'answer_invalid',
      (socket) =>
        socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
    ],
    ['hangs up at once', 'closed', (socket) => socket.destroy()],
  ])('that %s', async (_, error, onConnection) => {
    const port = await rawPort(onConnection);
    expect(await send(`http://127.0.0.1:${port}/`, patienceFor(error))).toMatchObject({
      status: null,
      error,
    });
  });

  it('that never shakes hands over TLS', async () => {
    const port = await rawPort(() => {});
    expect(await send(`https://127.0.0.1:${port}/`, { connect_ms: 60 })).toMatchObject({
      error: 'connect_timeout',
    });
  });

  it('that does not listen', async () => {
    const one = await receiver();
    await running.pop()?.stop();
    expect(await send(one.url)).toMatchObject({ error: 'refused' });
  });

  it('whose answer has no end is read to a point, and believed by its status', async () => {
    let sent = 0;
    const one = await receiver((response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(16_384))) sent += 1;
      };
      response.on('drain', more);
      more();
    });
    const outcome = await send(one.url, { whole_ms: 5000 });
    expect(outcome).toMatchObject({ status: 200, error: null });
    expect('answer' in outcome && outcome.answer.length).toBe(64 * 1024);
    expect(sent).toBeLessThan(1000);
  });

  it('that leads elsewhere is not followed', async () => {
    const inside = await receiver();
    const one = await receiver(status(307, { Location: inside.url }));
    expect(await send(one.url)).toMatchObject({ status: 307, error: null });
    expect(inside.received).toEqual([]);
  });

  it('without a certificate that is believed, whatever the environment says', async () => {
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    const unknown = await receiver(undefined, rightCertificate);
    const wrong = await receiver(undefined, otherCertificate);
    const own = await receiver(undefined, ownCertificate);
    const to = (one: Receiver) => `https://receiver.example:${one.port}/`;
    const { allowed, resolve } = { allowed: ['127.0.0.1'], resolve: async () => [here] };
    expect(await post(to(unknown), message, { allowed, resolve })).toMatchObject({ error: 'certificate' });
    expect(await send(to(wrong))).toMatchObject({ error: 'certificate' });
    expect(await send(to(own))).toMatchObject({ error: 'certificate' });
    expect([unknown, wrong, own].map(({ received }) => received.length)).toEqual([0, 0, 0]);
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  });

  it('that speaks no TLS', async () => {
    const one = await receiver();
    expect(await send(one.url.replace('http:', 'https:'))).toMatchObject({ error: 'tls' });
  });
});
