import { createHash } from 'node:crypto';
import { sqlViews } from '@earshot/core/sql-access/sql-views.ts';
import pg from 'pg';
import { dropSqlViews, sqlSchema, sqlSchemaComment, sqlSchemaMark } from '../../platform/sql-schema.ts';
import { viewTexts } from './view-texts.sql.ts';

/** Any number that only this program takes as an advisory lock. */
const lockKey = 727_273;

/** All views as statements. `home`: the schema of the tables. */
function statements(home: string): string[] {
  return sqlViews.flatMap(({ name, says, columns }) => {
    const text = viewTexts[name];
    if (text === undefined) throw new Error(`Nothing says what the view ${name} reads`);
    const typed = columns.map((one) => `given.${one.name}::${one.type} as ${one.name}`).join(', ');
    const names = columns.map((one) => one.name).join(', ');
    return [
      `create view ${sqlSchema}.${name} with (security_barrier = true) as select ${typed} from (${text}) given (${names})`,
      `comment on view ${sqlSchema}.${name} is ${pg.escapeLiteral(says.en)}`,
      ...columns.map(
        (one) => `comment on column ${sqlSchema}.${name}.${one.name} is ${pg.escapeLiteral(one.says.en)}`,
      ),
    ].map((one) => one.replaceAll('public.', () => `${home}.`));
  });
}

/**
 * Makes the views anew where they are not those of this program. They may be read by every role, and show those rows alone that are of
 * the workspace whose role is connected: to all others none. Throws where another program has a schema of the name.
 */
export async function makeSqlViews(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    const { rows } = await client.query<{ name: string }>('select quote_ident(current_schema()) as name');
    const all = statements(rows[0]?.name ?? 'public');
    const mark = `${sqlSchemaMark}${createHash('sha256').update(all.join(';')).digest('hex')}`;
    const comment = await sqlSchemaComment(client);
    if (comment !== mark) {
      await dropSqlViews(client);
      if (comment !== undefined && !comment?.startsWith(sqlSchemaMark))
        throw new Error(
          `The database has a schema "${sqlSchema}" of somebody else. Rename it, or leave SQL_PORT unset`,
        );
      await client.query([`create schema ${sqlSchema}`, ...all].join(';\n'));
      await client.query(`grant usage on schema ${sqlSchema} to public`);
      await client.query(`grant select on all tables in schema ${sqlSchema} to public`);
      await client.query(`comment on schema ${sqlSchema} is '${mark}'`);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
