import { keepCookie, readCookie } from '../../lib/cookies.ts';

type Order = 'asc' | 'desc';
type Chosen = { sorting_by?: string | undefined; order_by?: string | undefined; limit?: string | undefined };

const orderCookie = 'order_by';
const limitCookie = 'limit';
const mostRows = 1000;

/** Which end of a list stands first by default. The first visit says the newest; then it is as one has chosen. */
export function usualOrder(): Order {
  const chosen = readCookie(orderCookie);
  if (chosen === 'asc' || chosen === 'desc') return chosen;
  keepCookie(orderCookie, 'desc');
  return 'desc';
}

/** How many rows a page of a list has, if that was ever chosen. */
export function usualLimit(): number | undefined {
  const limit = Number(readCookie(limitCookie));
  return Number.isInteger(limit) && limit > 0 && limit <= mostRows ? limit : undefined;
}

/** What a person chooses of a list counts for lists that are opened later. */
export function keepListChoices({ sorting_by, order_by, limit }: Chosen): void {
  // A direction of names or lengths says nothing about which calls are wanted first.
  if (order_by && (sorting_by ?? 'created') === 'created') keepCookie(orderCookie, order_by);
  if (limit) keepCookie(limitCookie, limit);
}
