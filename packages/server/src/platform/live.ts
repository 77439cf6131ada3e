import type { LiveMessage } from '@earshot/core/live.ts';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from './database.ts';
import type { Log } from './log.ts';

const channel = 'earshot_live';
/** NOTIFY carries at most 8000 bytes; a larger message is cut to its event and ids by the sender. */
const longestPayload = 7900;
const reconnectMs = 500;

export type LiveNotice =
  | { event: 'file.changed'; file_id: string }
  | { event: 'file.removed'; file_id: string }
  | { event: 'models.changed'; model_id: string }
  | { event: 'sources.changed' };

export type Listener = (workspaceId: number | null, notice: LiveNotice) => void;

/** Tells every process what changed; inside a transaction it is sent at the commit. */
export async function announce(db: Db, workspaceId: number | null, notice: LiveNotice): Promise<void> {
  const payload = JSON.stringify({ workspace_id: workspaceId, notice });
  if (payload.length > longestPayload) throw new Error('A live notice carries ids only');
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}

/** Listens on its own connection and reconnects for as long as the process lives. */
export function listen(
  connection: pg.PoolConfig,
  listener: Listener,
  log: Log,
): { stop: () => Promise<void> } {
  let stopped = false;
  let client: pg.Client | undefined;
  const connect = async () => {
    if (stopped) return;
    client = new pg.Client(connection as pg.ClientConfig);
    client.on('error', () => {});
    client.on('end', () => {
      if (!stopped) setTimeout(connect, reconnectMs);
    });
    client.on('notification', ({ payload }) => {
      const { workspace_id, notice } = JSON.parse(payload ?? '{}') as {
        workspace_id: number | null;
        notice: LiveNotice;
      };
      listener(workspace_id, notice);
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      log.debug({ err: error }, 'live connection is away');
      await client.end().catch(() => {});
    }
  };
  void connect();
  return {
    async stop() {
      stopped = true;
      await client?.end().catch(() => {});
    },
  };
}

export type LiveHub = {
  join: (workspaceId: number, send: (message: LiveMessage) => void) => () => void;
  listenersOf: (workspaceId: number) => number;
  broadcast: (workspaceId: number | null, message: LiveMessage) => void;
};

/** The sockets of this process by workspace. */
export function createHub(): LiveHub {
  const rooms = new Map<number, Set<(message: LiveMessage) => void>>();
  return {
    join(workspaceId, send) {
      const room = rooms.get(workspaceId) ?? new Set();
      rooms.set(workspaceId, room);
      room.add(send);
      return () => {
        room.delete(send);
        if (room.size === 0) rooms.delete(workspaceId);
      };
    },
    listenersOf: (workspaceId) => rooms.get(workspaceId)?.size ?? 0,
    broadcast(workspaceId, message) {
      const targets = workspaceId === null ? [...rooms.values()] : [rooms.get(workspaceId) ?? new Set()];
      for (const room of targets) for (const send of room) send(message);
    },
  };
}
