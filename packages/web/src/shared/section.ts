import type { RouteComponent } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Said } from '../lib/texts.ts';
import type { Right } from './users.queries.ts';

export type MenuGroup = 'work' | 'calls' | 'rules' | 'people' | 'setup';

/**
 * A screen as data. Routes, menu, palette, keys and titles are made from the list of them (`app/sections.ts`); the
 * page itself comes when it is opened.
 */
export type Section = {
  /** The first is the one that is linked to. */
  paths: readonly `/${string}`[];
  title: Said;
  /** A section without one says that it is not there yet. */
  page?: RouteComponent;
  /** Reads what the address holds after the question mark. */
  search?: (asked: Record<string, unknown>) => object;
  can?: Right;
  /** `badge` stands behind the name. */
  menu?: { group: MenuGroup; icon: LucideIcon; badge?: ComponentType };
  /** Pressed after G to go there, as `event.code`. */
  key?: `Key${string}`;
  /** What `?create=1` makes there. */
  create?: { text: Said; can: Right };
  /** Without a sign-in: for whoever has none yet, or for anybody. */
  isOpenTo?: 'guests' | 'anybody';
  /** One of those that shows what only pages behind the sign-in have words for. */
  hasAllWords?: true;
};
