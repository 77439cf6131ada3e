import type { ByName } from '@earshot/core/reports/by-what.ts';
import type { Measure } from '@earshot/core/reports/reports.ts';

/** By what calls are grouped: a thing of theirs, or the last of some numbers that theirs reaches. */
export type Way = ByName | Bins;
export type Bins = { measure: Measure; starts: readonly number[] };
