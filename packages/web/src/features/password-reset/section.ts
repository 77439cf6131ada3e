import { lazyPage } from '../../lib/parts.ts';
import { type TextSearch, textSearch } from '../../lib/text-search.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { passwordResetTexts } from './password-reset.texts.ts';

/** The mail with the code leads here with `email`. */
export type PasswordResetSearch = TextSearch<'email'>;

export const passwordResetSections = [
  {
    paths: ['/password_reset'],
    title: said(passwordResetTexts, 'title'),
    page: lazyPage(() => import('./PasswordResetPage.tsx'), 'PasswordResetPage'),
    search: textSearch<PasswordResetSearch>(),
    isOpenTo: 'guests',
  },
] as const satisfies readonly Section[];
