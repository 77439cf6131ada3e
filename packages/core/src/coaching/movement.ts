import { dayAfter, daysBetween } from '../agents/day-steps.ts';
import type { Estimate } from '../agents/people.ts';

/** So many days before and after are compared at most. */
export const mostDays = 90;

/** What can be said of a measure that should move. */
export const movementStates = ['no_calls', 'too_early', 'unclear', 'up', 'down'] as const;
export type MovementState = (typeof movementStates)[number];

export type Movement = {
  before: Estimate;
  after: Estimate;
  /** After less before, with its 95 % interval; null where either is not known. */
  change: { value: number; low: number; high: number } | null;
  state: MovementState;
  /** Calls that are still needed before a change of this size could be told from chance; null: nobody can say. */
  calls_needed: number | null;
};

/** More than anybody waits for: then no number is told. */
const mostNeeded = 2000;

/**
 * How a measure moved. The interval of the difference is made of the two intervals (MOVER, Zou and Donner 2008; of two shares with
 * Wilson's interval that is Newcombe's method 10). Where it holds 0, the calls that are missing follow from intervals narrowing with
 * the root of the number of calls. `isOver`: no more calls will be counted.
 */
export function movementOf(before: Estimate, after: Estimate, isOver: boolean): Movement {
  const { value: one, low: oneLow, high: oneHigh } = before;
  const { value: two, low: twoLow, high: twoHigh } = after;
  if (one === null || two === null)
    return { before, after, change: null, state: isOver ? 'no_calls' : 'too_early', calls_needed: null };
  if (oneLow === null || oneHigh === null || twoLow === null || twoHigh === null)
    return { before, after, change: null, state: isOver ? 'unclear' : 'too_early', calls_needed: null };
  const value = two - one;
  const down = Math.hypot(two - twoLow, oneHigh - one);
  const up = Math.hypot(twoHigh - two, one - oneLow);
  const change = { value, low: value - down, high: value + up };
  if (change.low > 0) return { before, after, change, state: 'up', calls_needed: null };
  if (change.high < 0) return { before, after, change, state: 'down', calls_needed: null };
  if (isOver) return { before, after, change, state: 'unclear', calls_needed: null };
  const calls_needed = neededCalls(after.n, Math.abs(value), value > 0 ? down : up);
  return { before, after, change, state: 'too_early', calls_needed };
}

function neededCalls(n: number, size: number, margin: number): number | null {
  if (size === 0) return null;
  const more = Math.max(1, Math.ceil(n * (margin / size) ** 2) - n);
  return more > mostNeeded ? null : more;
}

export type ComparedDays = {
  before: { from: string; to: string };
  after: { from: string; to: string };
  isOver: boolean;
};

/**
 * The days that are compared: those since coaching was given, without the day itself, and as many before it. Null on the day itself.
 * Days are `2026-03-01`.
 */
export function comparedDays(given: string, today: string): ComparedDays | null {
  const passed = daysBetween(given, today);
  if (passed < 1) return null;
  const days = Math.min(passed, mostDays);
  return {
    before: { from: dayAfter(given, -days), to: dayAfter(given, -1) },
    after: { from: dayAfter(given, 1), to: dayAfter(given, days) },
    isOver: passed > mostDays,
  };
}
