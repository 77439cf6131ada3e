import { lazyPage } from '../../lib/parts.ts';
import { type TextSearch, textSearch } from '../../lib/text-search.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { loginTexts } from './login.texts.ts';

/** `token`: a link to use once signed in. `error`: why signing in with another account failed. */
export type LoginSearch = TextSearch<'token' | 'error' | 'email'>;

export const loginSections = [
  {
    paths: ['/login'],
    title: said(loginTexts, 'title'),
    page: lazyPage(() => import('./LoginPage.tsx'), 'LoginPage'),
    search: textSearch<LoginSearch>(),
    isOpenTo: 'guests',
  },
] as const satisfies readonly Section[];
