import { sql } from 'kysely';
import { z } from 'zod';
import type { Ctx, Services } from './context.ts';
import type { Db } from './database.ts';
import { type JobDefinition, type JobRun, type Jobs, job } from './jobs.ts';

/**
 * News that a module tells without knowing who listens. It is told in the transaction of the change and heard after its
 * commit, at least once; of the same subject (mostly a call) in the order in which it was told.
 */
export type EventDefinition<S extends z.ZodType = z.ZodType> = {
  name: string;
  payload: S;
  /** What the news is about: news of other subjects does not wait for it. */
  subject: (payload: z.output<S>) => string | number;
};

/** Who listens to an event: one entry in a module's `module.ts`. Hearing the same news again must be harmless. */
export type Listener<S extends z.ZodType = z.ZodType> = {
  /** Unique in the program; it names the queue, so it stays when the function is renamed. */
  name: string;
  event: EventDefinition<S>;
  hear: (ctx: Ctx, payload: z.output<S>, run: JobRun) => Promise<void>;
  /** What it needs besides is the same for all news of one call; how many are heard at once. */
  slots?: number;
};

export function event<S extends z.ZodType>(definition: EventDefinition<S>): EventDefinition<S> {
  return definition;
}

export function listener<S extends z.ZodType>(definition: Listener<S>): Listener {
  return definition as unknown as Listener;
}

/** Failed this often, the news is set aside with what comes after it on the same subject. */
export const attemptsBeforeParking = 5;
const queuePrefix = 'hear.';

/** The queue of a listener: one after the other for each subject, and a failed one holds back only its own subject. */
export function listenerJob({ name, event: { payload } }: Listener): JobDefinition {
  return job({
    name: `${queuePrefix}${name}`,
    payload: z.object({ workspace_id: z.int(), news: payload }),
    retryLimit: attemptsBeforeParking - 1,
    retryDelay: 1,
    inOrder: true,
  });
}

/**
 * Tells news about a workspace to everybody who listens. `ctx.db` is the transaction of the change: the news comes and
 * goes with it.
 */
export async function publish<S extends z.ZodType>(
  ctx: Pick<Ctx, 'jobs' | 'listeners' | 'workspaceId'> & { db: Db },
  definition: EventDefinition<S>,
  payload: z.input<S>,
): Promise<void> {
  if (!ctx.db.isTransaction)
    throw new Error(`${definition.name} must be told in the transaction of its change`);
  const news = definition.payload.parse(payload);
  const subject = `${ctx.workspaceId}/${definition.subject(news)}`;
  for (const one of ctx.listeners) {
    if (one.event.name !== definition.name) continue;
    await ctx.jobs.add(
      ctx.db,
      listenerJob(one),
      ctx.workspaceId,
      { workspace_id: ctx.workspaceId, news },
      { subject },
    );
  }
}

/** News that was given up on, and waits for somebody to try again. */
export type ParkedNews = {
  id: string;
  listener: string;
  workspace_id: number;
  subject: string;
  at: Date;
  reason: string;
  /** Later news of the same subject that waits behind it. */
  waiting: number;
};

/** What is set aside in a workspace, or in all of them; the newest first. */
export async function listParked(services: Services, workspaceId: number | null, limit = 200) {
  const { rows } = await sql<ParkedNews>`
    select parked.id::text, substr(parked.name, ${queuePrefix.length + 1}) as listener,
      parked.group_id::bigint as workspace_id, parked.singleton_key as subject, parked.completed_on as at,
      coalesce(parked.output ->> 'message', '') as reason,
      (select count(*)::int from jobs.job later where later.name = parked.name
        and later.singleton_key = parked.singleton_key and later.state = 'created') as waiting
    from jobs.job parked
    where parked.name like ${`${queuePrefix}%`} and parked.state = 'failed'
      and (${workspaceId}::text is null or parked.group_id = ${workspaceId}::text)
    order by parked.completed_on desc
    limit ${limit}`.execute(services.acrossWorkspaces);
  return rows;
}

/** Has parked news heard again; false where it is not parked (any more). */
export async function hearAgain(
  { jobs }: { jobs: Jobs },
  one: Pick<ParkedNews, 'id' | 'listener'>,
): Promise<boolean> {
  return jobs.retry(`${queuePrefix}${one.listener}`, one.id);
}
