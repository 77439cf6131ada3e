import { Activity, FlaskConical, GraduationCap, Waypoints } from 'lucide-react';
import { lazyPage } from '../../lib/parts.ts';
import { textSearch } from '../../lib/text-search.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { kindTexts } from './kinds.texts.ts';
import type { ProjectListSearch } from './list/list-search.ts';
import type { ProjectSearch } from './page/project-search.ts';
import type { TestingSearch } from './testing/testing-search.ts';

const list = {
  page: lazyPage(() => import('./list/ProjectsPage.tsx'), 'ProjectsPage'),
  search: textSearch<ProjectListSearch>(),
  can: 'projects.read',
} as const;
const form = {
  page: lazyPage(() => import('./form/ProjectFormPage.tsx'), 'ProjectFormPage'),
  search: textSearch<{ query?: string | undefined }>(),
  can: 'projects.read',
} as const;
const one = {
  page: lazyPage(() => import('./page/ProjectPage.tsx'), 'ProjectPage'),
  search: textSearch<ProjectSearch>(),
  can: 'projects.read',
} as const;
const create = { text: said(kindTexts, 'new'), can: 'projects.write' } as const;

/** Four kinds of projects on the same screens. */
export const projectsSections = [
  {
    paths: ['/monitoring', '/projects'],
    title: said(kindTexts, 'monitoring'),
    ...list,
    menu: { group: 'work', icon: Activity },
    key: 'KeyM',
    create,
  },
  {
    paths: ['/knowledge_discovery'],
    title: said(kindTexts, 'discovery'),
    ...list,
    menu: { group: 'work', icon: Waypoints },
  },
  {
    paths: ['/training'],
    title: said(kindTexts, 'training'),
    ...list,
    menu: { group: 'work', icon: GraduationCap },
  },
  {
    paths: ['/testing'],
    title: said(kindTexts, 'testing'),
    ...list,
    menu: { group: 'work', icon: FlaskConical },
  },
  { paths: ['/monitoring/create', '/monitoring/edit/$id'], title: said(kindTexts, 'monitoring'), ...form },
  {
    paths: ['/knowledge_discovery/create', '/knowledge_discovery/edit/$id'],
    title: said(kindTexts, 'discovery'),
    ...form,
  },
  { paths: ['/training/create', '/training/edit/$id'], title: said(kindTexts, 'training'), ...form },
  { paths: ['/testing/create', '/testing/edit/$id'], title: said(kindTexts, 'testing'), ...form },
  { paths: ['/monitoring/$id'], title: said(kindTexts, 'monitoring'), ...one },
  { paths: ['/knowledge_discovery/$id'], title: said(kindTexts, 'discovery'), ...one },
  { paths: ['/training/$id'], title: said(kindTexts, 'training'), ...one },
  {
    paths: ['/testing/$id'],
    title: said(kindTexts, 'testing'),
    page: lazyPage(() => import('./testing/TestingPage.tsx'), 'TestingPage'),
    search: textSearch<TestingSearch>(),
    can: 'projects.read',
  },
] as const satisfies readonly Section[];
