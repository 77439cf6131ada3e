import { Split } from 'lucide-react';
import { lazyPage } from '../../lib/parts.ts';
import { type TextSearch, textSearch } from '../../lib/text-search.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { classifiersTexts } from './classifiers.texts.ts';

/** `unit`, `author`, `who`: only classifiers with these. */
export type ClassifiersSearch = TextSearch<'name' | 'view' | 'unit' | 'author' | 'who' | 'sort' | 'create'>;
/** `label`, `view`, `find`, `page`: which examples are shown. */
export type CardSearch = TextSearch<'label' | 'view' | 'find' | 'page'>;
export type CheckSearch = TextSearch<'file' | 'version' | 'against'>;
/** `project`: the training project whose calls are meant. */
export type LabelSearch = TextSearch<'kind' | 'project'>;

const title = said(classifiersTexts, 'title');
const can = 'classifiers.read';

export const classifiersSections = [
  {
    paths: ['/classifiers'],
    title,
    page: lazyPage(() => import('./list/ClassifiersPage.tsx'), 'ClassifiersPage'),
    search: textSearch<ClassifiersSearch>(),
    can,
    menu: { group: 'rules', icon: Split },
    create: { text: said(classifiersTexts, 'add'), can: 'classifiers.write' },
  },
  {
    paths: ['/classifiers/create', '/classifiers/$id/edit'],
    title,
    page: lazyPage(() => import('./editor/ClassifierFormPage.tsx'), 'ClassifierFormPage'),
    can,
  },
  {
    paths: ['/classifiers/$id'],
    title,
    page: lazyPage(() => import('./card/ClassifierPage.tsx'), 'ClassifierPage'),
    search: textSearch<CardSearch>(),
    can,
  },
  {
    paths: ['/classifiers/$id/check'],
    title,
    page: lazyPage(() => import('./check/CheckPage.tsx'), 'CheckPage'),
    search: textSearch<CheckSearch>(),
    can,
  },
  {
    paths: ['/classifiers/$id/label'],
    title,
    page: lazyPage(() => import('./label/LabelPage.tsx'), 'LabelPage'),
    search: textSearch<LabelSearch>(),
    can: 'classifiers.write',
  },
] as const satisfies readonly Section[];
