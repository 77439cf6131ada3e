import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { sqlSchema } from '../../platform/sql-schema.ts';
import { limits, roleSettings, superuserSettings } from './limits.ts';

/** Any number that only this program takes as an advisory lock. */
const lockKey = 727_274;

/** With what the name of every role of this kind begins. */
export const rolePrefix = 'earshot_bi_';

/** What only a superuser can take from everybody: locks and messages that reach others, objects that are written, code in loops. */
const shutFunctions = [
  'pg\\_advisory\\_%',
  'pg\\_try\\_advisory\\_%',
  'pg\\_notify',
  'pg\\_sleep%',
  'lo\\_%',
  'lowrite',
].concat([
  'pg\\_logical\\_emit\\_message',
  'pg\\_current\\_xact\\_id',
  'txid\\_current',
  'pg\\_export\\_snapshot',
]);

/** Whether the program is a superuser of its database, as of the embedded one. */
export async function isSuperuser(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    is: boolean;
  }>`select rolsuper as is from pg_roles where rolname = current_user`.execute(db);
  return rows[0]?.is ?? false;
}

/**
 * Takes from everybody what every role has unasked, as far as the program may. Done again it changes nothing. Until the end of the
 * transaction other processes wait with the same.
 */
export async function shutDatabase(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(db);
  const name = await databaseName(db);
  await sql`revoke temporary on database ${sql.id(name)} from public`.execute(db);
  if (!(await isSuperuser(db))) return;
  await sql`revoke usage on language plpgsql from public`.execute(db);
  const { rows } = await sql<{ routine: string }>`select oid::regprocedure::text as routine from pg_proc
    where pronamespace = 'pg_catalog'::regnamespace and proname like any(${shutFunctions}::text[])
      and has_function_privilege('public', oid, 'execute')`.execute(db);
  if (rows.length > 0)
    await sql`revoke execute on function ${sql.raw(rows.map(({ routine }) => `pg_catalog.${routine}`).join(', '))} from public`.execute(
      db,
    );
}

export async function databaseName(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return rows[0]?.name ?? '';
}

/** Makes the role, or brings it to what it should be. `password` is in the form in which PostgreSQL keeps it. */
export async function makeRole(db: Db, name: string, password: string): Promise<void> {
  const role = sql.id(name);
  const { rows } = await sql`select from pg_roles where rolname = ${name}`.execute(db);
  if (rows.length === 0)
    await sql`create role ${role} nosuperuser nocreatedb nocreaterole noinherit login`.execute(db);
  await sql`alter role ${role} with noinherit login connection limit ${sql.lit(limits.per_role)}
    password ${sql.lit(password)}`.execute(db);
  const isSuper = await isSuperuser(db);
  const settings = { ...roleSettings, search_path: sqlSchema, ...(isSuper ? superuserSettings : {}) };
  for (const [setting, value] of Object.entries(settings))
    await sql`alter role ${role} set ${sql.id(setting)} to ${sql.lit(value)}`.execute(db);
  // Whoever is no superuser ends the sessions of roles that they are members of.
  if (!isSuper) await sql`grant ${role} to current_user with inherit true, set false`.execute(db);
}

/** What the role could do besides reading its views; empty where that is nothing. */
export async function tooMuch(db: Db, name: string): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select 'temporary tables' as what where has_database_privilege(${name}, current_database(), 'temporary, create')
    union all select 'schema ' || nspname from pg_namespace where has_schema_privilege(${name}, oid, 'create')
    union all select 'table ' || oid::regclass::text from pg_class
      where relkind in ('r', 'p', 'v', 'm', 'f')
        and relnamespace not in (select oid from pg_namespace where nspname in ('pg_catalog', 'information_schema', ${sqlSchema}))
        and has_table_privilege(${name}, oid, 'select, insert, update, delete, truncate, references, trigger')
    limit 5`.execute(db);
  return rows.map(({ what }) => what);
}

export async function dropRole(db: Db, name: string): Promise<void> {
  await sql`drop role if exists ${sql.id(name)}`.execute(db);
}

/** Ends every session of a role. */
export async function endSessions(db: Db, name: string): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where usename = ${name} and datname = current_database() and pid <> pg_backend_pid()`.execute(db);
}

/** Cancels what a session of a role is doing. */
export async function cancelStatement(db: Db, name: string, pid: number): Promise<void> {
  await sql`select pg_cancel_backend(pid) from pg_stat_activity where pid = ${pid} and usename = ${name}`.execute(
    db,
  );
}
