import type { UnitRule } from '@earshot/core/classifiers/units.ts';
import type { Kept, ShapedItem } from '@earshot/core/evaluations/tried-of.ts';
import type { Subject } from '@earshot/core/projects/projects.ts';
import type { Ctx } from '../../platform/context.ts';
import type { TruthRow } from './truths.store.ts';

/** What is tested, in one version: what it tells of, and how it is asked. */
export type TestedSubject = {
  version: number;
  choose: 'any' | 'one';
  items: readonly ShapedItem[];
  /** Of these calls those that it learned from. */
  learnedFrom: (ctx: Ctx, fileIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** What it tells of places, by their numbers; a place whose call is gone is missing. */
  tell: (ctx: Ctx, places: readonly TruthRow[]) => Promise<ReadonlyMap<number, Kept>>;
};

export type SubjectVersion = { version: number; name: string; at: string | null };

/** How a kind of subjects is tested. */
export type SubjectKeeper = {
  kind: Subject['kind'];
  /** Versions that can be tested, the newest first; none where it is gone. */
  versions: (ctx: Ctx, id: number, projectId: number) => Promise<SubjectVersion[]>;
  /** Null where it is gone, or there is no such version. */
  load: (ctx: Ctx, id: number, version: number, projectId: number) => Promise<TestedSubject | null>;
  /** The part of a call that is asked about: all of it where it is null. */
  unit: (ctx: Ctx, id: number) => Promise<UnitRule | null>;
};

/** What did not learn from anything. */
export const learnedFromNothing = async (): Promise<ReadonlySet<string>> => new Set();

export const nothingTold: Kept = { items: [], moments: [], words: null };
