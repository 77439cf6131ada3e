import { said } from '../lib/texts.ts';
import type { Section } from '../shared/section.ts';
import { appTexts } from './app.texts.ts';

/** Addresses that the product has and this version does not fill: each says so. */
export const promisedSections = [
  {
    paths: ['/monitoring/create', '/monitoring/$id', '/monitoring/edit/$id'],
    title: said(appTexts, 'monitoring'),
  },
  {
    paths: [
      '/knowledge_discovery',
      '/knowledge_discovery/create',
      '/knowledge_discovery/$id',
      '/knowledge_discovery/edit/$id',
    ],
    title: said(appTexts, 'discovery'),
  },
  {
    paths: ['/training', '/training/create', '/training/$id', '/training/edit/$id'],
    title: said(appTexts, 'training'),
  },
  {
    paths: ['/testing', '/testing/create', '/testing/$id', '/testing/edit/$id'],
    title: said(appTexts, 'testing'),
  },
  { paths: ['/reports', '/reports/$id'], title: said(appTexts, 'reports'), can: 'reports.read', key: 'KeyR' },
  { paths: ['/scripts'], title: said(appTexts, 'scripts'), can: 'scripts.read' },
  { paths: ['/classifiers'], title: said(appTexts, 'classifiers'), can: 'classifiers.read' },
  { paths: ['/conversions'], title: said(appTexts, 'conversions') },
  { paths: ['/agents', '/agents/$id'], title: said(appTexts, 'agents'), can: 'agents.read' },
  {
    paths: ['/subscribers', '/subscribers/$id'],
    title: said(appTexts, 'subscribers'),
    can: 'subscribers.read',
  },
  {
    paths: ['/pipelines/constructor', '/pipelines/constructor/$id_pipeline', '/pipelines/$type'],
    title: said(appTexts, 'pipelines'),
  },
  { paths: ['/billing'], title: said(appTexts, 'billing'), key: 'KeyB' },
  { paths: ['/profile/entities', '/profile/connections'], title: said(appTexts, 'profile') },
] as const satisfies readonly Section[];
