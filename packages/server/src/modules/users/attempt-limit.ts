import { fail } from '@earshot/core/errors.ts';
import type { Services } from '../../platform/context.ts';
import { addAttempt, listAttempts, removeAttempts } from './attempts.store.ts';

export type Limit = { windowMs: number; most: number };

/** Wrong passwords and codes for one account. */
export const signInLimit: Limit = { windowMs: 10 * 60_000, most: 20 };
/** The same from one address, behind which a whole office may sit. */
export const addressLimit: Limit = { windowMs: 10 * 60_000, most: 100 };
/** Mails that anybody can cause: per address and per recipient. */
export const mailLimit: Limit = { windowMs: 60 * 60_000, most: 5 };
/** The same, per address: an office may sit behind one. */
export const mailAddressLimit: Limit = { windowMs: 60 * 60_000, most: 30 };

/** Registrations from one address without a solved puzzle. */
export const withoutPuzzleLimit: Limit = { windowMs: 60 * 60_000, most: 3 };

/** Refuses while one of the keys has been counted too often lately; all api processes count together. */
export async function checkAttempts(services: Services, keys: string[], limit: Limit): Promise<void> {
  if (keys.length === 0) return;
  const rows = await listAttempts(services.db, keys);
  const now = services.now().getTime();
  for (const row of rows) {
    const leftMs = row.since.getTime() + limit.windowMs - now;
    if (row.count >= limit.most && leftMs > 0)
      throw fail('too_many_requests', { count: Math.max(1, Math.ceil(leftMs / 60_000)) });
  }
}

export async function countAttempts(services: Services, keys: string[], limit: Limit): Promise<void> {
  const now = services.now();
  const windowStart = new Date(now.getTime() - limit.windowMs);
  for (const key of keys.toSorted()) await addAttempt(services.db, key, now, windowStart);
}

export async function clearAttempts(services: Services, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await removeAttempts(services.db, keys);
}
