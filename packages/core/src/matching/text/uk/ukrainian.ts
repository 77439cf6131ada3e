import type { Language } from '../language.ts';
import { irregularUkrainian } from './irregular.ts';
import { hardNominative, ukrainianLemmas } from './lemmas.ts';
import { ukrainianNumbers } from './numbers.ts';
import { invariableUkrainian, ownUkrainianWords } from './own-words.ts';
import { stemUkrainian } from './stems.ts';

export const ukrainian: Language = {
  writes: (form) => /^[а-яіїєґ']+$/.test(form) && !/[ыэъ]/.test(form),
  lemmas: ukrainianLemmas,
  stems: stemUkrainian,
  irregular: irregularUkrainian,
  irregularBases: true,
  invariable: invariableUkrainian,
  ownWords: ownUkrainianWords,
  numbers: ukrainianNumbers,
  nominativeEndings: ['', 'й', 'а', 'я', 'ь', 'о'],
  joining: 'веб онлайн офлайн інтернет смс кол топ віце екс міні супер',
  respelled: [withApostrophe, hardNominative],
  // The letter came back in 1990 and half of the texts do without it (`ґудзик`, `гудзик`).
  alsoSpelled: (form) => (form.includes('ґ') ? form.replaceAll('ґ', 'г') : undefined),
};

/** Recognisers leave the apostrophe out (`компютер`). */
function withApostrophe(form: string): string | undefined {
  const written = form.replace(/([бпвмфрзк])([яюєї])/, "$1'$2");
  return written === form ? undefined : written;
}
