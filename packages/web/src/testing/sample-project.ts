import { Query } from '@earshot/core/matching/query.ts';
import type { Pattern } from '@earshot/core/patterns/patterns.api.ts';
import { type Open, type Project, ProjectInput } from '@earshot/core/projects/projects.ts';

const open: Open = { query: null, filters: { projects: [3] } };

/** A started project that has found some calls. */
export const sampleProject = (change: Partial<Project> = {}): Project => ({
  ...ProjectInput.parse({
    name: 'Cancellation risk',
    kind: 'monitoring',
    language: ['uk', 'ru'],
    query: { phrases: ['cancel', 'close my account'] },
  }),
  id: 3,
  version: 1,
  author: 'Olena Koval',
  author_id: 1,
  locked: false,
  can_change: true,
  can_lock: true,
  is_partly_hidden: false,
  created: '2026-01-01T00:00:00Z',
  updated: '2026-01-01T00:00:00Z',
  state: 'started',
  progress: null,
  found: 12,
  added_today: 2,
  score: -14.2,
  trend: -1.8,
  weeks: [0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 6, 2],
  is_pinned: false,
  unread_alerts: 0,
  open: { found: open, added_today: open },
  ...change,
});

/** A pattern by the words of one phrase. */
export const samplePattern = (id: number, name: string): Pattern => ({
  id,
  name,
  description: '',
  detection: { join: 'all', methods: [{ kind: 'query', query: Query.parse({ phrases: ['refund'] }) }] },
  version: 1,
  author: 'Olena Koval',
  locked: false,
  can_change: true,
  can_lock: true,
  created: '2026-01-01T00:00:00Z',
  updated: '2026-01-01T00:00:00Z',
  files: 4,
});
