import type { Permission } from '@earshot/core/access.ts';
import { AudioLines, Database, type LucideIcon, Mic } from 'lucide-react';
import type { SectionKey } from './app.texts.ts';

/** Where one lands after signing in, until monitoring is there. */
export const landingPath = '/files';

export type MenuGroup = 'work' | 'calls' | 'rules' | 'people' | 'setup';
export const menuGroups: readonly MenuGroup[] = ['work', 'calls', 'rules', 'people', 'setup'];

/** `page` names a component of `pages.ts`; a section without one says that it is not there yet. */
export type Section = {
  paths: readonly string[];
  title: SectionKey;
  page?: 'files' | 'file' | 'sources' | 'speech' | 'profile';
  can?: Permission;
  menu?: { group: MenuGroup; icon: LucideIcon };
};

/** Every screen behind the sign-in. The routes and the menu are both made from this table. */
export const sections: readonly Section[] = [
  {
    paths: ['/monitoring', '/projects', '/monitoring/create', '/monitoring/$id', '/monitoring/edit/$id'],
    title: 'monitoring',
  },
  {
    paths: [
      '/knowledge_discovery',
      '/knowledge_discovery/create',
      '/knowledge_discovery/$id',
      '/knowledge_discovery/edit/$id',
    ],
    title: 'discovery',
  },
  { paths: ['/training', '/training/create', '/training/$id', '/training/edit/$id'], title: 'training' },
  { paths: ['/testing', '/testing/create', '/testing/$id', '/testing/edit/$id'], title: 'testing' },
  { paths: ['/reports', '/reports/$id'], title: 'reports' },
  { paths: ['/search'], title: 'search' },
  {
    paths: ['/files'],
    title: 'files',
    page: 'files',
    can: 'files.read',
    menu: { group: 'calls', icon: AudioLines },
  },
  {
    paths: ['/files/$file_id', '/files/$file_id/$project_type/$project_id'],
    title: 'file',
    page: 'file',
    can: 'files.read',
  },
  { paths: ['/favorites'], title: 'favorites' },
  { paths: ['/patterns'], title: 'patterns' },
  { paths: ['/tags'], title: 'tags' },
  { paths: ['/segments'], title: 'segments' },
  { paths: ['/scripts'], title: 'scripts' },
  { paths: ['/classifiers'], title: 'classifiers' },
  { paths: ['/conversions'], title: 'conversions' },
  { paths: ['/agents', '/agents/$id'], title: 'agents' },
  { paths: ['/subscribers', '/subscribers/$id'], title: 'subscribers' },
  {
    paths: ['/pipelines/constructor', '/pipelines/constructor/$id_pipeline', '/pipelines/$type'],
    title: 'pipelines',
  },
  {
    paths: ['/source'],
    title: 'source',
    page: 'sources',
    can: 'sources.read',
    menu: { group: 'setup', icon: Database },
  },
  {
    paths: ['/settings/speech'],
    title: 'speech',
    page: 'speech',
    can: 'speech.read',
    menu: { group: 'setup', icon: Mic },
  },
  { paths: ['/users', '/users/$user_id'], title: 'users' },
  { paths: ['/billing'], title: 'billing' },
  { paths: ['/profile'], title: 'profile', page: 'profile' },
  {
    paths: [
      '/profile/integration',
      '/profile/workspace',
      '/profile/entities',
      '/profile/change_password',
      '/profile/connections',
    ],
    title: 'profile',
  },
];
