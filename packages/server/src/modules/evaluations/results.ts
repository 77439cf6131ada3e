import type { QueryOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import { wonAndLost } from '@earshot/core/evaluations/comparing.ts';
import { cellOf, confusionOf } from '@earshot/core/evaluations/confusion.ts';
import type {
  getEvaluation as getEndpoint,
  listTestedPlaces as placesEndpoint,
} from '@earshot/core/evaluations/evaluations.api.ts';
import type { TestedPlace } from '@earshot/core/evaluations/evaluations.ts';
import { reliabilityOf } from '@earshot/core/evaluations/measure-answers.ts';
import { isAllRight, type Tried } from '@earshot/core/evaluations/tried.ts';
import { toldOf } from '@earshot/core/evaluations/tried-of.ts';
import { pageOf } from '@earshot/core/lists.ts';
import type { Subject } from '@earshot/core/projects/projects.ts';
import { refuseLimited } from '../../platform/beyond-limit.ts';
import type { Ctx } from '../../platform/context.ts';
import { measuresOf, verdictOf } from './judge.ts';
import { listTested } from './runs.store.ts';
import type { TestedSubject } from './subject.ts';
import { keeperOf, testOf } from './subjects.ts';
import { type TriedPlace, type TriedPlaces, triedPlaces } from './tried-places.ts';
import { countTruths } from './truths.store.ts';
import { headsOf, placeOfRow } from './truths.ts';

type Compared = { version?: number | undefined; against?: number | undefined };
type Read = { subject: Subject; tested: TestedSubject; against: number | null; found: TriedPlaces };

/** What was told of the truth set by the versions that are asked for: the last that was tested, against none. */
async function read(ctx: Ctx, id: number, { version, against }: Compared): Promise<Read> {
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

function isWrong({ tried, words }: TriedPlaces, at: number): boolean {
  const one = tried[at];
  return one === undefined ? (words[at]?.wrong ?? 0) > 0 : !isAllRight(one);
}

type PlacesQuery = QueryOf<typeof placesEndpoint>;

/** The places behind a number of a result. */
export async function listPlaces(
  ctx: Ctx,
  id: number,
  { limit, offset, ...asked }: PlacesQuery,
): Promise<ReplyOf<typeof placesEndpoint>> {
  const { tested, found } = await read(ctx, id, asked);
  const chosen = [...found.places.keys()].filter((at) => isAsked(tested, found, at, asked));
  if (tested.items.length === 0) sortByErrors(found, chosen);
  const page = pageOf(chosen, { limit, offset });
  const shown = page.results.flatMap((at) => found.places[at] ?? []);
  const heads = await headsOf(
    ctx,
    shown.map(({ truth }) => truth),
  );
  return {
    ...page,
    results: page.results.flatMap((at): TestedPlace[] => {
      const place = found.places[at];
      const call = place && heads.get(place.truth.file_id);
      return call === undefined ? [] : [present(tested, found, at, call)];
    }),
  };
}

/** The worst first. */
function sortByErrors({ words }: TriedPlaces, chosen: number[]): void {
  const share = (at: number) => (words[at]?.wrong ?? 0) / Math.max(1, words[at]?.words ?? 1);
  chosen.sort((one, other) => share(other) - share(one));
}

function isAsked(
  tested: TestedSubject,
  found: TriedPlaces,
  at: number,
  asked: Omit<PlacesQuery, 'limit' | 'offset'>,
) {
  const one = found.tried[at];
  if (one === undefined) return asked.kind === 'all' || isWrong(found, at);
  const other = found.against?.[at];
  return isOfKind(one, other, asked) && isInCell(tested, one, asked);
}

function isOfKind(
  one: Tried,
  other: Tried | undefined,
  { kind, item }: Pick<PlacesQuery, 'kind' | 'item'>,
): boolean {
  const isRight = isAllRight(one);
  const wasRight = other !== undefined && isAllRight(other);
  switch (kind) {
    case 'all':
      return true;
    case 'wrong':
      return !isRight;
    case 'won':
      return other !== undefined && isRight && !wasRight;
    case 'lost':
      return other !== undefined && !isRight && wasRight;
    case 'both_wrong':
      return other !== undefined && !isRight && !wasRight;
    case 'unsure':
      return one.items.some(({ isUnsure }) => isUnsure) && item === undefined;
    default:
      return kind satisfies never;
  }
}

function isInCell(
  { items }: TestedSubject,
  one: Tried,
  { right, told, item }: Pick<PlacesQuery, 'right' | 'told' | 'item'>,
): boolean {
  if (item !== undefined) {
    const asked = one.items[items.findIndex(({ id }) => id === item)];
    return asked !== undefined && (asked.right === true || asked.told === true);
  }
  if (right === undefined && told === undefined) return true;
  const cell = cellOf(one);
  if (cell === null) return false;
  const place = (id: number) => (id === 0 ? items.length : items.findIndex((one) => one.id === id));
  return (
    (right === undefined || cell.right === place(right)) && (told === undefined || cell.told === place(told))
  );
}

function present(
  { items }: TestedSubject,
  { places, tried, against }: TriedPlaces,
  at: number,
  call: TestedPlace['call'],
): TestedPlace {
  const { truth, right, told, against: before } = places[at] as TriedPlace;
  const place = placeOfRow(truth);
  const words = told.words;
  return {
    truth_id: truth.id,
    file_id: truth.file_id,
    call,
    moment:
      place === null
        ? null
        : {
            phrase_id: place.phrase_id,
            words: null,
            start_ms: place.start_ms,
            end_ms: place.end_ms,
            speaker: null,
            role: truth.role as NonNullable<TestedPlace['moment']>['role'],
            text: truth.text.slice(0, 500),
          },
    text: truth.text,
    right,
    told: toldOf(items, told, tried[at]?.items ?? []),
    against: before === null ? null : toldOf(items, before, against?.[at]?.items ?? []),
    moments: [...told.moments],
    words:
      words === null
        ? null
        : {
            said: words.words,
            wrong: words.wrong,
            against: before?.words?.wrong ?? null,
            heard: words.heard,
          },
  };
}
