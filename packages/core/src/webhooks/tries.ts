/** How often a delivery is tried before it has failed. */
export const mostTries = 5;
/** Tries of a webhook that failed one after the other, of whatever delivery, before it is paused. */
export const failuresBeforePause = 10;

const second_ms = 1000;
const minute_ms = 60 * second_ms;
const hour_ms = 60 * minute_ms;

/** How long is waited after the first, second … try that failed. */
const waits_ms = [30 * second_ms, 2 * minute_ms, 10 * minute_ms, hour_ms] as const;

/** A receiver that asks for more time than this is asked again nevertheless. */
export const longestAskedWait_ms = hour_ms;

/**
 * Milliseconds from a try that failed until the next one; null after the last. `asked_ms` is what the receiver asked for: it
 * makes the wait longer, never shorter.
 */
export function waitAfter(attempt: number, asked_ms: number | null = null): number | null {
  const wait = waits_ms[attempt - 1];
  if (wait === undefined) return null;
  return Math.max(wait, Math.min(asked_ms ?? 0, longestAskedWait_ms));
}

/** What `Retry-After` asks for, in milliseconds: seconds, or a date (RFC 9110, 10.2.3); null where it says nothing. */
export function askedWait(header: string | undefined, now_ms: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * second_ms;
  // Only the form that is in use: anything else a clock may be talked into.
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text)) return null;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? null : Math.max(0, moment - now_ms);
}

/** What came of a try: a status of HTTP, or a reason why there is none. */
export const tryErrors = [
  'address_not_allowed',
  'name_not_found',
  'unreachable',
  'refused',
  'connect_timeout',
  'timeout',
  'certificate',
  'tls',
  'closed',
  'answer_invalid',
  'headers_too_large',
  'redirected',
  'status',
  'gone',
] as const;
export type TryError = (typeof tryErrors)[number];

/** What an answer with this status means; null: it was taken. */
export function errorOfStatus(status: number): TryError | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return 'redirected';
  return status === 410 ? 'gone' : 'status';
}

/** Statuses whose `Retry-After` says how long the receiver wants to be left alone. */
export const asksToWait = (status: number | null): boolean => status === 429 || status === 503;
