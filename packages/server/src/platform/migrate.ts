import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

const folder = new URL('../../migrations/', import.meta.url);
/** Any number that only this program takes as an advisory lock. */
const lockKey = 727_271;

/** Splits a migration at the semicolons that end a line, but for those within `$$ … $$`. */
export function statementsOf(sql: string): string[] {
  return (sql.match(/(?:\$\$[\s\S]*?\$\$|;(?![ \t]*(?:\n|$))|[^;])+/g) ?? [])
    .map((statement) => statement.replace(/^\s*--.*$/gm, '').trim())
    .filter((statement) => statement !== '');
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
    const names = (await readdir(folder))
      .filter((name) => name.endsWith('.sql') && (last === undefined || name <= last))
      .sort();
    for (const name of names) {
      const statements = statementsOf(await readFile(new URL(name, folder), 'utf8'));
      for (const [index, statement] of statements.entries()) {
        if (done.has(`${name}:${index}`)) continue;
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
