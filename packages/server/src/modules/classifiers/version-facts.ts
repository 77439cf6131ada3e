import type { Measured } from '@earshot/core/classifiers/classifier-report.ts';
import type { Met } from '@earshot/core/classifiers/drift.ts';
import type { Ctx } from '../../platform/context.ts';
import { CountedOnce } from '../../platform/counted-once.ts';
import { perProgram } from '../../platform/per-program.ts';
import type { Definition } from './models.ts';
import { findVersionFacts } from './standing.queries.ts';

/** What it was learned as, how good it was of what it was not told, and what it met in its examples. */
export type VersionFacts = {
  definition: Definition;
  accuracy: Measured | null;
  n: number;
  usual: number | null;
  met: Met;
};

/** A version never changes, and its report is long: whoever looks at classifiers does not read it again. */
const mostBytes = 8 * 2 ** 20;
const bytesOfLabel = 300;
const facts = perProgram(() => new CountedOnce<VersionFacts | null>(mostBytes));

/** What there is to know of a version; null where there is none of this number. */
export function versionFacts(ctx: Ctx, classifierId: number, version: number): Promise<VersionFacts | null> {
  return facts(ctx).of(
    [ctx.workspaceId, classifierId, version].join(' '),
    async () =>
      ((await findVersionFacts(ctx.db, ctx.workspaceId, classifierId, version)) as VersionFacts) ?? null,
    (found) => (found?.definition.labels.length ?? 0) * bytesOfLabel,
  );
}
