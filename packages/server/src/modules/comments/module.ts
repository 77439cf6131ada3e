import type { Module } from '../../module.ts';
import { commentRoutes } from './comments.routes.ts';
import { betweenColleagues } from './limited-sight.sql.ts';

export const comments = {
  name: 'comments',
  tables: {
    tenant: ['comments', 'comment_mentions'],
    call: ['comments', 'comment_mentions'],
    seen: { comments: betweenColleagues, comment_mentions: betweenColleagues },
  },
  routes: commentRoutes,
} satisfies Module;
