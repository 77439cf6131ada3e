import { permissions } from '@earshot/core/access.ts';
import type { BulkRun } from '@earshot/core/calls/bulk.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { listTags } from '@earshot/core/tags/tags.api.ts';
import type { Me } from '@earshot/core/users/account.api.ts';

type TagList = ReplyOf<typeof listTags>;

/** A list of tags by these names, numbered from 1. */
export function tagsNamed(...names: string[]): TagList {
  const results = names.map((name, at) => ({
    id: at + 1,
    name,
    color: 'red' as const,
    weight: 0,
    detection: null,
    version: 1,
    author: 'Nadia',
    locked: false,
    can_change: true,
    can_lock: true,
    files: 3,
    created: '2026-01-01T00:00:00Z',
    updated: '2026-01-01T00:00:00Z',
  }));
  return { results, count: results.length, limit: 1000, offset: 0 };
}

/** Something that was done to two calls. */
export const bulkRun = (change: Partial<BulkRun> = {}): BulkRun => ({
  run_id: 1,
  action: 'tag',
  tag_id: null,
  segment_id: null,
  undo_of: null,
  can_undo: false,
  status: 'done',
  code: null,
  total: 2,
  handled: 2,
  done: 2,
  failed_count: 0,
  failed: [],
  user_id: 1,
  by: 'Nadia',
  created: '2026-01-01T00:00:00Z',
  ended: '2026-01-01T00:00:01Z',
  ...change,
});

/** An administrator with every right. */
export const ann = (change: Partial<Me> = {}): Me => ({
  user_id: 1,
  name: 'Ann Lee',
  email: 'ann@example.com',
  locale: 'en',
  avatar: null,
  role: 'admin',
  limited_to: null,
  is_agent: false,
  allow_callcenter: true,
  allow_classifiers: true,
  allow_reports: true,
  permissions: [...permissions],
  time_zone: null,
  workspace: { id: 1, name: 'Support', time_zone: 'UTC' },
  enable_demo: false,
  mfa_enabled: false,
  has_password: true,
  is_operator: false,
  customization: null,
  last_visit: null,
  registered: '2026-01-01T00:00:00Z',
  ...change,
});
