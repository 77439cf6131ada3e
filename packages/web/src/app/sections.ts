import type { Permission } from '@earshot/core/access.ts';
import {
  Activity,
  AudioLines,
  Database,
  Inbox,
  type LucideIcon,
  Mic,
  PieChart,
  ScanText,
  ScrollText,
  Search,
  Star,
  Tag,
  Users,
} from 'lucide-react';
import type { SectionKey } from './app.texts.ts';

/** Where one lands after signing in, if there is no page to come back to. */
export const landingPath = '/monitoring';

export type MenuGroup = 'work' | 'calls' | 'rules' | 'people' | 'setup';
export const menuGroups: readonly MenuGroup[] = ['work', 'calls', 'rules', 'people', 'setup'];

/** `page` names a component of `pages.ts`; a section without one says that it is not there yet. */
export type Section = {
  paths: readonly string[];
  title: SectionKey;
  page?:
    | 'files'
    | 'search'
    | 'favorites'
    | 'file'
    | 'sources'
    | 'speech'
    | 'profile'
    | 'monitoring'
    | 'password'
    | 'workspaceSettings'
    | 'integration'
    | 'users'
    | 'user'
    | 'audit'
    | 'outbox'
    | 'tags'
    | 'patterns'
    | 'segments';
  /** `operator`: the one who runs the installation. */
  can?: Permission | 'operator';
  menu?: { group: MenuGroup; icon: LucideIcon };
  /** Pressed after G to go there, as `event.code`. */
  key?: `Key${string}`;
};

/** Every screen behind the sign-in. The routes and the menu are both made from this table. */
export const sections: readonly Section[] = [
  {
    paths: ['/monitoring', '/projects'],
    title: 'monitoring',
    key: 'KeyM',
    page: 'monitoring',
    can: 'projects.read',
    menu: { group: 'work', icon: Activity },
  },
  { paths: ['/monitoring/create', '/monitoring/$id', '/monitoring/edit/$id'], title: 'monitoring' },
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
  { paths: ['/reports', '/reports/$id'], title: 'reports', can: 'reports.read', key: 'KeyR' },
  {
    paths: ['/search'],
    title: 'search',
    key: 'KeyS',
    page: 'search',
    can: 'files.read',
    menu: { group: 'calls', icon: Search },
  },
  {
    paths: ['/files'],
    title: 'files',
    key: 'KeyF',
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
  {
    paths: ['/favorites'],
    title: 'favorites',
    key: 'KeyV',
    page: 'favorites',
    can: 'files.read',
    menu: { group: 'calls', icon: Star },
  },
  {
    paths: ['/patterns'],
    title: 'patterns',
    key: 'KeyA',
    page: 'patterns',
    can: 'patterns.read',
    menu: { group: 'rules', icon: ScanText },
  },
  {
    paths: ['/tags'],
    title: 'tags',
    key: 'KeyT',
    page: 'tags',
    can: 'tags.read',
    menu: { group: 'rules', icon: Tag },
  },
  {
    paths: ['/segments'],
    title: 'segments',
    key: 'KeyN',
    page: 'segments',
    can: 'segments.read',
    menu: { group: 'rules', icon: PieChart },
  },
  { paths: ['/scripts'], title: 'scripts', can: 'scripts.read' },
  { paths: ['/classifiers'], title: 'classifiers', can: 'classifiers.read' },
  { paths: ['/conversions'], title: 'conversions' },
  { paths: ['/agents', '/agents/$id'], title: 'agents', can: 'agents.read' },
  { paths: ['/subscribers', '/subscribers/$id'], title: 'subscribers', can: 'subscribers.read' },
  {
    paths: ['/pipelines/constructor', '/pipelines/constructor/$id_pipeline', '/pipelines/$type'],
    title: 'pipelines',
  },
  {
    paths: ['/source'],
    title: 'source',
    key: 'KeyO',
    page: 'sources',
    can: 'sources.read',
    menu: { group: 'setup', icon: Database },
  },
  {
    paths: ['/settings/speech'],
    title: 'speech',
    key: 'KeyE',
    page: 'speech',
    can: 'speech.read',
    menu: { group: 'setup', icon: Mic },
  },
  {
    paths: ['/users'],
    title: 'users',
    key: 'KeyU',
    page: 'users',
    can: 'members.read',
    menu: { group: 'people', icon: Users },
  },
  { paths: ['/users/$user_id'], title: 'users', page: 'user', can: 'members.read' },
  {
    paths: ['/audit'],
    title: 'audit',
    page: 'audit',
    can: 'audit.read',
    menu: { group: 'people', icon: ScrollText },
  },
  {
    paths: ['/outbox'],
    title: 'outbox',
    page: 'outbox',
    can: 'operator',
    menu: { group: 'setup', icon: Inbox },
  },
  { paths: ['/billing'], title: 'billing', key: 'KeyB' },
  { paths: ['/profile'], title: 'profile', key: 'KeyP', page: 'profile' },
  { paths: ['/profile/change_password'], title: 'password', page: 'password' },
  { paths: ['/profile/workspace'], title: 'workspaceSettings', page: 'workspaceSettings' },
  { paths: ['/profile/integration'], title: 'integration', page: 'integration' },
  { paths: ['/profile/entities', '/profile/connections'], title: 'profile' },
];

/** Where one can go by name: pages that are there and need no id. */
export const destinations = sections.flatMap(({ page, paths: [path = '/'], ...section }) =>
  page === undefined || path.includes('$') ? [] : [{ ...section, path }],
);

/** Whether a path is more than a promise in this version. */
export const hasPage = (path: string): boolean =>
  sections.some(({ paths, page }) => page !== undefined && paths.includes(path));
