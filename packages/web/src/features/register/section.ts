import { lazyPage } from '../../lib/parts.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { registerTexts } from './register.texts.ts';

export const registerSections = [
  {
    paths: ['/register'],
    title: said(registerTexts, 'title'),
    page: lazyPage(() => import('./RegisterPage.tsx'), 'RegisterPage'),
    isOpenTo: 'guests',
  },
] as const satisfies readonly Section[];
