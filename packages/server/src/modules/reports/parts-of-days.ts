import { createHash } from 'node:crypto';
import { dayAfter } from '@earshot/core/agents/day-steps.ts';
import { type CountParts, sizeOfParts } from '@earshot/core/reports/count-columns.ts';
import type { CountPlan } from '@earshot/core/reports/count-plan.ts';
import type { Ctx } from '../../platform/context.ts';
import { KeptInMemory } from '../../platform/kept-in-memory.ts';
import { perProgram } from '../../platform/per-program.ts';
import type { StoredDay } from '../day-columns/day-columns.ts';

/** Bytes that they may take in the memory of a process. */
const mostBytes = 64 * 1024 * 1024;
/** What a day comes to by customer takes more: a year of it would push out everything else, and then itself. */
const mostBytesOfDay = 128 * 1024;

const inMemory = perProgram(() => new KeptInMemory<CountParts>(mostBytes));

/** What stored days came to when the same was asked of them before. */
export type PartsOfDays = {
  get: (day: StoredDay) => CountParts | undefined;
  /** Keeps what a day comes to, where it can be told that it still does, and answers it. */
  keep: (day: StoredDay, parts: CountParts) => CountParts;
};

type Stored = {
  /** The days of a period in their order. */
  days: readonly StoredDay[];
  /** The last day of the period. */
  to: string;
  /** How many days behind one have their part in what it comes to. */
  behind: number;
};

/**
 * Of those that count by this plan. A day that is put together anew has another version; of one that has changed since, or of which days
 * behind are not known, nothing is kept.
 */
export function partsOfDays(ctx: Ctx, plan: CountPlan, { days, to, behind }: Stored): PartsOfDays {
  const memory = inMemory(ctx);
  const asked = createHash('sha256').update(JSON.stringify(plan, written)).digest('base64');
  const places = new Map(days.map(({ day }, at) => [day, at]));
  const keyOf = ({ day }: StoredDay): string | null => {
    const end = dayAfter(day, behind);
    if (end > to) return null;
    const at = places.get(day) ?? 0;
    const some = days.slice(at, at + behind + 1).filter((one) => one.day <= end);
    if (some.some(({ isChanged }) => isChanged)) return null;
    return `${ctx.workspaceId} ${some.map(({ day, version }) => `${day} ${version}`).join()} ${asked}`;
  };
  return {
    get(day) {
      const key = keyOf(day);
      return key === null ? undefined : memory.get(key);
    },
    keep(day, parts) {
      const key = keyOf(day);
      const bytes = sizeOfParts(parts);
      if (key !== null && bytes <= mostBytesOfDay) memory.keep(key, parts, bytes);
      return parts;
    },
  };
}

/** Sets and maps as what is in them. */
function written(_: string, value: unknown): unknown {
  if (value instanceof Set) return { set: [...value] };
  return value instanceof Map ? { map: [...value] } : value;
}
