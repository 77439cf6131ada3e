import { lazyPage } from '../../lib/parts.ts';
import { type TextSearch, textSearch } from '../../lib/text-search.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { agreementTexts } from './agreement.texts.ts';

/** `goal`: whose questions; `q`: the question that is looked at; `expert`: beside whom the reviewers stand. */
export type AgreementSearch = TextSearch<'goal' | 'q' | 'expert' | 'dateFrom' | 'dateTo'>;

export const agreementSections = [
  {
    paths: ['/reviews/agreement'],
    title: said(agreementTexts, 'title'),
    page: lazyPage(() => import('./AgreementPage.tsx'), 'AgreementPage'),
    search: textSearch<AgreementSearch>(),
    can: 'reviews.read',
  },
] as const satisfies readonly Section[];
