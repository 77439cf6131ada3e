import type { FastifyReply } from 'fastify';

/** Given once whoever asked has gone before they were answered. */
export function whenGone({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}
