import type { RuleKindAdapter } from '../rules/rule-kinds.ts';
import type { VersionedAdapter } from '../versions/versioned-kinds.ts';
import { listTagRules } from './tags.store.ts';
import { getTag } from './tags.ts';

/** Tags as rules: those that have one. */
export const tagRules: RuleKindAdapter = {
  kind: 'tag',
  reading: 'tags.read',
  writing: 'tags.write',
  load: (ctx, id) => listTagRules(ctx.db, ctx.workspaceId, id),
  refuseMissing: getTag,
  nothingToApply: 'tags.no_rule',
};

export const tagVersions: VersionedAdapter = {
  kind: 'tag',
  table: 'tags',
  nameIndex: 'tags_name',
  taken: 'tags.name_taken',
  missing: 'tags.not_found',
  isLockable: true,
};
