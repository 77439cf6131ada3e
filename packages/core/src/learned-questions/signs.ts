/**
 * What somebody may do with words, in a way that tells how a call went. Of each there are words in three languages
 * (`signs.en.ts` and its like).
 */
export const signNames = [
  /** Says no, that something cannot be done, or that one is sorry. */
  'refusal',
  /** Says that something was done, or is there. */
  'success',
  'thanks',
  'farewell',
  'agreement',
  /** Did not understand, or asks to say it again. */
  'not_understood',
  /** Wants something else than before. */
  'change_of_mind',
  /** Does not want to go on, or will try elsewhere. */
  'giving_up',
  /** Complains, or is in a hurry. */
  'complaint',
] as const;
export type SignName = (typeof signNames)[number];

/**
 * Words of each sign. The words of one entry stand next to one another where `_` is; `*` at the end of a word is any ending. As in
 * the lexicon of emotions.
 */
export type SignWords = Record<SignName, string>;
