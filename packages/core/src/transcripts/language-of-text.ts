import type { LanguageCode } from '../matching/text/languages.ts';

const englishWords = new Set(
  'the a an and to of in is it i you my your we me for on that this what can have please thank hello yes no not with was are be do'.split(
    ' ',
  ),
);
/** Fewer letters than this say nothing. */
const leastLetters = 12;
/** In running English about a third of the words are among the commonest. */
const leastEnglishShare = 0.15;

/**
 * The language of a text as far as letters and the commonest words tell: Ukrainian and Russian have letters of
 * their own, English has its small words. Null where that is not clear.
 */
export function languageOfText(text: string): LanguageCode | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < leastLetters) return null;
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  if (cyrillic / letters > 0.5) {
    const ukrainian = text.match(/[іїєґ]/giu)?.length ?? 0;
    const russian = text.match(/[ыэъё]/giu)?.length ?? 0;
    if (ukrainian === russian) return null;
    return ukrainian > russian ? 'uk' : 'ru';
  }
  const words = text.toLowerCase().match(/[a-z']+/g) ?? [];
  const known = words.filter((word) => englishWords.has(word)).length;
  return words.length > 0 && known / words.length >= leastEnglishShare ? 'en' : null;
}
