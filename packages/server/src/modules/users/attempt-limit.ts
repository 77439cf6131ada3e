import { fail } from '@earshot/core/errors.ts';

const windowMs = 10 * 60_000;
const mostAttempts = 20;

/** Counts failed sign-ins per address and per e-mail, and refuses more for a while. */
export function createAttemptLimit(now: () => Date) {
  const failures = new Map<string, { count: number; since: number }>();
  const current = (key: string) => {
    const entry = failures.get(key);
    if (entry === undefined) return undefined;
    if (now().getTime() - entry.since > windowMs) {
      failures.delete(key);
      return undefined;
    }
    return entry;
  };
  return {
    check(keys: string[]) {
      for (const key of keys) {
        const entry = current(key);
        if (entry !== undefined && entry.count >= mostAttempts) {
          const leftMs = entry.since + windowMs - now().getTime();
          throw fail('too_many_requests', { count: Math.max(1, Math.ceil(leftMs / 60_000)) });
        }
      }
    },
    count(keys: string[]) {
      if (failures.size > 50_000) failures.clear();
      for (const key of keys) {
        const entry = current(key) ?? { count: 0, since: now().getTime() };
        failures.set(key, { ...entry, count: entry.count + 1 });
      }
    },
    clear(keys: string[]) {
      for (const key of keys) failures.delete(key);
    },
  };
}
