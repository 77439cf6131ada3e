import type { Language } from '../language.ts';
import { irregularRussian } from './irregular.ts';
import { russianNumbers } from './numbers.ts';
import { stemRussian } from './stems.ts';

export const russian: Language = {
  writes: (form) => /^[а-я]+$/.test(form),
  lemmas: (form, dictionary) => dictionary.readings(form).map(({ base }) => base),
  stems: stemRussian,
  irregular: irregularRussian,
  numbers: russianNumbers,
  joining: 'веб онлайн оффлайн офлайн интернет смс кол топ вице экс мини супер',
};
