import type { ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import { wonAndLost } from '@earshot/core/evaluations/comparing.ts';
import { confusionOf } from '@earshot/core/evaluations/confusion.ts';
import type { getEvaluation as getEndpoint } from '@earshot/core/evaluations/evaluations.api.ts';
import { reliabilityOf } from '@earshot/core/evaluations/measure-answers.ts';
import type { Subject } from '@earshot/core/projects/projects.ts';
import { refuseLimited } from '../../platform/beyond-limit.ts';
import type { Ctx } from '../../platform/context.ts';
import { measuresOf, verdictOf } from './judge.ts';
import { listTested } from './runs.store.ts';
import type { TestedSubject } from './subject.ts';
import { keeperOf, testOf } from './subjects.ts';
import { isWrong, type TriedPlaces, triedPlaces } from './tried-places.ts';
import { countTruths } from './truths.store.ts';

export type Compared = { version?: number | undefined; against?: number | undefined };
export type Read = { subject: Subject; tested: TestedSubject; against: number | null; found: TriedPlaces };

/** What was told of the truth set by the versions that are asked for: the last that was tested, against none. */
export async function read(ctx: Ctx, id: number, { version, against }: Compared): Promise<Read> {
  refuseLimited(ctx);
  const { subject } = await testOf(ctx, id);
  const runs = await listTested(ctx.db, ctx.workspaceId, id, subject);
  const newest = version ?? runs[0]?.version;
  if (newest === undefined) throw fail('testing.nothing_tested');
  const known = new Set(runs.map((run) => run.version));
  if (!known.has(newest) || (against !== undefined && !known.has(against)))
    throw fail('testing.version_not_found');
  const tested = await keeperOf(subject).load(ctx, subject.id, newest, id);
  if (tested === null) throw fail('testing.version_not_found');
  const other = against === undefined || against === newest ? null : against;
  return { subject, tested, against: other, found: await triedPlaces(ctx, id, tested, other) };
}

/** How good a version is, and whether it is better or worse than another by more than chance. */
export async function getResult(ctx: Ctx, id: number, asked: Compared): Promise<ReplyOf<typeof getEndpoint>> {
  const { subject, tested, against, found } = await read(ctx, id, asked);
  const { tried, places, leftOut } = found;
  const measures = measuresOf(tested, found, subject.kind);
  const shape = { choose: tested.choose, items: tested.items, withKappa: false };
  const compared = found.against === null || tried.length === 0 ? null : wonAndLost(tried, found.against);
  const { open } = await countTruths(ctx.db, ctx.workspaceId, id);
  const counted = subject.kind === 'engine' ? found.words.length : places.length;
  return {
    version: tested.version,
    against,
    n: counted,
    calls: new Set(places.map(({ truth }) => truth.file_id)).size,
    items: tested.items.map(({ id: item, name }) => ({ id: item, name })),
    measures,
    confusion: tried.length === 0 ? null : confusionOf(tried, shape),
    confusion_against:
      found.against === null || tried.length === 0 ? null : confusionOf(found.against, shape),
    reliability: reliabilityOf(tried).map(({ probability, right, n }) => ({
      probability,
      right: right / n,
      n,
    })),
    won: compared?.won ?? null,
    lost: compared?.lost ?? null,
    both_wrong: compared?.bothWrong ?? null,
    wrong: places.filter((_, at) => isWrong(found, at)).length,
    p: compared?.p ?? null,
    verdict: verdictOf(measures),
    left_out: [
      { reason: 'learned' as const, n: leftOut.learned },
      { reason: 'not_said' as const, n: open },
      { reason: 'not_told' as const, n: leftOut.not_told },
    ].filter(({ n }) => n > 0),
    learned_calls: found.learnedCalls,
  };
}
