/** What is right of one label or question, and what was told of it; null where that is not known. */
export type TriedItem = {
  right: boolean | null;
  told: boolean | null;
  probability: number | null;
  isUnsure: boolean;
};

/** A place of a truth set with what a version told of it, item by item. `group`: its call. */
export type Tried = { id: number; group: string; items: readonly TriedItem[] };

/** How items are read: `answer` is one that can only be the right one or another, like a choice. */
export type ItemKind = 'yes_no' | 'answer';

/** A call that was recognised: its words as they were said and how many are wrong, and for how long who speaks is known and wrong. */
export type TriedWords = {
  id: number;
  group: string;
  words: number;
  wrong: number;
  spoken_ms: number;
  mistaken_ms: number;
};

/** Whether everything that is known of a place was told rightly. */
export const isAllRight = ({ items }: Pick<Tried, 'items'>): boolean =>
  items.every(({ right, told }) => right === null || told === null || right === told);

/** Whether anything of a place can be right or wrong. */
export const isTried = ({ items }: Pick<Tried, 'items'>): boolean =>
  items.some(({ right, told }) => right !== null && told !== null);
