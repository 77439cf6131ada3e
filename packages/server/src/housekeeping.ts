import { sql } from 'kysely';
import { applyRetention } from './modules/files/retention.ts';
import { removeExpiredSessions } from './modules/users/sessions.store.ts';
import { removeOldTokens } from './modules/users/tokens.store.ts';
import type { Services } from './platform/context.ts';

const hourMs = 3_600_000;
/** How often a worker looks whether an hour has passed for the installation. */
const lookEveryMs = 5 * 60_000;
/** Used links and old counts are kept for a day, in case somebody asks what happened. */
const keepMs = 24 * hourMs;

/** Once an hour, in one of the workers: deletes what has expired and what workspaces do not keep. */
export function startHousekeeping(services: Services): void {
  const look = () => {
    void housekeep(services).catch((error: unknown) =>
      services.log.warn({ err: error }, 'housekeeping failed'),
    );
  };
  setInterval(look, lookEveryMs).unref();
  look();
}

async function housekeep(services: Services): Promise<void> {
  const now = services.now();
  if (!(await claimHour(services, now))) return;
  await removeExpiredSessions(services.db, now);
  await removeOldTokens(services.db, new Date(now.getTime() - keepMs));
  await applyRetention(services);
}

/** True for one worker in an hour. */
async function claimHour(services: Services, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into installation_settings (key, value) values ('housekeeping_ms', ${JSON.stringify(now.getTime())}::jsonb)
    on conflict (key) do update set value = excluded.value
    where (installation_settings.value #>> '{}')::bigint <= ${now.getTime() - hourMs}
    returning key
  `.execute(services.db);
  return rows.length === 1;
}
