import type { StageName } from '@earshot/core/files/files.ts';
import type { QueueItem, WaitReason } from '@earshot/core/queue/queue.api.ts';
import { kindOf, type RetryReason } from '@earshot/core/queue/queue.ts';
import { busyOf, isInWork, type Known, type Line, type OwnRow } from './lines.ts';

/** How far a call is that is in work. */
export type Running = { stage: StageName | null; progress: number };

/** A call that is not done, as the interface gets it. */
export function itemOf(row: OwnRow, line: Line, known: Known, running: Running | undefined): QueueItem {
  const { file } = row;
  const inWork = isInWork(row, known);
  return {
    file_id: file.id,
    name: file.name,
    kind: kindOf(file),
    created: new Date(file.created_at).toISOString(),
    duration_ms: file.duration_ms,
    state: inWork ? 'in_work' : 'waits',
    stage: inWork ? (running?.stage ?? null) : null,
    progress: inWork ? (running?.progress ?? 0) : 0,
    place: line.places.get(file.id) ?? null,
    why: inWork ? null : whyOf(row, line, known),
    due: dueOf(row, line, known),
  };
}

function whyOf(row: OwnRow, line: Line, known: Known): WaitReason {
  if (row.state === null) return { code: 'no_job' };
  if (!known.isWorked) return { code: 'no_worker' };
  const at = row.start_after.toISOString();
  if (row.state === 'retry' && row.start_after > known.now)
    return { code: 'retry', at, reason: retryReason(row) };
  const ahead = (line.places.get(row.file.id) ?? 1) - 1;
  if (line.hasFreePlace && ahead === 0) return { code: 'starting' };
  return { code: 'places_busy', ahead, others_take_turns: line.hasOthers };
}

/** A worker that ends by itself says so; one whose heart stopped beating says nothing. */
function retryReason({ failure }: OwnRow): RetryReason {
  if (failure?.worker_stopped === undefined) return 'worker_lost';
  return failure.worker_stopped ? 'worker_stopped' : 'failed';
}

function dueOf(row: OwnRow, line: Line, known: Known): QueueItem['due'] {
  const moment = (seconds: number) => new Date(known.now.getTime() + seconds * 1000).toISOString();
  if (isInWork(row, known)) {
    const { rest_s, is_guess } = busyOf(row, known);
    return { start_at: null, done_at: moment(rest_s), is_guess };
  }
  const found = line.forecasts.get(row.file.id);
  if (found === undefined) return null;
  return { start_at: moment(found.start_s), done_at: moment(found.done_s), is_guess: found.is_guess };
}
