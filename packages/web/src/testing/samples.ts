import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { listTags } from '@earshot/core/tags/tags.api.ts';

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
