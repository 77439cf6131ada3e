import { lazyPage } from '../../lib/parts.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { letterTexts } from './letter.texts.ts';

/** Where the links of letters lead by which one decides about them without signing in. */
export const alertsSections = [
  {
    paths: ['/alerts'],
    title: said(letterTexts, 'title'),
    page: lazyPage(() => import('./LetterPage.tsx'), 'LetterPage'),
    isOpenTo: 'anybody',
  },
] as const satisfies readonly Section[];
