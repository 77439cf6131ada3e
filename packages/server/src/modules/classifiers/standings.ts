import type { GivenAnswer } from '@earshot/core/classifiers/agreed-answers.ts';
import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import { labelAgreement } from '@earshot/core/classifiers/label-agreement.ts';
import type { TxCtx } from '../../platform/context.ts';
import { KeptInMemory } from '../../platform/kept-in-memory.ts';
import { perProgram } from '../../platform/per-program.ts';
import { countByLabel, countStanding, listExampleMarks, listShared } from './standing.queries.ts';

/** How far the examples of a classifier have come. `byLabel`: how many each label has. */
export type Standing = Awaited<ReturnType<typeof countStanding>> & {
  examples: number;
  byLabel: ReadonlyMap<number, number>;
  agreement: Classifier['agreement'];
};

/** What was counted, by what it was counted of: ten thousand examples are not counted for everyone who looks. */
const mostBytes = 4 * 2 ** 20;
const bytesOfLabel = 60;
const counted = perProgram(() => new KeptInMemory<Standing>(mostBytes));

/** How far the examples of these classifiers have come; `ctx` is of one moment. */
export async function standingsOf(ctx: TxCtx, ids: readonly number[]): Promise<Map<number, Standing>> {
  const marks = await listExampleMarks(ctx.db, ctx.workspaceId, ids);
  const found = new Map<number, Standing>();
  for (const { id, live_version, revision, examples } of marks) {
    const key = [ctx.workspaceId, id, live_version ?? 0, revision, examples].join(' ');
    const known = counted(ctx).get(key);
    const standing = known ?? (await count(ctx, id, examples));
    if (known === undefined) counted(ctx).keep(key, standing, (1 + standing.byLabel.size) * bytesOfLabel);
    found.set(id, standing);
  }
  return found;
}

async function count(ctx: TxCtx, id: number, examples: number): Promise<Standing> {
  const of = [ctx.db, ctx.workspaceId, id] as const;
  const standing = await countStanding(...of);
  const shared = await listShared(...of);
  const agreement = labelAgreement(
    shared.map(({ asked, answers }) => ({ asked, answers: answers as GivenAnswer[] })),
  );
  return { ...standing, examples, byLabel: await countByLabel(...of), agreement };
}
