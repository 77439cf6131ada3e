import { said } from '../lib/texts.ts';
import type { Section } from '../shared/section.ts';
import { appTexts } from './app.texts.ts';

/** Addresses that the product has and this version does not fill: each says so. */
export const promisedSections = [
  {
    paths: ['/pipelines/constructor', '/pipelines/constructor/$id_pipeline', '/pipelines/$type'],
    title: said(appTexts, 'pipelines'),
  },
  { paths: ['/billing'], title: said(appTexts, 'billing'), key: 'KeyB' },
  { paths: ['/profile/entities', '/profile/connections'], title: said(appTexts, 'profile') },
] as const satisfies readonly Section[];
