import { draftKinds } from '@earshot/core/drafts/drafts.ts';
import type { Module } from '../../module.ts';
import { listener } from '../../platform/events.ts';
import { memberLeft } from '../users/users.events.ts';
import { draftRoutes } from './drafts.routes.ts';
import { removeDraftsOf, removeOldDrafts } from './drafts.ts';
import { seenDrafts } from './limited-sight.sql.ts';

export const drafts = {
  name: 'drafts',
  tables: { tenant: ['drafts'], call: ['drafts'], seen: { drafts: seenDrafts } },
  closedLists: { 'drafts.kind': draftKinds },
  routes: draftRoutes,
  listeners: [listener({ name: 'drafts.member_left', event: memberLeft, hear: removeDraftsOf })],
  schedules: [{ name: 'drafts.expire', cron: '40 3 * * *', per: 'workspace', run: removeOldDrafts }],
} satisfies Module;
