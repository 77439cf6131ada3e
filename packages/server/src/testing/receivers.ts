/** A receiver of webhooks on this machine, which takes what comes, or treats it as badly as a test says. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

export type Received = { headers: IncomingMessage['headers']; body: string };
export type Answering = (response: ServerResponse, received: Received) => void;

export type Receiver = {
  port: number;
  url: string;
  received: Received[];
  /** What it does with what comes from now on. */
  answer: Answering;
  stop: () => Promise<void>;
};

export const taken: Answering = (response) => response.end('ok');
export const status =
  (code: number, headers: Record<string, string> = {}, text = ''): Answering =>
  (response) =>
    response.writeHead(code, headers).end(text);

export async function startReceiver(tls?: { cert: string; key: string }): Promise<Receiver> {
  const receiver: Omit<Receiver, 'port' | 'url' | 'stop'> = { received: [], answer: taken };
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const one = { headers: request.headers, body: Buffer.concat(parts).toString('utf8') };
      receiver.received.push(one);
      receiver.answer(response, one);
    });
  };
  const server = tls === undefined ? createServer(listener) : createTlsServer(tls, listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  const scheme = tls === undefined ? 'http' : 'https';
  return Object.assign(receiver, { port, url: `${scheme}://127.0.0.1:${port}/hook`, stop });
}
