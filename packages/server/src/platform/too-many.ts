import { type Failure, fail } from '@earshot/core/errors.ts';

/** The refusal of one request too many. It says whole minutes, and never none: after them another try goes well. */
export const tooMany = (waitMs: number): Failure =>
  fail('too_many_requests', { count: Math.max(1, Math.ceil(waitMs / 60_000)) });
