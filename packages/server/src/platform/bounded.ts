import { setTimeout as wait } from 'node:timers/promises';
import { fail } from '@earshot/core/errors.ts';
import { sql } from 'kysely';
import type { Ctx, TxCtx } from './context.ts';
import { ofOneMoment } from './one-moment.ts';

/** What PostgreSQL says of a statement that took longer than it may, or that somebody ended (query_canceled). */
const cancelled = '57014';
/** A statement that begins just after one was ended is ended so much later. */
const againMs = 200;

type Limits = {
  /** How long each statement may take. */
  longest_ms: number;
  /** Whoever waits for it has gone. */
  signal?: AbortSignal | undefined;
};

/**
 * Reads of one moment, each of which may take so long. Throws `queries.too_slow` where one takes longer: whoever asks for less gets
 * an answer, and nobody holds the database for minutes. Throws `queries.cancelled` once the signal is given, and ends the statement
 * that runs.
 */
export async function bounded<T>(
  ctx: Ctx,
  { longest_ms, signal }: Limits,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  refuseCancelled(signal);
  try {
    return await ofOneMoment(ctx, async (ctx) => {
      await sql`select set_config('statement_timeout', ${String(longest_ms)}, true)`.execute(ctx.db);
      return signal === undefined ? work(ctx) : endedBy(signal, ctx, work);
    });
  } catch (error) {
    refuseCancelled(signal);
    if (error instanceof Error && 'code' in error && error.code === cancelled) throw fail('queries.too_slow');
    throw error;
  }
}

/** Throws `queries.cancelled` where nobody waits any more. */
export function refuseCancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw fail('queries.cancelled');
}

/** Ends what the connection is doing for as long as the work goes on after the signal, and never what it does for somebody else later. */
async function endedBy<T>(signal: AbortSignal, ctx: TxCtx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(ctx.db);
  const pid = rows[0]?.pid;
  let isDone = false;
  let ending: Promise<void> | undefined;
  const end = () => {
    ending = (async () => {
      while (!isDone) {
        await sql`select pg_cancel_backend(${pid}::int)`.execute(ctx.acrossWorkspaces).catch(() => {});
        if (!isDone) await wait(againMs);
      }
    })();
  };
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();
  try {
    return await work(ctx);
  } finally {
    isDone = true;
    signal.removeEventListener('abort', end);
    await ending;
  }
}
