import type { LiveMessage } from '@earshot/core/live/live.ts';
import { hashKey, type QueryKey } from '@tanstack/react-query';
import { create } from 'zustand';
import { randomId } from '../lib/random-id.ts';

type Counted = { run: string; done: number };

/** Reports that are being counted for this page, by the keys of their queries. */
const useCounts = create<{ byKey: Readonly<Record<string, Counted>> }>(() => ({ byKey: {} }));

const put = (key: string, counted: Counted) =>
  useCounts.setState(({ byKey }) => ({ byKey: { ...byKey, [key]: counted } }));

function forget(key: string, run: string): void {
  useCounts.setState(({ byKey }) => {
    if (byKey[key]?.run !== run) return { byKey };
    const { [key]: _, ...others } = byKey;
    return { byKey: others };
  });
}

/** Counts under a name of its own, by which the server says how far it has come. */
export async function counting<T>(queryKey: QueryKey, count: (run: string) => Promise<T>): Promise<T> {
  const [key, run] = [hashKey(queryKey), randomId()];
  put(key, { run, done: 0 });
  try {
    return await count(run);
  } finally {
    forget(key, run);
  }
}

/** Another tab of the same person counts reports of its own. */
export function takeCount({ run, done }: Extract<LiveMessage, { event: 'report.counted' }>): void {
  const [key] = Object.entries(useCounts.getState().byKey).find(([, one]) => one.run === run) ?? [];
  if (key !== undefined) put(key, { run, done });
}

/** How many blocks are counted by now. */
export const useCountDone = (queryKey: QueryKey): number =>
  useCounts(({ byKey }) => byKey[hashKey(queryKey)]?.done ?? 0);
