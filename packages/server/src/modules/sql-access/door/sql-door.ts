import { readFile } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { type Duplex, pipeline } from 'node:stream';
import { createSecureContext, type SecureContext } from 'node:tls';
import type { SqlDoor } from '@earshot/core/sql-access/sql-access.api.ts';
import type { PoolConfig } from 'pg';
import { baseUrl, type SqlPort } from '../../../platform/config.ts';
import type { Services } from '../../../platform/context.ts';
import { limits } from '../limits.ts';
import { endOverdue } from '../overdue.queries.ts';
import { cancelStatement, databaseName } from '../roles.store.ts';
import { keepRoles } from '../sql-access.ts';
import { readFirstWords } from './first-words.ts';
import { createGuesses } from './guesses.ts';
import { type Doorkeeper, letIn, type Session } from './let-in.ts';
import { refusal } from './messages.ts';
import { openDoors } from './open-doors.ts';
import { Gone } from './read-bytes.ts';

/** How often it is looked whether a session goes beyond what it may, while there are some here. */
const watchEveryMs = 1000;
/** How many times less often while there are none: another process may have left some. */
const seldom = 15;

/**
 * Opens the port at which programs ask in SQL: it speaks the beginning of PostgreSQL's protocol, asks for the password, and then passes
 * bytes on to the database, where the session is that of the workspace's role.
 */
export async function openSqlDoor(
  services: Services,
  port: SqlPort,
  connection: PoolConfig,
): Promise<{ stop: () => Promise<void> }> {
  const door: Doorkeeper = {
    services,
    connection,
    database: await databaseName(services.acrossWorkspaces),
    byAddress: createGuesses(limits.wrong_per_address, Date.now),
    byRole: createGuesses(limits.wrong_per_role, Date.now),
    sessions: new Map(),
    beginning: [],
  };
  const tls =
    port.tls &&
    createSecureContext({ cert: await readFile(port.tls.cert), key: await readFile(port.tls.key) });
  await keepRoles(services);
  await endOverdue(services.acrossWorkspaces, limits);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void receive(door, socket, { tls, sockets }));
  await listen(server, port);
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port.port;
  openDoors(services).shown = shownAs(services, { ...port, port: taken }, door.database);
  const watch = watchSessions(door);
  return {
    async stop() {
      clearInterval(watch);
      openDoors(services).shown = null;
      const closed = new Promise<void>((done) => server.close(() => done()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

function listen(server: Server, { port, host }: SqlPort): Promise<void> {
  return new Promise((done, refuse) => {
    server.once('error', refuse);
    server.listen(port, host, () => {
      server.off('error', refuse);
      done();
    });
  });
}

const isLoopback = (host: string) => /^(127\.|::1$|localhost$)/.test(host);

function shownAs({ config }: Services, { host, port, tls }: SqlPort, database: string): SqlDoor {
  const known = config.publicUrl ?? baseUrl({ ...config, publicUrl: undefined, host });
  const name = new URL(known).hostname.replace(/^\[|\]$/g, '');
  return {
    host: isLoopback(host) ? host : name,
    port,
    database,
    is_local: isLoopback(host),
    has_tls: tls !== undefined,
  };
}

function watchSessions({ services, sessions }: Doorkeeper): NodeJS.Timeout {
  let isLooking = false;
  let turn = 0;
  return setInterval(() => {
    turn += 1;
    if (isLooking || (sessions.size === 0 && turn % seldom > 0)) return;
    isLooking = true;
    void endOverdue(services.acrossWorkspaces, limits)
      .catch((error: unknown) => services.log.debug({ err: error }, 'sessions in SQL could not be looked at'))
      .finally(() => {
        isLooking = false;
      });
  }, watchEveryMs).unref();
}

type Listening = { tls: SecureContext | undefined; sockets: Set<Socket> };

/** One client, from its first byte to its last. */
async function receive(door: Doorkeeper, raw: Socket, { tls, sockets }: Listening): Promise<void> {
  raw.on('error', () => {});
  if (sockets.size - door.sessions.size >= limits.strangers) return void raw.destroy();
  sockets.add(raw);
  raw.on('close', () => sockets.delete(raw));
  raw.setKeepAlive(true, 60_000);
  const late = setTimeout(() => raw.destroy(), limits.sign_in_ms);
  try {
    const begun = await meet(door, raw, tls);
    if (begun !== null) join(door, begun);
  } catch (error) {
    if (!(error instanceof Gone))
      door.services.log.warn({ err: error }, 'a program that asks in SQL could not be served');
    raw.destroy();
  } finally {
    clearTimeout(late);
  }
}

/** The client and its session; null where there is none, and the client knows why. */
async function meet(
  door: Doorkeeper,
  raw: Socket,
  tls: SecureContext | undefined,
): Promise<{ socket: Duplex; session: Session } | null> {
  const begun = await readFirstWords(raw, tls);
  if (begun === null) return hangUp(raw);
  const { socket, isSecure, startup } = begun;
  if (startup.kind === 'cancel') {
    const session = door.sessions.get(startup.pid);
    if (session?.secret === startup.secret)
      await cancelStatement(door.services.acrossWorkspaces, session.user, startup.pid);
    return hangUp(raw);
  }
  if (tls !== undefined && !isSecure) {
    socket.end(refusal('28000', 'this server speaks over TLS alone: set sslmode=require'));
    return null;
  }
  const session = await letIn(door, socket, startup, raw.remoteAddress ?? '');
  return session === null ? null : { socket, session };
}

function hangUp(socket: Socket): null {
  socket.destroy();
  return null;
}

/** From now on both sides say what they like; when one ends, so does the other. */
function join({ sessions }: Doorkeeper, { socket, session }: { socket: Duplex; session: Session }): void {
  const end = () => {
    sessions.delete(session.pid);
    socket.destroy();
    session.stream.destroy();
  };
  pipeline(socket, session.stream, end);
  pipeline(session.stream, socket, end);
}
