import { workSecondsOf } from '@earshot/core/pipelines/order-of-work.ts';
import { type Busy, type Forecast, forecast, type Waiting } from '@earshot/core/queue/forecast.ts';
import { estimateWork, restSeconds, type Speed, type WorkEstimate } from '@earshot/core/queue/speed.ts';
import type { LiveRow } from './queue.queries.ts';

/** A call of the workspace that is not done, with its job. */
export type OwnRow = LiveRow & { file_id: string };

/** What the lines are made with. */
export type Known = {
  now: Date;
  speed: Speed;
  /** Whether there is a worker that takes jobs. */
  isWorked: boolean;
  places: { recordings: number; quick: number };
  /** 0 … 1, of the workspace's calls that are in work. */
  progressOf: (fileId: string) => number;
};

/** When it starts and ends, in seconds from now; what is in work has started. */
export type Due = Omit<Forecast, 'start_s'> & { start_s: number | null };

export type Line = {
  /** By call; of those that wait nothing where nobody takes them. */
  dues: ReadonlyMap<string, Due>;
  /** From 1, by call. */
  places: ReadonlyMap<string, number>;
  hasFreePlace: boolean;
  hasOthers: boolean;
};

export const isOwn = (row: LiveRow): row is OwnRow => row.is_own && row.file_id !== null;
/** What a worker has begun is in work while there is one. */
export const isInWork = ({ state }: LiveRow, { isWorked }: Known): boolean => isWorked && state === 'active';

/**
 * The calls of one kind that share places. A run that was cancelled or begun anew keeps its place for the moment it takes to
 * end; one that waits is none.
 */
export function lineOf(rows: readonly LiveRow[], known: Known): Line {
  const jobs = rows.filter(({ state }) => state !== null);
  const busy = jobs.filter((row) => isInWork(row, known)).map((row) => ({ row, ...busyOf(row, known) }));
  const waiting = jobs.filter((row) => !isInWork(row, known) && (isOwn(row) || !row.is_own));
  const isQuick = jobs[0]?.is_quick ?? false;
  const places = Math.max(known.places[isQuick ? 'quick' : 'recordings'], busy.length);
  const dues = new Map<string, Due>();
  for (const { row, rest_s, is_guess } of busy)
    if (isOwn(row)) dues.set(row.file_id, { start_s: null, done_s: rest_s, is_guess });
  if (known.isWorked) {
    const found = forecast({
      places,
      busy,
      waiting: waiting.map((row, at) => waitingOf(row, at, known)),
      taken: takenBy(busy.map(({ row }) => row)),
    });
    for (const [id, due] of found) dues.set(id, due);
  }
  return {
    dues,
    places: new Map(waiting.filter(isOwn).map(({ file_id }, at) => [file_id, at + 1])),
    hasFreePlace: busy.length < places,
    hasOthers: jobs.some(({ is_own }) => !is_own),
  };
}

/** How many seconds are left of a row that is in work. */
function busyOf(row: LiveRow, known: Known): Busy {
  if (row.is_own && !isOwn(row)) return { rest_s: 0, is_guess: false };
  const { seconds, is_guess } = workOf(row, known);
  const now = known.now.getTime();
  const worked = (now - (row.started_ms ?? now)) / 1000;
  const rest_s = isOwn(row)
    ? restSeconds(seconds, worked, known.progressOf(row.file_id))
    : Math.max(0, seconds - worked);
  return { rest_s, is_guess };
}

function waitingOf(row: LiveRow, at: number, known: Known): Waiting {
  const { seconds, is_guess } = workOf(row, known);
  return {
    id: isOwn(row) ? row.file_id : `other ${at}`,
    workspace: row.workspace,
    ready_s: Math.max(0, (row.ready_ms - known.now.getTime()) / 1000),
    work_s: seconds,
    is_guess,
  };
}

/** Of another workspace nothing is looked at but its place in the queue. */
function workOf(row: LiveRow, { speed }: Known): WorkEstimate {
  if (isOwn(row)) return estimateWork(speed, row);
  if (row.is_quick && speed.secondsOfText !== null) return { seconds: speed.secondsOfText, is_guess: true };
  const seconds = workSecondsOf(row.priority, new Date(row.came_ms));
  return { seconds: row.is_quick ? seconds : seconds * speed.ofGuess, is_guess: true };
}

/** Whose turns they were, as far as what is in work tells. */
function takenBy(busy: readonly LiveRow[]): string[] {
  return busy.toSorted((a, b) => (a.started_ms ?? 0) - (b.started_ms ?? 0)).map(({ workspace }) => workspace);
}
