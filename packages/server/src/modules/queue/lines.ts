import { workSecondsOf } from '@earshot/core/pipelines/order-of-work.ts';
import { type Busy, type Forecast, forecast, type Waiting } from '@earshot/core/queue/forecast.ts';
import { estimateWork, restSeconds, type Speed, type WorkEstimate } from '@earshot/core/queue/speed.ts';
import type { LiveFile, LiveRow } from './queue.queries.ts';

/** A call of the workspace that is not done, with its job. */
export type OwnRow = LiveRow & { file: LiveFile };

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

export type Line = {
  /** When those that wait are taken and done, by call; empty where nobody takes them. */
  forecasts: ReadonlyMap<string, Forecast>;
  /** From 1, by call. */
  places: ReadonlyMap<string, number>;
  hasFreePlace: boolean;
  hasOthers: boolean;
};

export const isOwn = (row: LiveRow): row is OwnRow => row.is_own && row.file !== null;
/** What a worker has begun is in work while there is one. */
export const isInWork = ({ state }: LiveRow, { isWorked }: Known): boolean => isWorked && state === 'active';

/**
 * The calls of one kind that share places. A run that was cancelled or begun anew keeps its place for the moment it takes to
 * end; one that waits is none.
 */
export function lineOf(all: readonly LiveRow[], known: Known): Line {
  const jobs = all.filter(({ state }) => state !== null);
  const busy = jobs.filter((row) => isInWork(row, known));
  const waiting = jobs.filter((row) => !isInWork(row, known) && (isOwn(row) || !row.is_own));
  const isQuick = jobs[0]?.is_quick ?? false;
  const places = Math.max(known.places[isQuick ? 'quick' : 'recordings'], busy.length);
  const own = waiting.filter(isOwn);
  return {
    forecasts: known.isWorked
      ? forecast({
          places,
          busy: busy.map((row) => busyOf(row, known)),
          waiting: waiting.map((row, at) => waitingOf(row, at, known)),
          taken: takenBy(busy),
        })
      : new Map(),
    places: new Map(own.map(({ file }, at) => [file.id, at + 1])),
    hasFreePlace: busy.length < places,
    hasOthers: jobs.some(({ is_own }) => !is_own),
  };
}

/** How many seconds are left of a row that is in work. */
export function busyOf(row: LiveRow, known: Known): Busy {
  if (row.is_own && !isOwn(row)) return { rest_s: 0, is_guess: false };
  const { seconds, is_guess } = workOf(row, known);
  const worked = (known.now.getTime() - (row.started_on ?? known.now).getTime()) / 1000;
  const progress = isOwn(row) ? known.progressOf(row.file.id) : 0;
  const rest = isOwn(row) ? restSeconds(seconds, worked, progress) : Math.max(0, seconds - worked);
  return { rest_s: rest, is_guess };
}

function waitingOf(row: LiveRow, at: number, known: Known): Waiting {
  const { seconds, is_guess } = workOf(row, known);
  return {
    id: isOwn(row) ? row.file.id : `other ${at}`,
    workspace: row.workspace,
    ready_s: Math.max(0, (row.start_after.getTime() - known.now.getTime()) / 1000),
    work_s: seconds,
    is_guess,
  };
}

/** Of another workspace nothing is looked at but its place in the queue. */
function workOf(row: LiveRow, { speed }: Known): WorkEstimate {
  if (isOwn(row)) return estimateWork(speed, row.file);
  if (row.is_quick && speed.secondsOfText !== null) return { seconds: speed.secondsOfText, is_guess: true };
  const seconds = workSecondsOf(row.priority, row.created_on);
  return { seconds: row.is_quick ? seconds : seconds * speed.ofGuess, is_guess: true };
}

/** Whose turns they were, as far as what is in work tells. */
function takenBy(busy: readonly LiveRow[]): string[] {
  const started = ({ started_on }: LiveRow) => started_on?.getTime() ?? 0;
  return busy.toSorted((a, b) => started(a) - started(b)).map(({ workspace }) => workspace);
}
