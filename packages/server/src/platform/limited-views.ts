import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { TableLists } from './tables.ts';

/** Schema of the views that stand in the place of tables for whoever is limited to the teams they lead. */
export const ownTeams = 'own_teams';
/** Any number that only this program takes as an advisory lock. */
const lockKey = 727_272;

/** Who asks, and where: said on each of their connections. Without it every view fails. */
export const limitedUser = `current_setting('earshot.limited_to')::bigint`;
export const limitedWorkspace = `current_setting('earshot.workspace')::bigint`;

/**
 * What a limited person sees of a table: every row, those for which a condition holds (of the row `t`, tables in
 * full as `public.`, which stands for wherever they are, views as `own_teams.`), or something else in its place, which nobody writes to.
 */
export type Sight = 'every row' | { where: string } | { instead: string };

/** What tells of the calls of everybody in one number, or is for administrators only. */
export const noRow: Sight = { where: 'false' };

/** What holds something of a call is seen with the call. */
const withItsCall = `exists (select from ${ownTeams}.files f
  where f.workspace_id = t.workspace_id and f.id = t.file_id)`;

/**
 * The views by name, in the order in which they are made. Throws where a table of a workspace, which holds nothing of a call, does
 * not say what of it a limited person sees.
 */
export function limitedViews({ tenant, call, global, seen }: TableLists): Map<string, string> {
  const views = new Map<string, string>();
  const every = (table: string) => `select t.* from public.${table} t`;
  // The others ask it which calls are seen.
  const inOrder = new Set(['files', ...[...global, ...tenant].toReversed()] as const);
  for (const table of inOrder) {
    const sight = seen[table] ?? (isIn(call, table) ? { where: withItsCall } : undefined);
    if (sight === undefined && isIn(tenant, table))
      throw new Error(`${table} does not say what of it a limited person sees`);
    if (sight === undefined || sight === 'every row') views.set(table, every(table));
    else views.set(table, 'instead' in sight ? sight.instead : `${every(table)} where ${sight.where}`);
  }
  return views;
}

const isIn = (list: readonly string[], table: string) => list.includes(table);

/** Functions that statements call have to be found, too: those of the schema call those beside the tables. */
const called = [
  'agents_like',
  'agents_named',
  'name_key',
  'phrase_key',
  'phrase_keys',
  'subscribers_like',
  'subscribers_named',
];
const functionTexts = `
  select format('create function ${ownTeams}.%I(%s) returns %s language sql %s parallel safe return public.%I(%s)',
    p.proname, pg_get_function_identity_arguments(p.oid), pg_get_function_result(p.oid),
    case p.provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end, p.proname,
    (select string_agg('$' || place, ', ' order by place) from generate_series(1, p.pronargs) place)) as text
  from pg_proc p where p.pronamespace = current_schema()::regnamespace and p.proname = any($1) order by p.oid`;

/** Makes the schema anew where it is not that of this program. Several processes may do so at once. */
export async function makeLimitedViews(pool: pg.Pool, tables: TableLists): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    const functions = (await client.query<{ text: string }>(functionTexts, [called])).rows;
    const views = Array.from(
      limitedViews(tables),
      ([name, text]) => `create view ${ownTeams}.${name} as ${text}`,
    );
    const { rows: home } = await client.query<{ name: string }>(
      'select quote_ident(current_schema()) as name',
    );
    const all = [...functions.map(({ text }) => text), ...views].map((text) =>
      text.replaceAll('public.', () => `${home[0]?.name}.`),
    );
    const digest = createHash('sha256').update(all.join(';')).digest('hex');
    const { rows } = await client.query<{ digest: string | null }>(
      `select obj_description(oid, 'pg_namespace') as digest from pg_namespace where nspname = $1`,
      [ownTeams],
    );
    if (rows[0]?.digest !== digest) {
      await client.query(`drop schema if exists ${ownTeams} cascade`);
      await client.query([`create schema ${ownTeams}`, ...all].join(';\n'));
      await client.query(`comment on schema ${ownTeams} is '${digest}'`);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** Views keep columns and functions from being changed: before a migration they go, and nobody limited sees anything. */
export async function dropLimitedViews(client: pg.ClientBase): Promise<void> {
  await client.query(`drop schema if exists ${ownTeams} cascade`);
}
