import { isAllRight, isTried, type Tried, type TriedWords } from '@earshot/core/evaluations/tried.ts';
import { type Kept, triedItems } from '@earshot/core/evaluations/tried-of.ts';
import { Right } from '@earshot/core/evaluations/truths.ts';
import type { Ctx } from '../../platform/context.ts';
import { listTold } from './runs.store.ts';
import type { TestedSubject } from './subject.ts';
import { listAnsweredTruths, type TruthRow } from './truths.store.ts';

/** A place of the truth set with what one version told of it, and the other where there is one. */
export type TriedPlace = { truth: TruthRow; right: Right; told: Kept; against: Kept | null };

export type TriedPlaces = {
  places: TriedPlace[];
  tried: Tried[];
  against: Tried[] | null;
  words: TriedWords[];
  wordsAgainst: TriedWords[] | null;
  leftOut: { learned: number; not_said: number; not_told: number };
  learnedCalls: number;
};

const mostPlaces = 5000;

/** What is counted: places of calls that neither version learned from, of which both told something. */
export async function triedPlaces(
  ctx: Ctx,
  projectId: number,
  subject: TestedSubject,
  against: number | null,
): Promise<TriedPlaces> {
  const [truths, told, other] = await Promise.all([
    listAnsweredTruths(ctx.db, ctx.workspaceId, projectId, { after: 0, limit: mostPlaces }),
    listTold(ctx.db, ctx.workspaceId, { projectId, version: subject.version }),
    against === null ? null : listTold(ctx.db, ctx.workspaceId, { projectId, version: against }),
  ]);
  const leftOut = { learned: 0, not_said: 0, not_told: 0 };
  const learned = new Set<string>();
  const places: TriedPlace[] = [];
  for (const truth of truths) {
    const [now, before] = [told.get(truth.id), other?.get(truth.id)];
    if (now?.is_learned || before?.is_learned) {
      leftOut.learned += 1;
      learned.add(truth.file_id);
    } else if (now === undefined || (other !== null && before === undefined)) leftOut.not_told += 1;
    else
      places.push({ truth, right: Right.parse(truth.answer), told: now.told, against: before?.told ?? null });
  }
  const counted = countable(places, subject, leftOut);
  return {
    places: counted.kept,
    tried: subject.items.length === 0 ? [] : counted.kept.map((one) => triedOf(subject, one, one.told)),
    against:
      other === null
        ? null
        : counted.kept.flatMap((one) => (one.against === null ? [] : [triedOf(subject, one, one.against)])),
    words: wordsOf(counted.kept, ({ told }) => told),
    wordsAgainst: other === null ? null : wordsOf(counted.kept, (one) => one.against),
    leftOut: counted.leftOut,
    learnedCalls: learned.size,
  };
}

export const triedOf = (
  { items }: Pick<TestedSubject, 'items'>,
  { truth, right }: Pick<TriedPlace, 'truth' | 'right'>,
  kept: Kept,
): Tried => ({ id: truth.id, group: truth.file_id, items: triedItems(items, right, kept) });

/** Without places of which nothing can be right or wrong. */
function countable(
  places: readonly TriedPlace[],
  subject: TestedSubject,
  leftOut: TriedPlaces['leftOut'],
): { kept: TriedPlace[]; leftOut: TriedPlaces['leftOut'] } {
  const isWords = subject.items.length === 0;
  const kept = places.filter((one) =>
    isWords
      ? one.told.words !== null && one.against?.words !== null
      : isTried(triedOf(subject, one, one.told)),
  );
  return { kept, leftOut: { ...leftOut, not_told: leftOut.not_told + places.length - kept.length } };
}

function wordsOf(places: readonly TriedPlace[], of: (place: TriedPlace) => Kept | null): TriedWords[] {
  return places.flatMap((place) => {
    const words = of(place)?.words ?? null;
    if (words === null) return [];
    const { heard: _, ...counts } = words;
    return [{ id: place.truth.id, group: place.truth.file_id, ...counts }];
  });
}

/** Whether anything of a place is wrong. */
export function isWrong({ tried, words }: TriedPlaces, at: number): boolean {
  const one = tried[at];
  return one === undefined ? (words[at]?.wrong ?? 0) > 0 : !isAllRight(one);
}
