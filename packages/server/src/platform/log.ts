import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';

export type Log = FastifyBaseLogger;

/** Structured lines, by default on standard error, without personal data: ids only, no names, addresses, texts or keys. */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Log {
  return pino(
    {
      level,
      base: undefined,
      redact: ['req.headers.cookie', 'req.headers.authorization', 'password', 'token', 'key'],
      serializers: {
        req: (request: { method: string; url: string; id: string }) => ({
          method: request.method,
          // A query may carry words that a person searched for.
          path: request.url.split('?')[0],
          id: request.id,
        }),
      },
    },
    destination,
  );
}
