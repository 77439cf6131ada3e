import { lazyPage } from '../../lib/parts.ts';
import { type TextSearch, textSearch } from '../../lib/text-search.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { workspacesTexts } from './workspaces.texts.ts';

/** `choose`: somebody came to look, not because there is no active workspace. */
export type WorkspacesSearch = TextSearch<'choose'>;

export const workspacesSections = [
  {
    paths: ['/error_workspace'],
    title: said(workspacesTexts, 'title'),
    page: lazyPage(() => import('./WorkspacePage.tsx'), 'WorkspacePage'),
    search: textSearch<WorkspacesSearch>(),
    isOpenTo: 'anybody',
  },
] as const satisfies readonly Section[];
