import { z } from 'zod';
import type { Ctx } from './context.ts';
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
  /** How much news of different subjects one process hears at once; one where nothing is said. */
  slots?: number;
  /** Its queue: one after the other for each subject, and a failed one holds back only its own subject. */
  queue: JobDefinition;
};

export function event<S extends z.ZodType>(definition: EventDefinition<S>): EventDefinition<S> {
  return definition;
}

/** Failed this often, the news is set aside with what comes after it on the same subject. */
export const attemptsBeforeParking = 5;
/** How the names of listeners' queues begin. */
export const listenerQueues = 'hear.';

export function listener<S extends z.ZodType>(definition: Omit<Listener<S>, 'queue'>): Listener {
  const queue = job({
    name: `${listenerQueues}${definition.name}`,
    payload: z.object({ workspace_id: z.int(), news: definition.event.payload }),
    retryLimit: attemptsBeforeParking - 1,
    retryDelay: 1,
    inOrder: true,
  });
  return { ...definition, queue } as unknown as Listener;
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
      one.queue,
      ctx.workspaceId,
      { workspace_id: ctx.workspaceId, news },
      { subject },
    );
  }
}

/** Has parked news heard again; false where it is not parked (any more). */
export async function hearAgain(
  { jobs }: { jobs: Jobs },
  one: { id: string; listener: string },
): Promise<boolean> {
  return jobs.retry(`${listenerQueues}${one.listener}`, one.id);
}
