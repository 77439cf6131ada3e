import { Kysely, type KyselyPlugin, type LogEvent, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { DB } from './database.generated.ts';
import type { Eyes, SightSchema } from './eyes.ts';
import { openPool } from './pool.ts';

/** Few people are limited or score calls blind, and each of them asks a few things at once. */
const mostConnections = 15;

/** Whose eyes a connection has, so that the next statement of the same person does not say it again. */
const whoseEyes = new WeakMap<pg.PoolClient, string>();

type Options = {
  plugin: KyselyPlugin;
  onError: (error: Error) => void;
  onStatement: ((text: string) => void) | undefined;
};

/**
 * The database with the eyes of somebody who does not see everything. The same statements find views of the same names
 * (`limited-views.ts`), and nothing but these: on connections of their own, whose search path knows no other schema.
 */
export function openLimited(connection: pg.PoolConfig, { plugin, onError, onStatement }: Options) {
  const pool = openPool({ ...connection, max: mostConnections }, onError);
  return {
    limitedDb(workspaceId: number, eyes: Eyes & { schema: SightSchema }): Kysely<DB> {
      const dialect = new PostgresDialect({
        pool: { connect: () => connectAs(pool, workspaceId, eyes), end: async () => {}, options: {} },
      });
      const log = onStatement && { log: ({ query }: LogEvent) => onStatement(query.sql) };
      return new Kysely<DB>({ dialect, ...log }).withPlugin(plugin);
    },
    close: () => pool.end(),
  };
}

async function connectAs(
  pool: pg.Pool,
  workspaceId: number,
  { schema, userId }: Eyes & { schema: SightSchema },
): Promise<PostgresPoolClient> {
  const client = await pool.connect();
  const whose = `${schema} ${workspaceId} ${userId}`;
  if (whoseEyes.get(client) === whose) return client;
  try {
    await client.query(
      `select set_config('search_path', $1, false), set_config('earshot.workspace', $2, false),
        set_config('earshot.limited_to', $3, false)`,
      [schema, String(workspaceId), String(userId)],
    );
  } catch (error) {
    client.release(error instanceof Error ? error : true);
    throw error;
  }
  whoseEyes.set(client, whose);
  return client;
}
