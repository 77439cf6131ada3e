import type { QueryOf } from '@earshot/core/endpoint.ts';
import { pageOf } from '@earshot/core/lists.ts';
import type {
  listQueue as listQueueEndpoint,
  QueueItem,
  QueuePage,
  Waited,
} from '@earshot/core/queue/queue.api.ts';
import { measureSpeed } from '@earshot/core/queue/speed.ts';
import type { Ctx } from '../../platform/context.ts';
import { heartbeatSeconds } from '../../platform/jobs.ts';
import { overallProgress, presentStage } from '../files/files.present.ts';
import { listStages } from '../files/files.queries.ts';
import { placesOfQuick, placesOfRecordings } from '../pipelines/places.ts';
import { itemOf, type Running } from './items.ts';
import { isOwn, type Known, lineOf } from './lines.ts';
import {
  type LiveRow,
  listFinished,
  listLive,
  listWaited,
  type WaitedRow,
  workerSeenMs,
} from './queue.queries.ts';

/** So many of the last calls tell how fast work goes. */
const measured = 200;
/** Workers look every two seconds; one that has been silent for so long is not there. */
const silentMs = 3 * heartbeatSeconds * 1000;

/** What waits for processing or is in it, in the order in which it is taken, with when it is due. */
export async function listQueue(ctx: Ctx, page: QueryOf<typeof listQueueEndpoint>): Promise<QueuePage> {
  const [rows, seenMs, finished, waited] = await Promise.all([
    listLive(ctx.db, ctx.workspaceId),
    workerSeenMs(ctx.db),
    listFinished(ctx.db, ctx.workspaceId, measured),
    listWaited(ctx.db, ctx.workspaceId),
  ]);
  const running = await stagesOf(ctx, rows);
  const known: Known = {
    now: ctx.now(),
    speed: measureSpeed(
      finished.map(({ type, sidecar_key, ...one }) => ({
        ...one,
        type: type as 'audio' | 'text',
        has_transcript: sidecar_key !== null,
      })),
    ),
    isWorked: seenMs !== undefined && seenMs < silentMs,
    places: placesOf(ctx),
    progressOf: (fileId) => running.get(fileId)?.progress ?? 0,
  };
  const lines = {
    recordings: lineOf(
      rows.filter(({ is_quick }) => !is_quick),
      known,
    ),
    quick: lineOf(
      rows.filter(({ is_quick }) => is_quick),
      known,
    ),
  };
  const items = rows
    .filter(isOwn)
    .map((row) => itemOf(row, lines[row.is_quick ? 'quick' : 'recordings'], known, running.get(row.file.id)))
    .sort((a, b) => orderOf(a) - orderOf(b));
  const waitedBy = (isQuick: boolean) => waitedOf(waited.find(({ is_quick }) => is_quick === isQuick));
  return {
    ...pageOf(items, page),
    waiting: items.filter(({ state }) => state === 'waits').length,
    in_work: items.filter(({ state }) => state === 'in_work').length,
    done_at: lastOf(items),
    is_guess: items.some(({ due }) => due?.is_guess),
    others_take_turns: lines.recordings.hasOthers || lines.quick.hasOthers,
    waited: { recordings: waitedBy(false), texts: waitedBy(true) },
  };
}

/** A process without a worker does not know how many there are elsewhere: then it is as many as are in work. */
function placesOf({ config }: Ctx): Known['places'] {
  if (config.role === 'api') return { recordings: 1, quick: 1 };
  return { recordings: placesOfRecordings(config), quick: placesOfQuick() };
}

async function stagesOf(ctx: Ctx, rows: readonly LiveRow[]): Promise<Map<string, Running>> {
  const ids = rows.filter(isOwn).flatMap(({ state, file }) => (state === 'active' ? [file.id] : []));
  const stages = await listStages(ctx.db, ctx.workspaceId, ids);
  return new Map(
    Array.from(
      Map.groupBy(stages, ({ file_id }) => file_id),
      ([fileId, own]) => {
        const shown = own.map(presentStage);
        const stage = shown.find(({ status }) => status === 'running')?.name ?? null;
        return [fileId, { stage, progress: overallProgress(shown) }];
      },
    ),
  );
}

/** What is in work, then what is taken next; what nobody can tell of keeps the order of the queue behind them. */
function orderOf({ state, due }: QueueItem): number {
  if (due === null) return Number.MAX_SAFE_INTEGER;
  return state === 'in_work' ? 0 : Date.parse(due.start_at ?? due.done_at);
}

function lastOf(items: readonly QueueItem[]): string | null {
  const ends = items.map(({ due }) => due?.done_at);
  if (ends.includes(undefined)) return null;
  return ends.reduce<string | null>((last, end = '') => (last === null || end > last ? end : last), null);
}

function waitedOf(row: WaitedRow | undefined): Waited {
  if (row === undefined) return null;
  return { count: row.count, median_ms: Math.round(row.median_ms), p95_ms: Math.round(row.p95_ms) };
}
