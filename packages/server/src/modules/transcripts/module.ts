import { versionKinds } from '@earshot/core/transcripts/transcripts.ts';
import type { Module } from '../../module.ts';
import { transcriptRoutes } from './transcripts.routes.ts';

export const transcripts = {
  name: 'transcripts',
  tables: { tenant: ['transcripts', 'phrases'], call: ['transcripts', 'phrases'] },
  closedLists: {
    'transcripts.kind': versionKinds,
  },
  routes: transcriptRoutes,
} satisfies Module;
