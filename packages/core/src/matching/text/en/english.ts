import type { Language } from '../language.ts';
import { contracted } from './contractions.ts';
import { irregularEnglish } from './irregular.ts';
import { englishLemmas } from './lemmas.ts';
import { englishNumbers } from './numbers.ts';
import { ownEnglishWords } from './own-words.ts';
import { stemEnglish } from './stems.ts';

export const english: Language = {
  writes: (form) => /^[a-z']+$/.test(form),
  lemmas: englishLemmas,
  stems: stemEnglish,
  irregular: irregularEnglish,
  irregularBases: false,
  invariable: '',
  ownWords: ownEnglishWords,
  numbers: englishNumbers,
  joining: 'web online offline internet sms call',
  contracted,
};
