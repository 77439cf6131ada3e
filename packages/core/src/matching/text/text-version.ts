/**
 * Raised whenever the same words would be found by other keys than before (another tokeniser, other lemmas, another
 * dictionary), or something else that is made of them comes out otherwise: emotions, where a rule finds them. Calls of an older
 * one are analysed anew.
 */
export const textVersion = 5;
