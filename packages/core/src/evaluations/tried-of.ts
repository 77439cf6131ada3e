import type { CallMoment } from '../detection/moments.ts';
import type { AnswerValue } from '../goals/answers.ts';
import type { TestedItem, Told } from './evaluations.ts';
import type { ItemKind, TriedItem } from './tried.ts';
import type { Right } from './truths.ts';

/** What a version told of one label or question; `told` is null where it told nothing, or the answer is none of yes and no. */
export type KeptItem = {
  id: number;
  told: boolean | null;
  answer: AnswerValue;
  probability: number | null;
  isUnsure: boolean;
};

/** How a call was recognised beside what was said in it. */
export type KeptWords = {
  words: number;
  wrong: number;
  spoken_ms: number;
  mistaken_ms: number;
  heard: string;
};

/** What a version told of a place of a truth set. */
export type Kept = { items: readonly KeptItem[]; moments: readonly CallMoment[]; words: KeptWords | null };

export type ShapedItem = TestedItem & { kind: ItemKind };

/** What is right beside what was told, item by item. An item that a version does not know told nothing. */
export function triedItems(
  items: readonly ShapedItem[],
  right: Right,
  kept: Pick<Kept, 'items'>,
): TriedItem[] {
  return items.map(({ id, kind }) => {
    const told = kept.items.find((one) => one.id === id);
    const is = rightOf(right, id);
    const nothing = { probability: told?.probability ?? null, isUnsure: told?.isUnsure ?? false };
    if (kind === 'yes_no')
      return {
        right: is === null ? null : is === true || is === 'yes',
        told: told?.told ?? null,
        ...nothing,
      };
    const answer = told?.answer ?? null;
    if (is === null || answer === null) return { right: is === null ? null : true, told: null, ...nothing };
    return { right: true, told: isSameAnswer(is, answer), ...nothing };
  });
}

/** What is right of an item; null where nobody said it. */
function rightOf(right: Right, id: number): AnswerValue | boolean {
  if ('labels' in right) {
    if (right.asked !== undefined && !right.asked.includes(id)) return null;
    return right.labels.includes(id);
  }
  if ('has' in right) return right.has;
  if ('answers' in right) return right.answers.find((one) => one.question_id === id)?.answer ?? null;
  return null;
}

/** Words are the same whatever their case and the spaces around them. */
function isSameAnswer(one: AnswerValue | boolean, other: AnswerValue): boolean {
  const plain = (value: AnswerValue | boolean) =>
    typeof value === 'string' ? value.trim().toLowerCase() : value;
  return plain(one) === plain(other);
}

/** An answer as it is shown. */
export function toldOf(
  items: readonly ShapedItem[],
  kept: Pick<Kept, 'items'>,
  tried: readonly TriedItem[],
): Told {
  const known = kept.items.filter(({ id }) => items.some((item) => item.id === id));
  const probabilities = known.flatMap(({ told, probability }) =>
    told === true && probability !== null ? [probability] : [],
  );
  return {
    items: known.flatMap(({ id, told }) => (told === true ? [id] : [])),
    values: known.flatMap(({ id, told, answer }) =>
      told === null && answer !== null ? [{ item_id: id, answer }] : [],
    ),
    probability: probabilities.length === 0 ? null : Math.max(...probabilities),
    is_unsure: known.some(({ isUnsure }) => isUnsure),
    is_right: tried.every(({ right, told }) => right === null || told === null || right === told),
  };
}

/** Whether what somebody says fits what is tested. */
export function fits(kind: 'classifier' | 'pattern' | 'script' | 'goal' | 'engine', right: Right): boolean {
  switch (kind) {
    case 'classifier':
      return 'labels' in right;
    case 'pattern':
    case 'script':
      return 'has' in right;
    case 'goal':
      return 'answers' in right;
    case 'engine':
      return 'text' in right;
    default:
      return kind satisfies never;
  }
}
