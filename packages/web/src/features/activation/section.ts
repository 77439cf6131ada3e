import { lazyRouteComponent } from '@tanstack/react-router';
import { type TextSearch, textSearch } from '../../lib/text-search.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { activationTexts } from './activation.texts.ts';

/** `option`: `nopass` leads on to signing in. */
export type ActivationSearch = TextSearch<'option'>;

export const activationSections = [
  {
    paths: ['/activate/$id'],
    title: said(activationTexts, 'title'),
    page: lazyRouteComponent(() => import('./ActivatePage.tsx'), 'ActivatePage'),
    search: textSearch<ActivationSearch>(),
    isOpenTo: 'anybody',
  },
] as const satisfies readonly Section[];
