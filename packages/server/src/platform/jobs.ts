import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { createTurns, type Turns } from '@earshot/core/pipelines/turns.ts';
import { CompiledQuery, sql } from 'kysely';
import type pg from 'pg';
import { type Db as JobDatabase, PgBoss, type QueueResult } from 'pg-boss';
import type { z } from 'zod';
import type { Db } from './database.ts';
import type { Log } from './log.ts';

/** A worker that has been silent for this long has lost its jobs; pg-boss accepts nothing shorter. */
export const heartbeatSeconds = 10;
/** What another process added, or what comes due, is seen so soon. */
const lookMs = 500;
/** Ten years. */
const yearsSeconds = 315_360_000;

/** A job is a name, a payload schema and, in `worker.ts`, a function. Payloads are ids. */
export type JobDefinition<S extends z.ZodType = z.ZodType> = {
  name: string;
  payload: S;
  /** Attempts after the first. */
  retryLimit: number;
  /** Seconds before the first retry; each next one doubles. */
  retryDelay: number;
  /** Queue that gets the payload when the attempts are used up. */
  deadLetter?: string;
  /**
   * Jobs with the same subject run one after the other, as they were added; one that failed for good holds back the
   * later ones of its subject until it is retried.
   */
  inOrder?: boolean;
};

export function job<S extends z.ZodType>(definition: JobDefinition<S>): JobDefinition<S> {
  return definition;
}

export type JobRun = {
  id: string;
  /** 0 at the first attempt. */
  attempt: number;
  isLastAttempt: boolean;
  /** Aborted when the worker stops or the job has been taken away. */
  signal: AbortSignal;
};

export type JobHandler<S extends z.ZodType> = (payload: z.output<S>, run: JobRun) => Promise<void>;

export type Jobs = {
  /** Adds a job for a workspace; inside a transaction it commits or vanishes with the rows. */
  add: <S extends z.ZodType>(
    db: Db,
    definition: JobDefinition<S>,
    workspaceId: number,
    payload: z.input<S>,
    options?: { priority?: number; startAfterSeconds?: number; subject?: string },
  ) => Promise<void>;
  /** Starts `slots` loops that take jobs, one workspace after the other. */
  work: <S extends z.ZodType>(definition: JobDefinition<S>, slots: number, handler: JobHandler<S>) => void;
  /** Has a job that failed for good run again; false when there is none. */
  retry: (name: string, id: string) => Promise<boolean>;
  /** Hands unfinished work back and stops. */
  stop: () => Promise<void>;
};

export async function startJobs(
  pool: pg.Pool,
  definitions: readonly JobDefinition[],
  options: { log: Log; supervise: boolean },
): Promise<Jobs> {
  const { log } = options;
  const boss = openBoss(pool, options);
  await boss.start();
  // Mostly they are there already, just so: a start need not make each again.
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const definition of definitions) await openQueue(boss, definition, known.get(definition.name));

  const stopping = new AbortController();
  const loops: Promise<void>[] = [];
  const wakers = new Map<string, Set<() => void>>();
  const wakeAll = (name: string) => {
    for (const wake of wakers.get(name) ?? []) wake();
  };
  const look = async () => {
    // All queues of this worker are named by then.
    await delay(0);
    while (!stopping.signal.aborted) {
      for (const name of await dueQueues(pool, [...wakers.keys()], log)) wakeAll(name);
      await delay(lookMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };

  return {
    async add(db, definition, workspaceId, payload, sendOptions) {
      const data = definition.payload.parse(payload) as object;
      const { subject } = sendOptions ?? {};
      if (subject !== undefined) await waitForTurn(db, definition.name, subject);
      const id = await boss.send(definition.name, data, {
        db: jobDatabase(db),
        ...(subject === undefined ? {} : { singletonKey: subject }),
        group: { id: String(workspaceId) },
        priority: sendOptions?.priority ?? 0,
        ...(sendOptions?.startAfterSeconds === undefined
          ? {}
          : { startAfter: sendOptions.startAfterSeconds }),
      });
      // The queue orders by the beginning of the transaction, which is not the order of their ends.
      if (subject !== undefined)
        await sql`update jobs.job set created_on = clock_timestamp() where name = ${definition.name} and id = ${id}`.execute(
          db,
        );
      setTimeout(wakeAll, 20, definition.name);
    },
    work(definition, slots, handler) {
      if (wakers.size === 0) loops.push(look());
      const wake = new Set<() => void>();
      wakers.set(definition.name, wake);
      const turns = createTurns();
      for (let slot = 0; slot < slots; slot += 1) {
        loops.push(
          runLoop(boss, definition, turns, wake, handler as JobHandler<z.ZodType>, stopping.signal, log),
        );
      }
    },
    async retry(name, id) {
      const { affected } = (await boss.retry(name, id)) as { affected?: number };
      wakeAll(name);
      return (affected ?? 0) > 0;
    },
    async stop() {
      stopping.abort();
      for (const name of wakers.keys()) wakeAll(name);
      await Promise.all(loops);
      await boss.stop({ graceful: false, close: false }).catch(() => {});
    },
  };
}

function openBoss(pool: pg.Pool, { log, supervise }: { log: Log; supervise: boolean }): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'jobs',
    supervise,
    schedule: false,
    // A killed worker's job is seen this soon after its last heartbeat.
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    maintenanceIntervalSeconds: 3600,
    warningSlowQuerySeconds: 30,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'));
  boss.on('warning', (warning) => log.debug({ warning }, 'job queue'));
  return boss;
}

/** Makes the queue of a job, or changes that of an earlier version. */
async function openQueue(
  boss: PgBoss,
  definition: JobDefinition,
  known: QueueResult | undefined,
): Promise<void> {
  const queue = {
    heartbeatSeconds,
    // The heartbeat ends dead jobs; this is only the outer limit for one that never ends.
    expireInSeconds: 6 * 3600,
    retryLimit: definition.retryLimit,
    retryDelay: definition.retryDelay,
    retryBackoff: true,
    retryDelayMax: 15,
    // Of those in order, done ones are removed at once; a failed one stays until somebody has seen it.
    deleteAfterSeconds: definition.inOrder ? yearsSeconds : 24 * 3600,
    ...(definition.inOrder ? { retentionSeconds: yearsSeconds } : {}),
    ...(definition.deadLetter === undefined ? {} : { deadLetter: definition.deadLetter }),
  };
  if (isDeepStrictEqual({ ...known, ...queue }, { ...known })) return;
  const policy = definition.inOrder ? 'key_strict_fifo' : 'standard';
  await boss.createQueue(definition.name, { ...queue, policy });
  await boss.updateQueue(definition.name, queue);
}

/** Transactions that tell of the same subject are ordered by who comes here first, until they end. */
async function waitForTurn(db: Db, name: string, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${name} ${subject}`}, 0))`.execute(db);
}

async function runLoop(
  boss: PgBoss,
  definition: JobDefinition,
  turns: Turns,
  wake: Set<() => void>,
  handler: JobHandler<z.ZodType>,
  stopping: AbortSignal,
  log: Log,
): Promise<void> {
  // Whoever looks for all of them says whether there is one already.
  await idle(wake, stopping);
  while (!stopping.aborted) {
    const taken = await takeOne(boss, definition, turns).catch((error: unknown) => {
      log.debug({ err: error }, 'job queue is away');
      return undefined;
    });
    if (taken === undefined) {
      await idle(wake, stopping);
      continue;
    }
    await runOne(boss, definition, taken, handler, stopping, log);
  }
}

async function takeOne(boss: PgBoss, definition: JobDefinition, turns: Turns) {
  const fetch = (ignoreGroups: string[]) =>
    boss.fetch<object>(definition.name, {
      batchSize: 1,
      includeMetadata: true,
      ...(ignoreGroups.length > 0 ? { ignoreGroups } : {}),
    });
  let [taken] = await fetch(turns.served());
  if (taken === undefined && turns.served().length > 0) {
    turns.newRound();
    [taken] = await fetch([]);
  }
  const group = taken?.groupId;
  if (group) turns.took(group);
  return taken;
}

type Taken = NonNullable<Awaited<ReturnType<typeof takeOne>>>;

async function runOne(
  boss: PgBoss,
  definition: JobDefinition,
  taken: Taken,
  handler: JobHandler<z.ZodType>,
  stopping: AbortSignal,
  log: Log,
): Promise<void> {
  const attempt = { id: taken.id, retryCount: taken.retryCount };
  const lost = new AbortController();
  const signal = AbortSignal.any([stopping, lost.signal]);
  const beat = setInterval(
    () => {
      boss.touch(definition.name, attempt).then(
        // Not affected: the queue gave the job to someone else meanwhile.
        (reply) => (reply as { affected?: number }).affected === 0 && lost.abort(),
        () => {},
      );
    },
    (heartbeatSeconds * 1000) / 4,
  );
  try {
    await handler(definition.payload.parse(taken.data), {
      id: taken.id,
      attempt: taken.retryCount,
      isLastAttempt: taken.retryCount >= taken.retryLimit,
      signal,
    });
    await untilDone(
      () =>
        definition.inOrder
          ? boss.deleteJob(definition.name, attempt)
          : boss.complete(definition.name, attempt),
      log,
    );
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error, job: definition.name, id: taken.id }, 'job failed');
    const message = error instanceof Error ? error.message : String(error);
    const output = { message, worker_stopped: stopping.aborted };
    await untilDone(() => boss.fail(definition.name, attempt, output), log);
  } finally {
    clearInterval(beat);
  }
}

/** The outcome must reach the queue even if the database restarts just now; the heartbeat covers the rest. */
async function untilDone(settle: () => Promise<unknown>, log: Log): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    try {
      await settle();
      return;
    } catch (error) {
      log.debug({ err: error }, 'job queue is away');
      await delay(300 * 2 ** tries);
    }
  }
}

/**
 * The queues, of these, in which a job is due. One question for all of them: some fifty loops that each ask for themselves
 * would keep an idle installation busy with nothing else.
 */
async function dueQueues(pool: pg.Pool, names: readonly string[], log: Log): Promise<string[]> {
  try {
    const { rows } = await pool.query<{ name: string }>(
      `select queue.name from unnest($1::text[]) queue (name) where exists (
        select from jobs.job one where one.name = queue.name and one.state < 'active' and not one.blocked
          and one.start_after <= now())`,
      [names],
    );
    return rows.map(({ name }) => name);
  } catch (error) {
    log.debug({ err: error }, 'job queue is away');
    return [];
  }
}

/** Until somebody says that there may be a job. */
async function idle(wake: Set<() => void>, stopping: AbortSignal): Promise<void> {
  if (stopping.aborted) return;
  await new Promise<void>((done) => {
    const finish = () => {
      wake.delete(finish);
      done();
    };
    wake.add(finish);
  });
}

/** pg-boss speaks plain SQL; this passes it through the caller's connection or transaction. */
function jobDatabase(db: Db): JobDatabase {
  return {
    executeSql: async (text: string, values?: unknown[]) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values ?? []));
      return { rows };
    },
  };
}
