import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type pg from 'pg';
import { dropLimitedViews } from './limited-views.ts';
import { dropSqlViews } from './sql-schema.ts';

const server = join(import.meta.dirname, '../..');
/** Any number that only this program takes as an advisory lock. */
const lockKey = 727_271;

/** Splits a migration at the semicolons that end a line, but for those within `$$ … $$`. */
export function statementsOf(sql: string): string[] {
  return (sql.match(/(?:\$\$[\s\S]*?\$\$|;(?![ \t]*(?:\n|$))|[^;])+/g) ?? [])
    .map((statement) => statement.replace(/^\s*--.*$/gm, '').trim())
    .filter((statement) => statement !== '');
}

export type Migration = { name: string; path: string };

/** Those of all features are one row by their numbers, wherever they stand; it must not be left to chance who is first. */
export function byNumber(paths: readonly string[]): Migration[] {
  const numbered = new Map<string, Migration>();
  for (const path of paths) {
    const name = basename(path);
    const [number] = /^\d{4}(?=-[\w-]+\.sql$)/.exec(name) ?? [];
    if (number === undefined) throw new Error(`Migration ${path} has no number of four digits`);
    const other = numbered.get(number)?.path;
    if (other !== undefined) throw new Error(`Migrations ${other} and ${path} have one number`);
    numbered.set(number, { name, path });
  }
  return [...numbered.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** What changes the schema: `migrations` of the server, and of each module. */
function allMigrations(): Migration[] {
  const found = globSync(['migrations/*.sql', 'src/modules/*/migrations/*.sql'], { cwd: server });
  return byNumber(found.map((path) => join(server, path)));
}

/**
 * Brings the database to the newest schema. Each statement is its own transaction and is remembered, so that
 * a migration that is stopped at any moment goes on where it was. Several processes may call this at once. `last` is a
 * migration after which it stops; answers how many statements were done.
 */
export async function migrate(pool: pg.Pool, last?: string): Promise<number> {
  const client = await pool.connect();
  let applied = 0;
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(
      'create table if not exists migrations (name text, statement int, applied_at timestamptz not null, primary key (name, statement))',
    );
    const done = new Set(
      (
        await client.query<{ name: string; statement: number }>('select name, statement from migrations')
      ).rows.map((row) => `${row.name}:${row.statement}`),
    );
    for (const { name, path } of allMigrations()) {
      if (last !== undefined && name > last) break;
      const statements = statementsOf(await readFile(path, 'utf8'));
      for (const [index, statement] of statements.entries()) {
        if (done.has(`${name}:${index}`)) continue;
        if (applied === 0) {
          await dropLimitedViews(client);
          await dropSqlViews(client);
        }
        await client.query('begin');
        try {
          await client.query(statement);
          await client.query('insert into migrations (name, statement, applied_at) values ($1, $2, $3)', [
            name,
            index,
            new Date(),
          ]);
          await client.query('commit');
        } catch (error) {
          await client.query('rollback');
          throw new Error(`Migration ${name}, statement ${index + 1} failed`, { cause: error });
        }
        applied += 1;
      }
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => {});
    client.release();
  }
  return applied;
}
