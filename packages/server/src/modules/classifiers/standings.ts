import type { GivenAnswer } from '@earshot/core/classifiers/agreed-answers.ts';
import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import { labelAgreement } from '@earshot/core/classifiers/label-agreement.ts';
import type { TxCtx } from '../../platform/context.ts';
import { CountedOnce } from '../../platform/counted-once.ts';
import { perProgram } from '../../platform/per-program.ts';
import { countAnswered, countByLabel, countKnown, listExampleMarks, listShared } from './standing.queries.ts';

/** What examples of a classifier come to. `byLabel`: how many each label has. */
type Answered = Awaited<ReturnType<typeof countAnswered>> & {
  byLabel: ReadonlyMap<number, number>;
  agreement: Classifier['agreement'];
};

/** How far the examples of a classifier have come. */
export type Standing = Answered & Awaited<ReturnType<typeof countKnown>>;

/** What was counted, by what it was counted of: ten thousand examples are not counted for everyone who looks. */
const mostBytes = 4 * 2 ** 20;
const bytesOfLabel = 60;
const bytesOfCounts = 60;
const answered = perProgram(() => new CountedOnce<Answered>(mostBytes));
const known = perProgram(() => new CountedOnce<Awaited<ReturnType<typeof countKnown>>>(mostBytes));

/** How far the examples of these classifiers have come; `ctx` is of one moment. */
export async function standingsOf(ctx: TxCtx, ids: readonly number[]): Promise<Map<number, Standing>> {
  const marks = await listExampleMarks(ctx.db, ctx.workspaceId, ids);
  const found = new Map<number, Standing>();
  for (const { id, live_version, revision, examples } of marks) {
    const key = [ctx.workspaceId, id, revision, examples].join(' ');
    found.set(id, {
      ...(await answered(ctx).of(key, () => countOf(ctx, id), bytesOf)),
      // A version that was learned changes nothing of what people said.
      ...(await known(ctx).of(
        `${key} ${live_version}`,
        () => countKnown(ctx.db, ctx.workspaceId, id),
        () => bytesOfCounts,
      )),
    });
  }
  return found;
}

const bytesOf = ({ byLabel }: Answered) => bytesOfCounts + byLabel.size * bytesOfLabel;

async function countOf(ctx: TxCtx, id: number): Promise<Answered> {
  const of = [ctx.db, ctx.workspaceId, id] as const;
  const counts = await countAnswered(...of);
  const shared = await listShared(...of);
  const agreement = labelAgreement(
    shared.map(({ asked, answers }) => ({ asked, answers: answers as GivenAnswer[] })),
  );
  return { ...counts, byLabel: await countByLabel(...of), agreement };
}
