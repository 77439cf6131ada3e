import { createHash } from 'node:crypto';
import type { CallLimit } from '@earshot/core/access.ts';
import type pg from 'pg';
import { type SightSchema, sightOf, sightSchemas } from './eyes.ts';
import type { Judged, TableLists } from './tables.ts';

/** Any number that only this program takes as an advisory lock. */
const lockKey = 727_272;

/** Who asks, and where: said on each of their connections. Without it every view fails. */
export const limitedUser = `current_setting('earshot.limited_to')::bigint`;
export const limitedWorkspace = `current_setting('earshot.workspace')::bigint`;

/**
 * What a limited person sees of a table: every row, those for which a condition holds (of the row `t`, tables in full as `public.`,
 * which stands for wherever they are, views as `seen.`), or something else in its place, which nobody writes to.
 */
export type Sight = 'every row' | { where: string } | { instead: string };

/** The same for everybody limited, or by whose calls they are limited to. */
export type Seen = Sight | { teams: Sight; own_calls: Sight };

/** What tells of the calls of everybody in one number, or is for administrators only. */
export const noRow: Sight = { where: 'false' };

/** What holds something of a call is seen with the call, unless its module says otherwise. */
export const withItsCall: Sight = {
  where: `exists (select from seen.files f
  where f.workspace_id = t.workspace_id and f.id = t.file_id)`,
};

/**
 * The views of a schema by name, in the order in which they are made; `columnsOf` names the columns of tables that have judged ones.
 * Throws where a table of a workspace, which holds nothing of a call, does not say what of it a limited person sees.
 */
export function limitedViews(
  { tenant, call, global, seen, judged, judgedSums, blindTo }: TableLists,
  schema: SightSchema,
  columnsOf: ReadonlyMap<string, readonly string[]> = new Map(),
): Map<string, string> {
  const { limit, isBlind } = sightOf(schema);
  const views = new Map<string, string>();
  // The others ask it which calls are seen.
  const inOrder = new Set(['files', ...[...global, ...tenant].toReversed()] as const);
  for (const table of inOrder) {
    const said = seen[table] ?? (isIn(call, table) ? withItsCall : undefined);
    if (said === undefined && isIn(tenant, table))
      throw new Error(`${table} does not say what of it a limited person sees`);
    const sight = said === undefined ? 'every row' : sightFor(said, limit);
    const hidden = isBlind ? hiddenOf(judged[table], blindTo) : undefined;
    const sum = isBlind && blindTo !== undefined ? judgedSums[table]?.(ofRow(blindTo, 'file_id')) : undefined;
    const rows = sum === undefined ? `public.${table}` : `(${sum})`;
    const columns = columnsOf.get(table) ?? [];
    views.set(table, viewOf(rows, sight, hidden, columns).replaceAll(/\bseen\./g, `${schema}.`));
  }
  return views;
}

/** What is made of the rest that is seen is made so for whatever reason somebody sees less. */
function sightFor(said: Seen, limit: CallLimit | null): Sight {
  if (limit === null) return typeof said === 'object' && 'instead' in said ? said : 'every row';
  return typeof said === 'object' && 'teams' in said ? said[limit] : said;
}

/** The condition about the call that a column of `t` names. */
const ofRow = (blindTo: string, column: string): string => blindTo.replaceAll('CALL', () => `t.${column}`);

type Hidden = { when: string; columns: readonly string[] | null };

/** Which rows are out of sight besides, or which columns of them; null: all of the row. */
function hiddenOf(judged: Judged | undefined, blindTo: string | undefined): Hidden | undefined {
  if (judged === undefined || blindTo === undefined) return undefined;
  const isColumns = typeof judged === 'object' && 'columns' in judged;
  const when = ofRow(blindTo, (isColumns && judged.call) || 'file_id');
  if (isColumns) return { when, columns: judged.columns };
  return { when: judged === 'every row' ? when : `(${when} and not (${judged.but}))`, columns: null };
}

/** `rows`: where they are; `hidden`: what of them is out of sight besides. */
function viewOf(rows: string, sight: Sight, hidden: Hidden | undefined, columns: readonly string[]): string {
  if (sight !== 'every row' && 'instead' in sight) return sight.instead;
  const conditions = [
    ...(sight === 'every row' ? [] : [sight.where]),
    ...(hidden?.columns === null ? [`not ${hidden.when}`] : []),
  ];
  const every = `select ${hidden?.columns ? shownOf(columns, hidden) : 't.*'} from ${rows} t`;
  return conditions.length === 0
    ? every
    : `${every} where ${conditions.map((one) => `(${one})`).join(' and ')}`;
}

const shownOf = (columns: readonly string[], hidden: Hidden): string =>
  columns
    .map((name) =>
      hidden.columns?.includes(name)
        ? `case when not ${hidden.when} then t.${name} end as ${name}`
        : `t.${name}`,
    )
    .join(', ');

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
const functionTexts = (schema: SightSchema) => `
  select format('create function ${schema}.%I(%s) returns %s language sql %s parallel safe return public.%I(%s)',
    p.proname, pg_get_function_identity_arguments(p.oid), pg_get_function_result(p.oid),
    case p.provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end, p.proname,
    (select string_agg('$' || place, ', ' order by place) from generate_series(1, p.pronargs) place)) as text
  from pg_proc p where p.pronamespace = current_schema()::regnamespace and p.proname = any($1) order by p.oid`;

/** Makes the schemas anew where they are not those of this program. Several processes may do so at once. */
export async function makeLimitedViews(pool: pg.Pool, tables: TableLists): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    for (const schema of sightSchemas) await makeSchema(client, tables, schema);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** Names of their columns, in order. */
async function columnsOf(client: pg.ClientBase, tables: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select table_name::text as name, array_agg(quote_ident(column_name) order by ordinal_position) as columns
     from information_schema.columns where table_schema = current_schema() and table_name = any($1) group by table_name`,
    [tables],
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

async function makeSchema(client: pg.ClientBase, tables: TableLists, schema: SightSchema): Promise<void> {
  const columns = await columnsOf(client, Object.keys(tables.judged));
  const functions = (await client.query<{ text: string }>(functionTexts(schema), [called])).rows;
  const views = Array.from(
    limitedViews(tables, schema, columns),
    ([name, text]) => `create view ${schema}.${name} as ${text}`,
  );
  const { rows: home } = await client.query<{ name: string }>('select quote_ident(current_schema()) as name');
  const all = [...functions.map(({ text }) => text), ...views].map((text) =>
    text.replaceAll('public.', () => `${home[0]?.name}.`),
  );
  const digest = createHash('sha256').update(all.join(';')).digest('hex');
  const { rows } = await client.query<{ digest: string | null }>(
    `select obj_description(oid, 'pg_namespace') as digest from pg_namespace where nspname = $1`,
    [schema],
  );
  if (rows[0]?.digest === digest) return;
  await client.query(`drop schema if exists ${schema} cascade`);
  await client.query([`create schema ${schema}`, ...all].join(';\n'));
  await client.query(`comment on schema ${schema} is '${digest}'`);
}

/** Views keep columns and functions from being changed: before a migration they go, and nobody limited sees anything. */
export async function dropLimitedViews(client: pg.ClientBase): Promise<void> {
  for (const schema of sightSchemas) await client.query(`drop schema if exists ${schema} cascade`);
}
