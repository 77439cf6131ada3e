import { CronExpressionParser } from 'cron-parser';
import { sql } from 'kysely';
import { z } from 'zod';
import { type Ctx, inWorkspace, type Services } from './context.ts';
import { inTransaction } from './database.ts';
import { type JobRun, job } from './jobs.ts';

/**
 * Work that comes again by the clock, once for the installation or once for every workspace, by the clock on its own
 * wall. However many processes there are, each turn is taken once; turns that passed while none ran become one.
 */
export type Schedule = { name: string; cron: string } & (
  | { per: 'installation'; run: (services: Services, run: JobRun) => Promise<void> }
  | { per: 'workspace'; run: (ctx: Ctx, run: JobRun) => Promise<void> }
);

/** The workspaces there are, and which time is theirs. */
export type Clocks = (services: Services) => Promise<{ workspace_id: number; time_zone: string }[]>;

/** How often a worker looks at the clock. */
const lookEveryMs = 60_000;

export const scheduledJob = job({
  name: 'scheduled',
  payload: z.object({ name: z.string(), workspace_id: z.int().nullable() }),
  retryLimit: 3,
  retryDelay: 5,
});

/** The last moment up to `now` at which it was due. The expression is the program's own, never a person's. */
export function lastDue(cron: string, now: Date, timeZone: string): Date {
  // `prev` is strictly before, so a moment that is due just now would be missed.
  const justAfter = new Date(now.getTime() + 1);
  return CronExpressionParser.parse(cron, { currentDate: justAfter, tz: timeZone }).prev().toDate();
}

/** Has what is due put into the queue, now and every minute until it is stopped. */
export function startSchedules(
  services: Services,
  schedules: readonly Schedule[],
  clocks: Clocks,
): { stop: () => Promise<void> } {
  const look = () =>
    addDue(services, schedules, clocks).catch((error: unknown) =>
      services.log.warn({ err: error }, 'schedules could not be looked at'),
    );
  let looking = look();
  const timer = setInterval(() => {
    looking = look();
  }, lookEveryMs);
  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}

export async function addDue(
  services: Services,
  schedules: readonly Schedule[],
  clocks: Clocks,
): Promise<void> {
  const now = services.now();
  const places = await clocks(services);
  const taken = await lastTurns(services);
  for (const { name, cron, per } of schedules)
    for (const { workspace_id, time_zone } of per === 'installation' ? [installationClock] : places) {
      const due = lastDue(cron, now, time_zone);
      const last = taken.get(turnKey(workspace_id, name));
      // Most looks find nothing due: those write nothing.
      if (last === undefined || last < due) await takeTurn(services, name, workspace_id, due);
    }
}

const installationClock = { workspace_id: null, time_zone: 'UTC' };

const turnKey = (workspaceId: number | null, name: string) => `${workspaceId ?? 0}/${name}`;

async function lastTurns({ acrossWorkspaces }: Services): Promise<Map<string, Date>> {
  const turns = await acrossWorkspaces
    .selectFrom('schedule_turns')
    .select(['workspace_id', 'name', 'due_at'])
    .execute();
  return new Map(turns.map(({ workspace_id, name, due_at }) => [turnKey(workspace_id, name), due_at]));
}

/** Adds the job unless this turn was taken, by this process or another. */
async function takeTurn(services: Services, name: string, workspaceId: number | null, due: Date) {
  await inTransaction(services.acrossWorkspaces, async (tx) => {
    const { rows } = await sql`
      insert into schedule_turns (workspace_id, name, due_at) values (${workspaceId ?? 0}, ${name}, ${due})
      on conflict (workspace_id, name) do update set due_at = excluded.due_at
      where schedule_turns.due_at < excluded.due_at
      returning name`.execute(tx);
    if (rows.length === 1)
      await services.jobs.add(tx, scheduledJob, workspaceId ?? 0, { name, workspace_id: workspaceId });
  });
}

/** Does what a turn is for; one of a schedule that a newer version no longer has does nothing. */
export async function runScheduled(
  services: Services,
  schedules: readonly Schedule[],
  { name, workspace_id }: z.output<typeof scheduledJob.payload>,
  run: JobRun,
): Promise<void> {
  const schedule = schedules.find((one) => one.name === name);
  if (schedule?.per === 'installation') await schedule.run(services, run);
  if (schedule?.per === 'workspace' && workspace_id !== null)
    await schedule.run(inWorkspace(services, workspace_id), run);
}
