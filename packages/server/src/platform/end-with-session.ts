import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LiveHub } from './live.ts';

/** Their session ended before their answer began. */
const over = new WeakSet<FastifyRequest>();

/**
 * Breaks off what is still coming or going when the session it belongs to ends: a recording that is being heard, a long
 * list, an upload. A request that is only being answered is not touched: it may be the one that ends the session.
 */
export function endWithSession(hub: LiveHub, request: FastifyRequest, reply: FastifyReply): void {
  const { actor } = request;
  // Sockets are in the hub by themselves.
  if (actor?.kind !== 'person' || actor.userId === null || request.headers.upgrade !== undefined) return;
  const leave = hub.hold({
    userId: actor.userId,
    session: actor.sessionHash?.toString('hex') ?? '',
    close() {
      const isComing = !request.raw.complete;
      const isGoing = reply.raw.headersSent && !reply.raw.writableEnded;
      if (isComing || isGoing) request.raw.destroy();
      over.add(request);
    },
  });
  reply.raw.once('close', leave);
}

/** What would only now begin to flow does not. */
export async function refuseWhenOver(
  request: FastifyRequest,
  _reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (payload instanceof Readable && over.has(request)) {
    payload.destroy();
    request.raw.destroy();
  }
  return payload;
}
