import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, dropDatabase, sharedSocket } from '../testing/databases.ts';
import { byNumber, migrate } from './migrate.ts';

const name = `migrate-${process.pid}`;
const call = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
let pool: pg.Pool;

beforeAll(async () => {
  pool = new pg.Pool({ ...(await createDatabase(sharedSocket() ?? '', name)), max: 2 });
  // The database may be dropped before the last connection has said goodbye.
  pool.on('connect', (client) => client.on('error', () => {}));
  await migrate(pool, '0008-phrase-starts.sql');
  await pool.query(await readFile(new URL('../testing/rows-before-findings.sql', import.meta.url), 'utf8'));
});
afterAll(async () => {
  await pool.end();
  await dropDatabase(name);
});

type Rows = Record<string, Record<string, unknown>[]>;

/** Every row of every table, as JSON, in an order of its own. */
async function everything(): Promise<Rows> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and relname <> 'migrations' order by 1`,
  );
  const found: Rows = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(one) as row from ${name} one order by to_jsonb(one)::text`,
    );
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

/** A pool whose connections break after so many statements, as when the process is killed. */
function dying(statements: number): pg.Pool {
  const connect = async () => {
    const client = await pool.connect();
    let left = statements;
    const query = async (...args: Parameters<typeof client.query>) => {
      left -= 1;
      if (left < 0) throw new Error('killed');
      return client.query(...args);
    };
    return { query, release: () => client.release(true) };
  };
  return { connect } as unknown as pg.Pool;
}

describe('a database of the version before findings', () => {
  it('keeps every row that points somewhere, however often the change is killed', async () => {
    const before = await everything();
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
    let kills = 0;
    // Each attempt gets through a few more statements; a kill falls on every step of a statement's transaction.
    for (let attempt = 0; ; attempt += 1) {
      const done = await migrate(dying(7 + (attempt % 37))).catch((error: unknown) => error);
      if (typeof done === 'number') break;
      kills += 1;
    }
    expect(kills).toBeGreaterThan(20);
    const { file_tags, pattern_matches, ...kept } = before;
    const { findings, schedule_turns, installation_settings, ...after } = await everything();
    expect(schedule_turns).toEqual([]);
    after.installation_settings = installation_settings?.filter(({ key }) => key !== 'live_channel') ?? [];
    expect(findings).toHaveLength((file_tags?.length ?? 0) + (pattern_matches?.length ?? 0));

    const without = (table: string, lost: (row: Record<string, unknown>) => boolean) => {
      kept[table] = kept[table]?.filter((row) => !lost(row)) ?? [];
    };
    for (const table of ['files', 'members', 'shares', 'one_time_tokens'])
      without(table, (row) => row.workspace_id === 3);
    for (const table of ['file_stages', 'segment_files']) without(table, (row) => row.file_id === call(9));
    without('user_pins', (row) => row.project_id === 77);
    without('phrases', (row) => row.version === 7);
    const corrected = (table: string, is: (row: Record<string, unknown>) => boolean, change: object) => {
      kept[table] = kept[table]?.map((row) => (is(row) ? { ...row, ...change } : row)) ?? [];
    };
    corrected('users', (row) => row.id === 3, { active_workspace_id: null });
    corrected('tags', (row) => row.author_id === 99, { author_id: null });
    corrected('transcripts', (row) => row.version === 1, { is_current: false });
    for (const [table, rows] of Object.entries(kept)) {
      // What a row has besides came with later changes.
      const columns = Object.keys(rows[0] ?? {});
      const asBefore = (all: Record<string, unknown>[]) =>
        sorted(all.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]]))));
      expect([table, asBefore(after[table] ?? [])]).toEqual([table, asBefore(rows)]);
    }
  });

  it('finds in its findings what it had as tags and patterns', async () => {
    const { rows } = await pool.query(
      `select kind, rule_id, file_id, origin, removed, version, hits, day::text, operator, user_id from findings
       order by kind, file_id, rule_id`,
    );
    const one = { kind: 'tag', removed: false, version: null, hits: 0, operator: 'Anna', user_id: null };
    expect(rows).toEqual([
      {
        ...one,
        kind: 'pattern',
        rule_id: 1,
        file_id: call(2),
        origin: 'rule',
        version: 4,
        hits: 1,
        day: '2026-02-02',
      },
      { ...one, rule_id: 1, file_id: call(1), origin: 'rule', version: 2, hits: 2, day: '2026-02-01' },
      { ...one, rule_id: 2, file_id: call(1), origin: 'hand', removed: true, user_id: 1, day: '2026-02-01' },
      { ...one, rule_id: 1, file_id: call(2), origin: 'hand', user_id: 2, day: '2026-02-02', operator: null },
    ]);
  });

  it('gives numbers that were never given before', async () => {
    const { rows } = await pool.query<{ id: number }>(
      `insert into workspaces (name, created_at) values ('Next', now()) returning id`,
    );
    expect(rows[0]?.id).toBe(4);
  });

  it('looks phrases up by their words as before', async () => {
    const { rows } = await pool.query(
      `select file_id from phrase_index where phrase_keys(workspace_id, tsv) @> array[phrase_key(1::bigint, 'halo there')]`,
    );
    expect(rows).toEqual([{ file_id: call(1) }]);
  });

  it('is not changed again', async () => {
    expect(await migrate(pool)).toBe(0);
  });
});

describe('migrations of several folders', () => {
  it('are one row by their numbers', () => {
    const paths = [
      'migrations/0002-b.sql',
      'src/modules/notes/migrations/0003-a.sql',
      'migrations/0001-c.sql',
    ];
    expect(byNumber(paths).map(({ name }) => name)).toEqual(['0001-c.sql', '0002-b.sql', '0003-a.sql']);
  });

  it.each([
    [
      ['migrations/0002-b.sql', 'src/modules/notes/migrations/0002-a.sql'],
      /0002-b.* and .*0002-a.* have one number/,
    ],
    [['src/modules/notes/migrations/notes.sql'], /notes\.sql has no number/],
  ])('are refused as %j', (paths, reason) => {
    expect(() => byNumber(paths)).toThrow(reason);
  });
});

function sorted(rows: Record<string, unknown>[] | undefined): string[] {
  return (rows ?? []).map((row) => JSON.stringify(row)).sort();
}
