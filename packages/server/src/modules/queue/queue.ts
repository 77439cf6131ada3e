import type { QueryOf } from '@earshot/core/endpoint.ts';
import { pageOf } from '@earshot/core/lists.ts';
import type { listQueue as listQueueEndpoint, QueuePage, Waited } from '@earshot/core/queue/queue.api.ts';
import { measureSpeed } from '@earshot/core/queue/speed.ts';
import type { Ctx } from '../../platform/context.ts';
import { heartbeatSeconds } from '../../platform/jobs.ts';
import { overallProgress, presentStage } from '../files/files.present.ts';
import { listStages } from '../files/files.queries.ts';
import { placesOfQuick, placesOfRecordings } from '../pipelines/places.ts';
import { itemOf, momentIn, type Running } from './items.ts';
import { type Due, isInWork, isOwn, type Known, lineOf, type OwnRow } from './lines.ts';
import {
  type LiveRow,
  listFinished,
  listLive,
  listNamed,
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
    listLive(ctx.db, ctx.workspaceId, ctx.limit !== null),
    workerSeenMs(ctx.db),
    listFinished(ctx.db, ctx.workspaceId, measured),
    listWaited(ctx.db, ctx.workspaceId, ctx.limit !== null),
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
  const lineFor = ({ is_quick }: LiveRow) => lines[is_quick ? 'quick' : 'recordings'];
  const dueOf = (row: OwnRow) => lineFor(row).dues.get(row.file_id);
  const own = rows.filter(isOwn);
  const dues = own.map(dueOf);
  const { results, ...list } = pageOf(
    own.toSorted((a, b) => orderOf(dueOf(a)) - orderOf(dueOf(b))),
    page,
  );
  const named = await listNamed(
    ctx.db,
    ctx.workspaceId,
    results.map(({ file_id }) => file_id),
  );
  const byId = new Map(named.map((one) => [one.id, one]));
  const inWork = own.filter((row) => isInWork(row, known)).length;
  const waitedBy = (isQuick: boolean) => waitedOf(waited.find(({ is_quick }) => is_quick === isQuick));
  return {
    ...list,
    results: results.flatMap((row) => {
      // It was removed meanwhile.
      const one = byId.get(row.file_id);
      return one === undefined ? [] : [itemOf(row, one, lineFor(row), known, running.get(row.file_id))];
    }),
    waiting: own.length - inWork,
    in_work: inWork,
    done_at: lastOf(dues, known.now),
    is_guess: dues.some((due) => due?.is_guess),
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
  const ids = rows.filter(isOwn).flatMap(({ state, file_id }) => (state === 'active' ? [file_id] : []));
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
function orderOf(due: Due | undefined): number {
  return due === undefined ? Number.MAX_VALUE : (due.start_s ?? -1);
}

/** When all of them are done; null where that cannot be known of one, or there are none. */
function lastOf(dues: readonly (Due | undefined)[], now: Date): string | null {
  if (dues.length === 0) return null;
  const last = dues.reduce((latest, due) => Math.max(latest, due?.done_s ?? Number.POSITIVE_INFINITY), 0);
  return Number.isFinite(last) ? momentIn(last, now) : null;
}

function waitedOf(row: WaitedRow | undefined): Waited {
  if (row === undefined) return null;
  return { count: row.count, median_ms: Math.round(row.median_ms), p95_ms: Math.round(row.p95_ms) };
}
