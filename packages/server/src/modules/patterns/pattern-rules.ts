import type { RuleKindAdapter } from '../rules/rule-kinds.ts';
import type { VersionedAdapter } from '../versions/versioned-kinds.ts';
import { listPatternRules } from './patterns.store.ts';
import { getPattern } from './patterns.ts';

export const patternRules: RuleKindAdapter = {
  kind: 'pattern',
  reading: 'patterns.read',
  writing: 'patterns.write',
  load: (ctx, id) => listPatternRules(ctx.db, ctx.workspaceId, id),
  refuseMissing: getPattern,
  nothingToApply: 'patterns.not_found',
};

export const patternVersions: VersionedAdapter = {
  kind: 'pattern',
  table: 'patterns',
  nameIndex: 'patterns_name',
  taken: 'patterns.name_taken',
  missing: 'patterns.not_found',
  isLockable: true,
};
