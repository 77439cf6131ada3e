import { whos } from '@earshot/core/call/role.ts';
import { longestVariation, type Wording } from '@earshot/core/wording/steps.ts';
import type { TextSearch } from '../../lib/text-search.ts';
import { newWording } from '../../shared/rules/builder/detection-draft.ts';

/** Words of a call as the address holds them, with its language and the side that said them. */
export type SaidSearch = TextSearch<'text' | 'language' | 'who'>;

/** A code of two or three letters, as forms and calls have it. */
const languageCode = /^[a-z]{2,3}$/u;

/** A wording whose one variation is what was said; an empty one where nothing was. */
export function wordingOfSaid({ text = '', language = '', who: said }: SaidSearch): Wording {
  const empty = newWording();
  const who = whos.find((one) => one === said) ?? empty.who;
  const code = language.toLowerCase().split('-', 1)[0] ?? '';
  const words = text.replaceAll(/[{}]/gu, ' ').replaceAll(/\s+/gu, ' ').trim().slice(0, longestVariation);
  if (words === '') return empty;
  return { ...empty, who, variations: [{ language: languageCode.test(code) ? code : null, text: words }] };
}
