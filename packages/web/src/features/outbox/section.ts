import { Inbox } from 'lucide-react';
import { lazyPage } from '../../lib/parts.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { outboxTexts } from './outbox.texts.ts';

export const outboxSections = [
  {
    paths: ['/outbox'],
    title: said(outboxTexts, 'title'),
    page: lazyPage(() => import('./OutboxPage.tsx'), 'OutboxPage'),
    can: 'operator',
    menu: { group: 'setup', icon: Inbox },
  },
] as const satisfies readonly Section[];
