import { lazyPage } from '../../lib/parts.ts';
import { type TextSearch, textSearch } from '../../lib/text-search.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { words } from '../../shared/words.texts.ts';

/**
 * `t`: seconds to begin at. `tab`: the side panel that is open. `comment`: the one to look at in it. `hits`: what the call
 * is opened for. `goal`: the one that it is reviewed by. `calibration`: the one of several people that this call is part of.
 */
export type CallSearch = TextSearch<'t' | 'tab' | 'comment' | 'hits' | 'goal' | 'calibration'>;

export const fileSections = [
  {
    paths: ['/files/$file_id', '/files/$file_id/$project_type/$project_id'],
    title: said(words, 'file'),
    page: lazyPage(() => import('./FilePage.tsx'), 'FilePage'),
    search: textSearch<CallSearch>(),
    can: 'files.read',
  },
] as const satisfies readonly Section[];
