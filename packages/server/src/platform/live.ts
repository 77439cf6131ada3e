import type { LiveMessage } from '@earshot/core/live/live.ts';
import type { VersionedKind } from '@earshot/core/rules/rules.ts';
import { sql } from 'kysely';
import pg from 'pg';
import type { Ctx } from './context.ts';
import type { Db } from './database.ts';
import type { Eyes } from './eyes.ts';
import type { Log } from './log.ts';

/** A name that is in no program: whoever connects to the database may listen to any channel that they can name. */
const channelName = sql<string>`(select value #>> '{}' from installation_settings where key = 'live_channel')`;
/** NOTIFY carries at most 8000 bytes; a larger message is cut to its event and ids by the sender. */
const longestPayload = 7900;
const reconnectMs = 500;

export type LiveNotice =
  | { event: 'file.changed'; file_id: string }
  /** It is gone: whose it was tells who may hear of it. */
  | { event: 'file.removed'; file_id: string; agent_id: number | null; created_by: number | null }
  | { event: 'models.changed'; model_id: string }
  | { event: 'sources.changed' }
  | { event: 'rules.changed'; kind: VersionedKind }
  /** Comments, or notes on words. */
  | { event: 'comments.changed'; file_id: string }
  | { event: 'bulk.changed'; run_id: number }
  | { event: 'people.changed'; kind: 'agent' | 'subscriber' }
  | { event: 'projects.changed'; project_id: number }
  | { event: 'deliveries.changed'; project_id: number }
  | { event: 'coaching.changed' }
  | { event: 'members.changed'; user_id: number }
  | { event: 'workspace.changed' }
  | { event: 'report.counted'; user_id: number; run: string; done: number; of: number }
  | { event: 'notification'; user_id: number; id: number }
  /** What is open of these sessions of the person closes for good; null: of all but for the one with the hash `keep`. */
  | { event: 'sessions.ended'; user_id: number; keep: string | null; sessions: string[] | null }
  /** Sockets of the person close and come back with what is allowed now. */
  | { event: 'sockets.renewed'; user_id: number };

type NoticeOf<Event extends LiveNotice['event']> = Extract<LiveNotice, { event: Event }>;

/** How a notice, which carries ids only, becomes the message that sockets get. */
export type LiveSource = {
  event: LiveNotice['event'];
  /** Notices about the same thing within so long become one message. */
  togetherMs: number;
  together: (notice: LiveNotice) => string;
  /** `userId` narrows it to one person; undefined where there is nothing to say any more. */
  message: (ctx: Ctx, notice: LiveNotice) => Promise<{ message: LiveMessage; userId?: number } | undefined>;
};

export function liveSource<Event extends LiveNotice['event']>(
  event: Event,
  source: {
    togetherMs?: number;
    together?: (notice: NoticeOf<Event>) => string;
    message: (ctx: Ctx, notice: NoticeOf<Event>) => ReturnType<LiveSource['message']>;
  },
): LiveSource {
  return { event, togetherMs: 0, together: () => '', ...source } as LiveSource;
}

type NoticeHandler = (workspaceId: number | null, notice: LiveNotice) => void;

/** Tells every process what changed; inside a transaction it is sent at the commit. */
export async function announce(db: Db, workspaceId: number | null, notice: LiveNotice): Promise<void> {
  const payload = JSON.stringify({ workspace_id: workspaceId, notice });
  if (payload.length > longestPayload) throw new Error('A live notice carries ids only');
  await sql`select pg_notify(${channelName}, ${payload})`.execute(db);
}

/** Listens on its own connection and reconnects for as long as the process lives. */
export function listen(
  connection: pg.PoolConfig,
  onNotice: NoticeHandler,
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
      onNotice(workspace_id, notice);
    });
    try {
      await client.connect();
      const { rows } = await client.query<{ channel: string }>(
        `select quote_ident(value #>> '{}') as channel from installation_settings where key = 'live_channel'`,
      );
      await client.query(`listen ${rows[0]?.channel}`);
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

/** One open socket. */
export type Ear = Held & {
  /** What they hear of is what these see; null: everything. */
  eyes: Eyes | null;
  send: (message: LiveMessage) => void;
};

/** Something that is open for a person: a socket, a download, an upload. */
export type Held = {
  userId: number;
  /** Hex of the session's hash. */
  session: string;
  close: (code: number, reason: string) => void;
};

export type LiveHub = {
  join: (workspaceId: number, ear: Ear) => () => void;
  /** Something that hears nothing, and closes with its session, too. */
  hold: (held: Held) => () => void;
  listenersOf: (workspaceId: number) => number;
  /** How many sockets a person has open. */
  socketsOf: (userId: number) => number;
  /** The eyes of those among them who do not see everything, once for each person. */
  eyesIn: (workspaceId: number) => Eyes[];
  /** To everybody in a workspace, or in all of them, who `hears` it. */
  broadcast: (workspaceId: number | null, message: LiveMessage, hears?: (ear: Ear) => boolean) => void;
  /** Closes what is open of a person: of these sessions, or of all but one. */
  drop: (
    userId: number,
    why: { code: number; reason: string; keep?: string | null; sessions?: string[] | null },
  ) => void;
};

/** The sockets of this process by workspace. */
export function createHub(): LiveHub {
  const rooms = new Map<number, Set<Ear>>();
  const others = new Set<Held>();
  return {
    join(workspaceId, ear) {
      const room = rooms.get(workspaceId) ?? new Set();
      rooms.set(workspaceId, room);
      room.add(ear);
      return () => {
        room.delete(ear);
        if (room.size === 0 && rooms.get(workspaceId) === room) rooms.delete(workspaceId);
      };
    },
    hold(held) {
      others.add(held);
      return () => others.delete(held);
    },
    listenersOf: (workspaceId) => rooms.get(workspaceId)?.size ?? 0,
    socketsOf(userId) {
      let count = 0;
      for (const room of rooms.values()) for (const ear of room) if (ear.userId === userId) count += 1;
      return count;
    },
    eyesIn(workspaceId) {
      const byPerson = new Map<number, Eyes>();
      for (const { userId, eyes } of rooms.get(workspaceId) ?? [])
        if (eyes !== null) byPerson.set(userId, eyes);
      return [...byPerson.values()];
    },
    broadcast(workspaceId, message, hears = () => true) {
      const targets = workspaceId === null ? [...rooms.values()] : [rooms.get(workspaceId) ?? new Set()];
      for (const room of targets) for (const ear of room) if (hears(ear)) ear.send(message);
    },
    drop(userId, { code, reason, keep, sessions = null }) {
      const ears = Array.from(rooms.values(), (room) => Array.from(room)).flat();
      for (const one of [...ears, ...others]) {
        if (one.userId !== userId || one.session === keep) continue;
        if (sessions === null || sessions.includes(one.session)) one.close(code, reason);
      }
    },
  };
}
