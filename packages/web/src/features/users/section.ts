import { Users } from 'lucide-react';
import { lazyPage } from '../../lib/parts.ts';
import { type TextSearch, textSearch } from '../../lib/text-search.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { usersTexts } from './users.texts.ts';

export type UsersSearch = TextSearch<'text' | 'role' | 'status'>;

export const usersSections = [
  {
    paths: ['/users'],
    title: said(usersTexts, 'title'),
    page: lazyPage(() => import('./UsersPage.tsx'), 'UsersPage'),
    search: textSearch<UsersSearch>(),
    can: 'members.read',
    menu: { group: 'people', icon: Users },
    key: 'KeyU',
  },
  {
    paths: ['/users/$user_id'],
    title: said(usersTexts, 'title'),
    page: lazyPage(() => import('./UserPage.tsx'), 'UserPage'),
    can: 'members.read',
  },
] as const satisfies readonly Section[];
