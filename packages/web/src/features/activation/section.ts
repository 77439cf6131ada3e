import { lazyPage } from '../../lib/parts.ts';
import { type TextSearch, textSearch } from '../../lib/text-search.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { activationTexts } from './activation.texts.ts';

/** `option`: `nopass` leads on to signing in; with it or with `later`, whoever is signed in joins only by a click. */
export type ActivationSearch = TextSearch<'option'>;

export const activationSections = [
  {
    paths: ['/activate/$id'],
    title: said(activationTexts, 'title'),
    page: lazyPage(() => import('./ActivatePage.tsx'), 'ActivatePage'),
    search: textSearch<ActivationSearch>(),
    isOpenTo: 'anybody',
  },
] as const satisfies readonly Section[];
