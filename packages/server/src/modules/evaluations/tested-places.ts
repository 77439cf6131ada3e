import type { QueryOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { cellOf } from '@earshot/core/evaluations/confusion.ts';
import type { listTestedPlaces as placesEndpoint } from '@earshot/core/evaluations/evaluations.api.ts';
import type { TestedPlace } from '@earshot/core/evaluations/evaluations.ts';
import { isAllRight, type Tried } from '@earshot/core/evaluations/tried.ts';
import { toldOf } from '@earshot/core/evaluations/tried-of.ts';
import { pageOf } from '@earshot/core/lists.ts';
import type { Ctx } from '../../platform/context.ts';
import { headsOf } from '../files/call-heads.ts';
import { placeOfRow } from './present-truths.ts';
import { read } from './results.ts';
import type { TestedSubject } from './subject.ts';
import { isWrong, type TriedPlace, type TriedPlaces } from './tried-places.ts';

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
    shown.map(({ truth }) => truth.file_id),
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
