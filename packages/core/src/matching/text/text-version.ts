/**
 * Raised whenever the same words would be found by other keys than before: another tokeniser, other lemmas, another
 * dictionary. Calls that were indexed by an older one are indexed anew.
 */
export const textVersion = 4;
