import type { Language } from '../language.ts';
import { irregularRussian } from './irregular.ts';
import { russianLemmas } from './lemmas.ts';
import { russianNumbers } from './numbers.ts';
import { invariableRussian, ownRussianWords } from './own-words.ts';
import { stemRussian } from './stems.ts';

export const russian: Language = {
  writes: (form) => /^[а-я]+$/.test(form),
  lemmas: russianLemmas,
  stems: stemRussian,
  irregular: irregularRussian,
  irregularBases: false,
  invariable: invariableRussian,
  ownWords: ownRussianWords,
  numbers: russianNumbers,
  nominativeEndings: ['', 'й', 'а', 'я', 'ь', 'о'],
  joining: 'веб онлайн оффлайн офлайн интернет смс кол топ вице экс мини супер',
};
