import { type ErrorCode, fail } from '@earshot/core/errors.ts';
import { type IsolationLevel, Kysely, type LogEvent, PostgresDialect, type Transaction } from 'kysely';
import type pg from 'pg';
import { doLast } from './before-commit.ts';
import type { DB } from './database.generated.ts';
import type { Eyes, SightSchema } from './eyes.ts';
import { openLimited } from './limited-database.ts';
import './pg-numbers.ts';
import { openPool } from './pool.ts';
import { createTenantGuard } from './tenant-guard.ts';

export type Database = {
  pool: pg.Pool;
  /** For everything that belongs to one workspace; statements without `workspace_id` are refused. */
  db: Db;
  /** Only for housekeeping over all workspaces and for finding out which workspaces a person belongs to. */
  acrossWorkspaces: Db;
  /** What somebody sees who does not see everything of a workspace. */
  limitedDb: (workspaceId: number, eyes: Eyes & { schema: SightSchema }) => Db;
  close: () => Promise<void>;
};

export type Tx = Transaction<DB>;
export type Db = Kysely<DB> | Tx;

export type DatabaseOptions = {
  /** Tables whose statements must say which workspace they are for. */
  tenantTables: readonly string[];
  onError: (error: Error) => void;
  /** Hears the text of every statement of `db`; tests have each explained. */
  onStatement?: ((text: string) => void) | undefined;
};

export function openDatabase(
  connection: pg.PoolConfig,
  { tenantTables, onError, onStatement }: DatabaseOptions,
): Database {
  const pool = openPool({ max: 20, ...connection }, onError);
  const dialect = () => new PostgresDialect({ pool });
  const guarded = new Kysely<DB>({
    dialect: dialect(),
    ...(onStatement === undefined ? {} : { log: ({ query }: LogEvent) => onStatement(query.sql) }),
  });
  const plugin = createTenantGuard(tenantTables);
  const limited = openLimited(connection, { plugin, onError, onStatement });
  return {
    pool,
    db: guarded.withPlugin(plugin),
    acrossWorkspaces: new Kysely<DB>({ dialect: dialect() }),
    limitedDb: limited.limitedDb,
    close: async () => {
      await Promise.all([pool.end(), limited.close()]);
    },
  };
}

export type { IsolationLevel };

/** Runs `work` in a transaction, or in the one it is in already, unless it is to have an `isolation` of its own: then that one is refused. */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Transaction<DB>) => Promise<T>,
  isolation?: IsolationLevel,
): Promise<T> {
  if (db.isTransaction) {
    if (isolation !== undefined) throw new Error('What was read before is of another moment');
    return work(db as Transaction<DB>);
  }
  const begun = db.transaction();
  return (isolation === undefined ? begun : begun.setIsolationLevel(isolation)).execute(async (tx) => {
    const result = await work(tx);
    await doLast(tx);
    return result;
  });
}

const awayCodes = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08003',
  '08001',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
]);

/** Whether an error only says that the database is away for a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  const syscall = 'syscall' in error ? String(error.syscall) : '';
  if (code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === 'EPIPE') {
    return syscall === 'connect' || syscall === 'read' || syscall === 'write';
  }
  return (
    awayCodes.has(code) || /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  );
}

/** Does `work`; where a unique index refuses it, also because somebody was faster, that is the failure with this code. */
export async function unlessTaken<T>(index: string, code: ErrorCode, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const refused = error as { code?: unknown; constraint?: unknown; message?: unknown } | null;
    if (refused?.code === '23505' && refusedBy(refused) === index) throw fail(code, {}, error);
    throw error;
  }
}

/** A node of a cluster says it only in the sentence, with the number of its shard behind the name. */
function refusedBy({ constraint, message }: { constraint?: unknown; message?: unknown }): unknown {
  return constraint ?? /"([^"]+?)(?:_\d+)?"/.exec(String(message))?.[1];
}

/** Foreign key, unique key, serialization failure, deadlock: another request was faster. */
const lostRaces: ReadonlySet<unknown> = new Set(['23503', '23505', '40001', '40P01']);

/** True where the database refused a statement because of what somebody else did at the same moment. */
export function isLostRace(error: unknown): boolean {
  return error instanceof Error && 'code' in error && lostRaces.has(error.code);
}

/** Number, moment or zone out of range, character that cannot be stored: such a value can only come from a request. */
const unstorable: ReadonlySet<unknown> = new Set(['22003', '22007', '22008', '22009', '22021', '22P05']);

/** True where the database cannot hold a value at all. */
export function isUnstorable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && unstorable.has(error.code);
}
