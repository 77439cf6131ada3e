import type { Module } from '../../module.ts';
import { commentRoutes } from './comments.routes.ts';

export const comments = {
  name: 'comments',
  tables: { tenant: ['comments', 'comment_mentions'], call: ['comments', 'comment_mentions'] },
  routes: commentRoutes,
} satisfies Module;
