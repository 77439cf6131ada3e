import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modules } from './modules.ts';
import { collectTables } from './platform/tables.ts';
import { query, removeDataDir, startServer, type TestServer } from './testing/server.ts';

let server: TestServer;
const tables = collectTables(modules);
const owned = modules.flatMap(({ tables: own }) => [...(own?.global ?? []), ...(own?.tenant ?? [])]);

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

/** Names of tables of ours for which a condition on the catalogue holds; `t` is the table. */
async function tablesWhere(condition: string): Promise<string[]> {
  const rows = await query<{ name: string }>(
    server.dataDir,
    `select t.relname as name from pg_class t join pg_namespace n on n.oid = t.relnamespace
     where n.nspname = 'public' and t.relkind in ('r', 'p') and not t.relispartition
       and t.relname <> 'migrations' and ${condition} order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Columns of our tables, as `table.column`, for which a condition on the catalogue holds; `a` is the column. */
async function columnsWhere(condition: string): Promise<string[]> {
  const rows = await query<{ name: string }>(
    server.dataDir,
    `select t.relname || '.' || a.attname as name
     from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
     where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and t.relname <> 'migrations'
       and ${condition} order by 1`,
  );
  return rows.map(({ name }) => name);
}

const hasColumn = (name: string, more = '') =>
  `exists (select from pg_attribute a where a.attrelid = t.oid and a.attname = '${name}' ${more})`;

describe('every table', () => {
  it('belongs to exactly one module', async () => {
    expect(await tablesWhere('true')).toEqual([...owned].sort());
    expect(new Set(owned).size).toBe(owned.length);
  });

  it('with a workspace in every row is said to be of a workspace', async () => {
    expect(await tablesWhere(hasColumn('workspace_id', 'and a.attnotnull'))).toEqual(
      [...tables.tenant].sort(),
    );
  });

  it('with something of a call goes with the call', async () => {
    expect(await tablesWhere(hasColumn('file_id'))).toEqual([...tables.call].sort());
  });

  it('of a workspace has the workspace first in its key', async () => {
    const firstKey = `(select a.attname from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where i.indrelid = t.oid and i.indisprimary) = 'workspace_id'`;
    expect(await tablesWhere(firstKey)).toEqual([...tables.tenant].sort());
  });

  it('of a workspace has the workspace in every unique index and foreign key to another one', async () => {
    const without = await query<{ what: string }>(
      server.dataDir,
      `select i.indexrelid::regclass::text as what from pg_index i
       where i.indisunique and i.indrelid = any($1::regclass[]) and not exists (
         select from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey)
           and a.attname = 'workspace_id')
       union all
       select c.conname from pg_constraint c
       where c.contype = 'f' and c.conrelid = any($1::regclass[]) and c.confrelid = any($1::regclass[])
         and not exists (select from pg_attribute a where a.attrelid = c.conrelid
           and a.attnum = any(c.conkey) and a.attname = 'workspace_id')`,
      [tables.tenant],
    );
    expect(without).toEqual([]);
  });

  it('of a workspace has the workspace first in every index, but for those by which somebody without one is found', async () => {
    const others = await query<{ name: string }>(
      server.dataDir,
      `select i.indexrelid::regclass::text as name from pg_index i
       left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
       where i.indrelid = any($1::regclass[]) and a.attname is distinct from 'workspace_id' order by 1`,
      [tables.tenant],
    );
    // The number that phrases are looked up by knows the workspace.
    const wanted = [
      'alert_digests_token',
      'api_keys_hash',
      'members_user',
      'phrase_index_keys',
      'report_letter_copies_token',
      'report_links_token',
      'shares_token',
    ];
    expect(others.map(({ name }) => name)).toEqual(wanted);
  });

  it('can be emptied before the tables that it points at', async () => {
    const keys = await query<{ child: string; parent: string }>(
      server.dataDir,
      `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
       where contype = 'f' and conrelid <> confrelid`,
    );
    expect(keys.length).toBeGreaterThan(0);
    const place = (name: string) => (tables.tenant as readonly string[]).indexOf(name);
    const wrong = keys.filter(
      ({ child, parent }) => place(child) >= 0 && place(parent) >= 0 && place(child) > place(parent),
    );
    expect(wrong).toEqual([]);
  });
});

describe('keys to other tables', () => {
  /** Whether `a` is the last column of a key from its table to another one; `more` says more of the key, `c`. */
  const points = (more: string) => `exists (
    select from pg_constraint c where c.contype = 'f' and c.conrelid = t.oid
      and c.conkey[array_upper(c.conkey, 1)] = a.attnum and ${more})`;

  it('hold every call, by its workspace and its id', async () => {
    const toCall = `a.attname = 'file_id' and not exists (
      select from pg_constraint c where c.contype = 'f' and c.conrelid = t.oid and a.attnum = any(c.conkey)
        and cardinality(c.conkey) >= 2)`;
    expect(await columnsWhere(toCall)).toEqual([]);
  });

  it('hold every workspace, directly or by way of something in it', async () => {
    const held = `a.attname = 'workspace_id' and not exists (
      select from pg_constraint c where c.contype = 'f' and c.conrelid = t.oid and a.attnum = any(c.conkey))`;
    // Turns of the whole installation are those of workspace 0.
    expect(await columnsWhere(held)).toEqual(['schedule_turns.workspace_id']);
  });

  it('hold every person', async () => {
    const person = `a.attname in ('user_id', 'author_id', 'created_by', 'locked_by', 'invited_by', 'added_by')`;
    expect(await columnsWhere(`${person} and not ${points(`c.confrelid = 'users'::regclass`)}`)).toEqual([]);
  });

  it('are checked at once and change nothing by themselves', async () => {
    const others = await query<{ conname: string }>(
      server.dataDir,
      `select conname from pg_constraint where connamespace = 'public'::regnamespace
       and (condeferrable or contype = 'f' and (confdeltype <> 'a' or confupdtype <> 'a') or not convalidated)`,
    );
    expect(others).toEqual([]);
  });

  it('are not minded by triggers of ours', async () => {
    expect(
      await tablesWhere('exists (select from pg_trigger g where g.tgrelid = t.oid and not g.tgisinternal)'),
    ).toEqual([]);
  });

  it('have an index behind them where calls and lists go, so that a removal reads no table from end to end', async () => {
    const without = await query<{ conname: string }>(
      server.dataDir,
      `select c.conname from pg_constraint c
       where c.contype = 'f' and c.confrelid in ('files'::regclass, 'transcripts'::regclass, 'segments'::regclass)
         and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indpred is null
           and i.indkey[0] = any(c.conkey) and i.indkey[1] = any(c.conkey))`,
    );
    expect(without.map(({ conname }) => conname)).toEqual([]);
  });
});

describe('one current version of the words of a call', () => {
  it('is all that the database takes', async () => {
    const [index] = await query<{ definition: string }>(
      server.dataDir,
      `select pg_get_indexdef('transcripts_current'::regclass) as definition`,
    );
    expect(index?.definition).toMatch(/UNIQUE .* \(workspace_id, file_id\) WHERE is_current$/);
  });
});

describe('numbers of rows', () => {
  it('are bigint, wherever they are said', async () => {
    const numbers = `a.attname ~ '^(id|.*_(id|by))$' and a.atttypid in ('int4'::regtype, 'int2'::regtype)`;
    // Places of phrases within a call, in the largest tables: no row of another table has such a number.
    const places = [
      'annotations.phrase_id',
      // Questions are numbered within their goal.
      'call_answers.question_id',
      'classifier_examples.last_phrase_id',
      'classifier_examples.phrase_id',
      'classifier_queue.last_phrase_id',
      'classifier_queue.phrase_id',
      'disputes.question_id',
      'goal_runs.question_id',
      'learned_questions.question_id',
      'phrase_index.phrase_id',
      'phrase_vectors.phrase_id',
      'phrases.id',
      'question_switches.question_id',
      'review_answers.question_id',
      'settlements.question_id',
      'truths.last_phrase_id',
      'truths.phrase_id',
    ];
    expect(await columnsWhere(numbers)).toEqual(places);
  });

  it('come from plain sequences, because a distributed table with an identity cannot be changed any more', async () => {
    expect(await columnsWhere(`a.attidentity <> ''`)).toEqual([]);
    const given = await query<{ name: string }>(
      server.dataDir,
      `select s.relname as name from pg_sequence q join pg_class s on s.oid = q.seqrelid
       where s.relnamespace = 'public'::regnamespace and (q.seqtypid <> 'int8'::regtype or not exists (
         select from pg_depend d where d.objid = s.oid and d.deptype = 'a' and d.refclassid = 'pg_class'::regclass))`,
    );
    expect(given).toEqual([]);
  });
});
