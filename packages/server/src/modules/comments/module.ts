import type { Module } from '../../module.ts';
import { commentRoutes } from './comments.routes.ts';

export const comments = {
  name: 'comments',
  tables: { tenant: ['comments'], call: ['comments'] },
  routes: commentRoutes,
} satisfies Module;
