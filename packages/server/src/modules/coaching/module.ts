import { momentKinds } from '@earshot/core/coaching/coaching.ts';
import type { Module } from '../../module.ts';
import { extend } from '../../platform/extensions.ts';
import { leavingAgents } from '../agents/leaving-agents.ts';
import { coachingRoutes } from './coaching.routes.ts';
import { leaveAgent } from './coaching.ts';
import { seenCoachings, seenItems, seenMoments } from './limited-sight.sql.ts';

/** Moments of calls that are worth hearing again, given to operators, and whether it moved what it should. */
export const coaching = {
  name: 'coaching',
  tables: {
    tenant: ['coaching_moments', 'coachings', 'coaching_items'],
    call: ['coaching_moments', 'coaching_items'],
    seen: { coaching_moments: seenMoments, coachings: seenCoachings, coaching_items: seenItems },
    judged: { coaching_moments: 'every row', coaching_items: 'every row' },
  },
  closedLists: { 'coaching_moments.kind': momentKinds },
  routes: coachingRoutes,
  extensions: [extend(leavingAgents, leaveAgent)],
} satisfies Module;
