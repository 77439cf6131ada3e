import type { Module } from '../../module.ts';
import { transcriptRoutes } from './transcripts.routes.ts';

export const transcripts = {
  name: 'transcripts',
  tables: { tenant: ['transcripts', 'phrases'], call: ['transcripts', 'phrases'] },
  routes: transcriptRoutes,
} satisfies Module;
