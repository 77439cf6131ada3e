import type { Module } from '../../module.ts';
import { annotationRoutes } from './annotations.routes.ts';

export const annotations = {
  name: 'annotations',
  tables: { tenant: ['annotations'], call: ['annotations'] },
  routes: annotationRoutes,
} satisfies Module;
