import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { TimeLimits } from './limits.ts';
import { rolePrefix } from './roles.store.ts';

/**
 * Ends sessions that go beyond what they may: statements, transactions and silence that last too long, locks by agreement, which others
 * would wait for, and whatever is connected as a role that is switched off. What they wrote beside tables is removed. Answers how many
 * were ended.
 */
export async function endOverdue(
  acrossWorkspaces: Db,
  { statement_ms, transaction_ms, idle_ms }: TimeLimits,
): Promise<number> {
  const longer = (since: string, ms: number) =>
    sql`clock_timestamp() - one.${sql.ref(since)} > make_interval(secs => ${ms / 1000}::float8)`;
  const { rows } = await sql`
    select pg_terminate_backend(one.pid) from pg_stat_activity one
    where one.datname = current_database() and starts_with(one.usename, ${rolePrefix}) and (
      (one.state = 'active' and ${longer('query_start', statement_ms)})
      or (one.xact_start is not null and ${longer('xact_start', transaction_ms)})
      or (one.state = 'idle' and ${longer('state_change', idle_ms)})
      or exists (select from pg_locks held where held.pid = one.pid and held.locktype = 'advisory')
      or not exists (select from sql_access access where access.role_name = one.usename))`.execute(
    acrossWorkspaces,
  );
  await sql`select lo_unlink(one.oid) from pg_largeobject_metadata one join pg_roles role on role.oid = one.lomowner
    where starts_with(role.rolname, ${rolePrefix})`.execute(acrossWorkspaces);
  return rows.length;
}
