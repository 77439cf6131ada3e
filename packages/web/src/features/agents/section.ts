import { Headset } from 'lucide-react';
import { lazyPage } from '../../lib/parts.ts';
import { type TextSearch, textSearch } from '../../lib/text-search.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { agentsTexts } from './agents.texts.ts';

/** `group`: by team, unless it says `none`. */
export type AgentsSearch = TextSearch<
  'text' | 'dateFrom' | 'dateTo' | 'group' | 'sorting_by' | 'order_by' | 'create'
>;
export type AgentSearch = TextSearch<'dateFrom' | 'dateTo'>;

export const agentsSections = [
  {
    paths: ['/agents'],
    title: said(agentsTexts, 'title'),
    page: lazyPage(() => import('./AgentsPage.tsx'), 'AgentsPage'),
    search: textSearch<AgentsSearch>(),
    can: 'agents.read',
    menu: { group: 'people', icon: Headset },
    create: { text: said(agentsTexts, 'new'), can: 'agents.write' },
  },
  {
    paths: ['/agents/$id'],
    title: said(agentsTexts, 'one'),
    page: lazyPage(() => import('./AgentPage.tsx'), 'AgentPage'),
    search: textSearch<AgentSearch>(),
    can: 'agents.read',
  },
] as const satisfies readonly Section[];
