import type { Duplex } from 'node:stream';
import type { PoolConfig } from 'pg';
import { inWorkspace, type Services } from '../../../platform/context.ts';
import { isAddressAllowed } from '../../ip-list/ip-list.ts';
import { limits } from '../limits.ts';
import { dropRole, makeRole, rolePrefix } from '../roles.store.ts';
import { noVerifier, postgresForm, verifierOf } from '../scram.ts';
import { openSecret } from '../secret.ts';
import { type AccessRow, findAccessRow, updateAccessRow } from '../sql-access.store.ts';
import type { Guesses } from './guesses.ts';
import { connectInside, type InnerConnection, type Login, refusedSetting } from './inner-connection.ts';
import { onlyPlain, refusal, signedIn } from './messages.ts';
import { askPassword } from './sign-in.ts';
import type { Startup } from './startup-packet.ts';

/** When a session was last begun is written this often. */
const touchEveryMs = 60_000;

export type Session = InnerConnection & { user: string };

export type Doorkeeper = {
  services: Services;
  connection: PoolConfig;
  /** The one database that is offered. */
  database: string;
  byAddress: Guesses;
  byRole: Guesses;
  sessions: Map<number, Session>;
  /** Sessions that are being begun, by role. */
  beginning: string[];
};

type Start = Extract<Startup, { kind: 'start' }>;
/** Codes of PostgreSQL's Appendix A. */
const codes = {
  wrong: '28P01',
  notAllowed: '28000',
  noDatabase: '3D000',
  feature: '0A000',
  tooMany: '53300',
};

/** Why somebody is turned away, in words for whoever set the program up. */
class Refused extends Error {
  readonly code: string;
  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }
}

/** Takes a client as far as its first statement, or writes why not and answers null. */
export async function letIn(
  door: Doorkeeper,
  socket: Duplex,
  start: Start,
  address: string,
): Promise<Session | null> {
  try {
    return await welcome(door, socket, start, address);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    door.services.log.info(
      { address, user: start.user.slice(0, 63), reason: error.message },
      'a program was turned away that asks in SQL',
    );
    socket.end(refusal(error.code, error.message));
    return null;
  }
}

async function welcome(door: Doorkeeper, socket: Duplex, start: Start, address: string): Promise<Session> {
  const { services, byAddress, byRole, database } = door;
  const { user } = start;
  if (byAddress.isBlocked(address))
    throw new Refused(codes.notAllowed, 'too many wrong passwords; try again in ten minutes');
  if (byRole.isBlocked(user))
    throw new Refused(codes.notAllowed, 'too many wrong passwords; try again in ten minutes');
  if (start.minor > 0 || start.extensions.length > 0) socket.write(onlyPlain(start.extensions));
  const refused = refusedSetting(start.settings);
  if (refused !== undefined)
    throw new Refused(codes.feature, `a connection may not begin with "${refused.slice(0, 63)}"`);
  const row = await findByRole(services, user);
  const secret = row && openSecret(services, row.secret);
  const verifier = secret?.verifier ?? noVerifier(user, services.secrets.derive('sql-access names'));
  const final = await askPassword(socket, verifier);
  if (row === undefined || secret === undefined || final === null) {
    byAddress.count(address);
    byRole.count(user);
    throw new Refused(codes.wrong, 'wrong user name or password');
  }
  if (start.database !== database)
    throw new Refused(codes.noDatabase, `the only database here is "${database}"`);
  if (!(await isAddressAllowed(inWorkspace(services, row.workspace_id), address)))
    throw new Refused(codes.notAllowed, 'this address is not on the list of addresses of the workspace');
  await noteUse(services, row, address);
  const session = await begin(door, row, { user, password: secret.inner, settings: start.settings });
  socket.write(Buffer.concat([final, signedIn(), session.greeting]));
  return session;
}

/** A workspace says in the name of its role which one it is, so that only its row is looked at. */
async function findByRole(services: Services, user: string): Promise<AccessRow | undefined> {
  const [, workspaceId] = user.startsWith(rolePrefix)
    ? (/^(\d{1,15})_[0-9a-f]+$/.exec(user.slice(rolePrefix.length)) ?? [])
    : [];
  if (workspaceId === undefined) return undefined;
  const row = await findAccessRow(services.db, Number(workspaceId));
  return row?.role_name === user ? row : undefined;
}

async function begin(door: Doorkeeper, row: AccessRow, login: Login): Promise<Session> {
  const { services, sessions, beginning } = door;
  const all = [...beginning, ...Array.from(sessions.values(), ({ user }) => user)];
  if (all.length >= limits.sessions || all.filter((user) => user === login.user).length >= limits.per_role)
    throw new Refused(codes.tooMany, 'too many connections; close some');
  beginning.push(login.user);
  try {
    const inner = await connectAsRole(door, login).catch((error: unknown) => {
      services.log.warn(
        { err: error, user: login.user },
        'the database did not let a program in that asks in SQL',
      );
      throw new Refused(
        codes.notAllowed,
        'the database did not begin a session; a setting may have a wrong value',
      );
    });
    // It was switched off, or has another password, since the client was asked.
    const now = await findByRole(services, login.user);
    if (now?.secret !== row.secret) {
      inner.stream.destroy();
      // The role may just have been made anew.
      if (now === undefined) await dropRole(services.acrossWorkspaces, login.user);
      throw new Refused(codes.wrong, 'wrong user name or password');
    }
    const session = { ...inner, user: login.user };
    sessions.set(inner.pid, session);
    return session;
  } finally {
    beginning.splice(beginning.indexOf(login.user), 1);
  }
}

/** A role may change its own password in the database: then it gets back what it should have. */
async function connectAsRole({ services, connection }: Doorkeeper, login: Login): Promise<InnerConnection> {
  try {
    return await connectInside(connection, login);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === codes.wrong)) throw error;
    await makeRole(services.acrossWorkspaces, login.user, postgresForm(verifierOf(login.password)));
    return connectInside(connection, login);
  }
}

async function noteUse(services: Services, row: AccessRow, address: string): Promise<void> {
  const now = services.now();
  if (row.last_used_at !== null && now.getTime() - row.last_used_at.getTime() < touchEveryMs) return;
  await updateAccessRow(services.db, row.workspace_id, { last_used_at: now, last_used_from: address });
}
