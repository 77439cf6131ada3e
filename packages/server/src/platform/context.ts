import type { CallLimit, Permission, Role } from '@earshot/core/access.ts';
import type { BlobStore } from './blobs.ts';
import type { Config } from './config.ts';
import { type Db, type IsolationLevel, inTransaction, type Tx } from './database.ts';
import type { Listener } from './events.ts';
import type { Extensions } from './extensions.ts';
import { type Eyes, type SightSchema, schemaOf } from './eyes.ts';
import type { Jobs } from './jobs.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mailer.ts';
import type { Secrets } from './secrets.ts';
import type { StageProcesses } from './stage-processes.ts';
import type { TableLists } from './tables.ts';

/** What every use case can reach. */
export type Services = {
  config: Config;
  db: Db;
  /** Only where work really spans workspaces. */
  acrossWorkspaces: Db;
  /** The database as somebody sees it who does not see everything of a workspace. */
  limitedDb: (workspaceId: number, eyes: Eyes & { schema: SightSchema }) => Db;
  jobs: Jobs;
  /** Who hears which news. */
  listeners: readonly Listener[];
  /** What modules add to others that do not know them. */
  extensions: Extensions;
  /** The tables of all modules. */
  tables: TableLists;
  mailer: Mailer;
  blobs: BlobStore;
  secrets: Secrets;
  /** Reads what comes in, apart from the event loop and from the processing of calls. */
  readers: StageProcesses;
  log: Log;
  now: () => Date;
};

/** Services plus the workspace in question and who acts; made for every request and every job. */
export type Ctx = Services & {
  workspaceId: number;
  userId: number | null;
  /** Name of the person or API key for the audit log; empty where the system acts by itself. */
  actorName: string;
  address: string | null;
  /** Whose favourites, views and notes are meant: the person's, or for an API key those of whoever made it. */
  ownerId: number | null;
  /** What the request may do; null where the system acts by itself. */
  permissions: readonly Permission[] | null;
  /** Set where `db` shows only the calls of the teams that this person leads, or of the operator that they are; see `seeAs`. */
  limit: { userId: number; to: CallLimit } | null;
  /** Set where `db` shows less than everything, for what reason ever; see `beyondLimit`. */
  sight: (Eyes & { schema: SightSchema; wholeDb: Db }) | null;
};

/**
 * Who a request comes from: a signed-in person, an API key, or the holder of a view-only link.
 * `workspace` is the active one; what may be done there is in `permissions`.
 */
export type Actor = {
  kind: 'person' | 'key' | 'link';
  userId: number | null;
  /** Of an API key. */
  keyId: number | null;
  /** The person, or whoever made the key while they are in the workspace. */
  ownerId: number | null;
  sessionHash: Buffer | null;
  name: string;
  workspace: { id: number; role: Role | null } | null;
  permissions: readonly Permission[];
  /** Those of the person, or of whoever made the key or link; null: sees everything. */
  eyes: Eyes | null;
  isOperator: boolean;
};

/** A signed-in person, as the handlers of the own account get it. */
export type Person = Actor & { kind: 'person'; userId: number; sessionHash: Buffer };

/** Whose personal things a request is about; a key has no role of its own. */
export type Owner = { userId: number; role: Role | null };

/** The services for work in one workspace; without `userId` the system acts by itself. */
export function inWorkspace<S extends Services>(
  services: S,
  workspaceId: number,
  userId: number | null = null,
): S & Ctx {
  return {
    ...services,
    workspaceId,
    userId,
    actorName: '',
    address: null,
    ownerId: userId,
    permissions: null,
    limit: null,
    sight: null,
  };
}

/** The same with somebody's eyes; null: everything is in sight. */
export function seeAs<C extends Ctx>(ctx: C, eyes: Eyes | null): C {
  const schema = eyes === null ? null : schemaOf(eyes);
  if (eyes === null || schema === null) return ctx;
  const wholeDb = ctx.sight?.wholeDb ?? ctx.db;
  const { userId, limit } = eyes;
  return {
    ...ctx,
    db: ctx.limitedDb(ctx.workspaceId, { ...eyes, schema }),
    limit: limit === null ? null : { userId, to: limit },
    sight: { ...eyes, schema, wholeDb },
  };
}

/** Services or a context whose `db` is a transaction: what is written through it stands or falls together. */
export type TxServices = Services & { db: Tx };
export type TxCtx = Ctx & { db: Tx };

/** Does `work` in a transaction, or in the one the context is in already. */
export function transact<T, C extends Services>(
  ctx: C,
  work: (ctx: C & { db: Tx }) => Promise<T>,
  isolation?: IsolationLevel,
): Promise<T> {
  return inTransaction(ctx.db, (tx) => work({ ...ctx, db: tx }), isolation);
}
