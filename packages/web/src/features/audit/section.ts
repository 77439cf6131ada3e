import { ScrollText } from 'lucide-react';
import { lazyPage } from '../../lib/parts.ts';
import { type TextSearch, textSearch } from '../../lib/text-search.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { auditTexts } from './audit.texts.ts';

export type AuditSearch = TextSearch<'text' | 'action' | 'user_id' | 'from' | 'to'>;

export const auditSections = [
  {
    paths: ['/audit'],
    title: said(auditTexts, 'title'),
    page: lazyPage(() => import('./AuditPage.tsx'), 'AuditPage'),
    search: textSearch<AuditSearch>(),
    can: 'audit.read',
    menu: { group: 'people', icon: ScrollText },
  },
] as const satisfies readonly Section[];
