import { lazyRouteComponent } from '@tanstack/react-router';
import { type TextSearch, textSearch } from '../../lib/text-search.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { words } from '../../shared/words.texts.ts';

/** `t`: seconds to begin at. `tab`: the side panel that is open. */
export type CallSearch = TextSearch<'t' | 'tab'>;

export const fileSections = [
  {
    paths: ['/files/$file_id', '/files/$file_id/$project_type/$project_id'],
    title: said(words, 'file'),
    page: lazyRouteComponent(() => import('./FilePage.tsx'), 'FilePage'),
    search: textSearch<CallSearch>(),
    can: 'files.read',
  },
] as const satisfies readonly Section[];
