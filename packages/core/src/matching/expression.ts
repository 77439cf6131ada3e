import type { Part } from '../call/part.ts';
import type { Who } from '../call/role.ts';
import type { LinearRegexp } from './regexp.ts';
import type { QueryToken } from './text/tokens.ts';

/** A word as it is looked for. */
export type QueryWord = QueryToken & {
  /** Any of these finds it; none for a beginning, which is compared with the forms. */
  keys: readonly string[];
  /** The same for words that are found by the same. */
  id: string;
};

/** Words in order, at most `distance` other words between two of them. */
export type WordsNode = {
  kind: 'words';
  words: readonly QueryWord[];
  /** Only the forms as written count. */
  exact: boolean;
  distance: number;
};

/** Two wordings in one phrase, at most `distance` other words between them; `ordered`: the left one first. */
export type NearNode = {
  kind: 'near';
  left: WordingNode;
  right: WordingNode;
  distance: number;
  ordered: boolean;
};

/** One of several wordings. */
export type EitherNode = { kind: 'either'; nodes: readonly WordingNode[] };

/** What lies within one phrase of the conversation. */
export type WordingNode = WordsNode | NearNode | EitherNode;

export type RegexpNode = { kind: 'regexp'; source: string; compiled: LinearRegexp };

/**
 * A text, and how similar a phrase must be to it. `said`: the same words as they are found by themselves, which mean what they
 * mean however much else is said in the phrase; null where an upper limit asks for something less than the same.
 */
export type SemanticNode = {
  kind: 'semantic';
  text: string;
  least: number;
  most: number;
  said: SaidNode | null;
};

/** A wording that must occur, said by `who` in `part` of the call. */
export type FindNode = {
  kind: 'find';
  wording: WordingNode | RegexpNode | SemanticNode;
  who: Who;
  part: Part;
};

/** Words that must be said, and not something like them. */
export type SaidNode = FindNode & { wording: WordsNode };

/** A statement about a conversation: the closed form of every query. */
export type Expression =
  | FindNode
  | { kind: 'and'; nodes: readonly Expression[] }
  | { kind: 'or'; nodes: readonly Expression[] }
  | { kind: 'not'; node: Expression };
