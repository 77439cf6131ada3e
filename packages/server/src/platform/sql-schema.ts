import type pg from 'pg';

/** The schema of the views that programs find which ask in SQL. */
export const sqlSchema = 'earshot';
/** What stands first in its comment: a schema of this name without it is somebody else's. */
export const sqlSchemaMark = 'Earshot, ';

/** The comment of the schema; null where it has none, undefined where there is no schema. */
export async function sqlSchemaComment(client: pg.ClientBase): Promise<string | null | undefined> {
  const { rows } = await client.query<{ comment: string | null }>(
    `select obj_description(oid, 'pg_namespace') as comment from pg_namespace where nspname = $1`,
    [sqlSchema],
  );
  return rows[0]?.comment;
}

/** Views keep columns from being changed: before a migration they go, and programs find nothing. */
export async function dropSqlViews(client: pg.ClientBase): Promise<void> {
  if ((await sqlSchemaComment(client))?.startsWith(sqlSchemaMark))
    await client.query(`drop schema ${sqlSchema} cascade`);
}
