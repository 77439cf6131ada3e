import { readEmotionLexicon } from './emotion-lexicon.ts';
import { english } from './words.en.ts';
import { russian } from './words.ru.ts';
import { ukrainian } from './words.uk.ts';

/**
 * The words of all three languages together: calls mix them. Where Ukrainian and Russian write two words alike, the
 * longer beginning decides; the few that mean different things are spelled out in full.
 */
export const lexicon = readEmotionLexicon(english, russian, ukrainian);
