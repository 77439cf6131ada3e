import type { FastifyRequest } from 'fastify';

/** How a list is shown where the request does not say it. */
export type ListChoice = { order_by: 'asc' | 'desc'; limit: number };

const usualLimit = 10;

/**
 * The order and length of a list that somebody chose in the interface: it keeps them in cookies. What such a cookie holds
 * besides a known word or a sensible number is passed over; `most` is the longest page there is.
 */
export function listChoice({ cookies }: Pick<FastifyRequest, 'cookies'>, most: number): ListChoice {
  const limit = Number(cookies.limit ?? Number.NaN);
  return {
    order_by: cookies.order_by === 'desc' ? 'desc' : 'asc',
    limit: Number.isInteger(limit) && limit >= 1 ? Math.min(limit, most) : usualLimit,
  };
}
