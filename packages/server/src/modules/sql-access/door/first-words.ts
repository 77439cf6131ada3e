import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type SecureContext, TLSSocket } from 'node:tls';
import { readBytes } from './read-bytes.ts';
import { readStartup, type Startup, startupLength } from './startup-packet.ts';

type Begun = { socket: Duplex; isSecure: boolean; startup: Exclude<Startup, { kind: 'ssl' | 'gss' }> };

/** Requests to encrypt that are answered before the client has to begin: one for each way there is. */
const mostRequests = 2;

/** Reads what a client begins with, over TLS where it asks for that and there is a certificate; null where that is no client of PostgreSQL. */
export async function readFirstWords(raw: Socket, tls: SecureContext | undefined): Promise<Begun | null> {
  let socket: Duplex = raw;
  for (let requests = 0; requests <= mostRequests; requests++) {
    const startup = await readPacket(socket);
    if (startup === null) return null;
    const isSecure = socket !== raw;
    if (startup.kind === 'start' || startup.kind === 'cancel') return { socket, isSecure, startup };
    if (startup.kind === 'gss' || tls === undefined || isSecure) socket.write('N');
    else {
      // What is sent before the answer did not come over TLS, and must not pass for it.
      if (raw.readableLength > 0) return null;
      raw.write('S');
      socket = new TLSSocket(raw, { isServer: true, secureContext: tls });
      socket.on('error', () => {});
    }
  }
  return null;
}

async function readPacket(socket: Duplex): Promise<Startup | null> {
  const head = await readBytes(socket, 4);
  const length = startupLength(head);
  return length === null ? null : readStartup(Buffer.concat([head, await readBytes(socket, length - 4)]));
}
