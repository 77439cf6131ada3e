import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { stageNames } from '../files/files.ts';
import { listOf, Paging } from '../lists.ts';
import { queueKinds, retryReasons } from './queue.ts';

const Moment = z.iso.datetime({ offset: true });

/** Why a conversation is not in work yet. */
export const WaitReason = z.discriminatedUnion('code', [
  z.object({
    code: z.literal('places_busy'),
    /** How many of this workspace are taken before it. */
    ahead: z.int(),
    /** Other workspaces have work of this kind, and take their turns. */
    others_take_turns: z.boolean(),
  }),
  /** A place is free: it is taken in a moment. */
  z.object({ code: z.literal('starting') }),
  /** It was begun and has to be begun again. */
  z.object({ code: z.literal('retry'), at: Moment, reason: z.enum(retryReasons) }),
  /** No worker has given a sign of life. */
  z.object({ code: z.literal('no_worker') }),
  /** Nothing is going to take it by itself any more. */
  z.object({ code: z.literal('no_job') }),
]);
export type WaitReason = z.infer<typeof WaitReason>;

export const QueueItem = z.object({
  file_id: z.uuid(),
  name: z.string(),
  kind: z.enum(queueKinds),
  created: Moment,
  /** Known once the sound has been read, and of what is processed again. */
  duration_ms: z.int().nullable(),
  state: z.enum(['in_work', 'waits']),
  /** What is being done to it. */
  stage: z.enum(stageNames).nullable(),
  /** 0 … 1 over all stages. */
  progress: z.number(),
  /** Its place among those of the workspace that wait for the same places, from 1. */
  place: z.int().nullable(),
  why: WaitReason.nullable(),
  /** As it looks now; null where that cannot be known. Shorter ones that come later may still go first. */
  due: z
    .object({
      /** Null of what is in work. */
      start_at: Moment.nullable(),
      done_at: Moment,
      /** Nothing like it was measured lately, here or of what goes before. */
      is_guess: z.boolean(),
    })
    .nullable(),
});
export type QueueItem = z.infer<typeof QueueItem>;

/** How long it was from coming in to being taken; null where nothing was. */
export const Waited = z.object({ count: z.int(), median_ms: z.int(), p95_ms: z.int() }).nullable();
export type Waited = z.infer<typeof Waited>;

export const QueuePage = listOf(QueueItem).extend({
  waiting: z.int(),
  in_work: z.int(),
  /** When all of it is done; null where that cannot be known or nothing is to be done. */
  done_at: Moment.nullable(),
  is_guess: z.boolean(),
  others_take_turns: z.boolean(),
  /** Of the last 24 hours. */
  waited: z.object({ recordings: Waited, texts: Waited }),
});
export type QueuePage = z.infer<typeof QueuePage>;

export const listQueue = endpoint({
  method: 'GET',
  path: 'queue',
  can: 'files.read',
  summary: 'Conversations that wait for processing or are in it, in the order in which they are taken',
  query: z.object({ ...Paging, limit: Paging.limit.default(50) }),
  reply: QueuePage,
});
