import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from './context.ts';
import { breathe } from './one-at-a-time.ts';
import { perProgram } from './per-program.ts';
import { bringsFile } from './slow-bodies.ts';
import { mostPatienceMs } from './thread-gives-way.ts';

/** Requests that this program answers at the moment, and who waits until there are none. `count`: how many, for its threads. */
type Answering = { requests: Set<FastifyRequest>; waiting: Set<() => void>; count: Int32Array };

const answering = perProgram<Answering>(() => ({
  requests: new Set(),
  waiting: new Set(),
  count: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
}));

/** How many requests this program answers at the moment, for a thread of it that is to stand back for them. */
export const requestCount = (services: Services): Int32Array => answering(services).count;

/** Files on their way in and sockets take their time: nobody stands back for them. */
const isShort = ({ headers }: FastifyRequest) => headers.upgrade === undefined && !bringsFile(headers);

/** Has `giveWay` know which requests are being answered: from their head until the first byte of the answer. */
export function noteRequests(app: FastifyInstance, services: Services): void {
  const now = answering(services);
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isShort(request)) return;
    now.requests.add(request);
    Atomics.store(now.count, 0, now.requests.size);
    // Nothing is sent to somebody who has gone.
    reply.raw.once('close', () => answered(now, request));
  });
  app.addHook('onSend', async (request: FastifyRequest) => answered(now, request));
}

function answered({ requests, waiting, count }: Answering, request: FastifyRequest): void {
  if (!requests.delete(request)) return;
  Atomics.store(count, 0, requests.size);
  if (requests.size > 0) return;
  Atomics.notify(count, 0);
  for (const goOn of waiting) goOn();
}

/**
 * Between two pieces of work in the background: lets requests be answered first, those which come in meanwhile as well, but
 * stands back for no longer than a moment, so that the work gets done however much is asked. A request asks the database
 * several times; without this a piece of work would come between any two of its questions. Never within a request, which would wait
 * for itself: there it is `breathe`.
 */
export async function giveWay(services: Services, mostMs = mostPatienceMs): Promise<void> {
  await breathe();
  const { requests, waiting } = answering(services);
  if (requests.size === 0) return;
  await new Promise<void>((done) => {
    const goOn = () => {
      clearTimeout(timer);
      waiting.delete(goOn);
      done();
    };
    const timer = setTimeout(goOn, mostMs);
    waiting.add(goOn);
  });
}

/** After so long work in the background lets others have their turn. */
const turnMs = 5;

/** `giveWay` for work that comes in small pieces: to be called after each, and stands back where others have waited long enough. */
export function givingWay(services: Services): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < turnMs) return;
    await giveWay(services);
    began = performance.now();
  };
}

/** However long a piece took, work rests no longer. */
const mostRestMs = 50;

/**
 * `giveWay` for pieces that keep the database busy: to be called after each, and rests as long as that took, so that what is asked
 * meanwhile finds it free as often as not.
 */
export function restingBetween(services: Services): () => Promise<void> {
  let began = performance.now();
  return async () => {
    await delay(Math.min(performance.now() - began, mostRestMs));
    await giveWay(services);
    began = performance.now();
  };
}
