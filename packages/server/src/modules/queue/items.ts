import type { StageName } from '@earshot/core/files/files.ts';
import type { QueueItem, WaitReason } from '@earshot/core/queue/queue.api.ts';
import { kindOf, type RetryReason } from '@earshot/core/queue/queue.ts';
import { type Due, isInWork, type Known, type Line, type OwnRow } from './lines.ts';

/** How far a call is that is in work. */
export type Running = { stage: StageName | null; progress: number };

/** A call that is not done, as the interface gets it. */
export function itemOf(
  row: OwnRow,
  { name, created_at }: { name: string; created_at: Date },
  line: Line,
  known: Known,
  running: Running | undefined,
): QueueItem {
  const inWork = isInWork(row, known);
  return {
    file_id: row.file_id,
    name,
    kind: kindOf(row),
    created: created_at.toISOString(),
    duration_ms: row.duration_ms,
    state: inWork ? 'in_work' : 'waits',
    stage: inWork ? (running?.stage ?? null) : null,
    progress: inWork ? (running?.progress ?? 0) : 0,
    place: line.places.get(row.file_id) ?? null,
    why: inWork ? null : whyOf(row, line, known),
    due: dueOf(line.dues.get(row.file_id), known.now),
  };
}

function whyOf(row: OwnRow, line: Line, known: Known): WaitReason {
  if (row.state === null) return { code: 'no_job' };
  if (!known.isWorked) return { code: 'no_worker' };
  if (row.state === 'retry' && row.ready_ms > known.now.getTime())
    return { code: 'retry', at: new Date(row.ready_ms).toISOString(), reason: retryReason(row) };
  const ahead = (line.places.get(row.file_id) ?? 1) - 1;
  if (line.hasFreePlace && ahead === 0) return { code: 'starting' };
  return { code: 'places_busy', ahead, others_take_turns: line.hasOthers };
}

/** A worker that ends by itself says so; one whose heart stopped beating says nothing. */
function retryReason({ worker_stopped }: OwnRow): RetryReason {
  if (worker_stopped === null) return 'worker_lost';
  return worker_stopped ? 'worker_stopped' : 'failed';
}

function dueOf(due: Due | undefined, now: Date): QueueItem['due'] {
  if (due === undefined) return null;
  return {
    start_at: due.start_s === null ? null : momentIn(due.start_s, now),
    done_at: momentIn(due.done_s, now),
    is_guess: due.is_guess,
  };
}

export const momentIn = (seconds: number, now: Date): string =>
  new Date(now.getTime() + seconds * 1000).toISOString();
