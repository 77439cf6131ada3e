// First strong isolate and pop directional isolate (Unicode Standard Annex 9, 2.4).
const open = '\u2068';
const close = '\u2069';
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A name as it stands inside a sentence that is plain text: a title, a label that is read aloud, the subject of an email. One
 * in Hebrew or Arabic letters would otherwise turn round the number or the punctuation beside it.
 */
export const isolated = (name: string): string =>
  rightToLeft.test(name) && !name.startsWith(open) ? `${open}${name}${close}` : name;
