import type { RuleKindAdapter } from '../rules/rule-kinds.ts';
import type { VersionedAdapter } from '../versions/versioned-kinds.ts';
import { listScriptRules } from './scripts.store.ts';
import { getScript } from './scripts.ts';

export const scriptRules: RuleKindAdapter = {
  kind: 'script',
  reading: 'scripts.read',
  writing: 'scripts.write',
  load: (ctx, id) => listScriptRules(ctx.db, ctx.workspaceId, id),
  refuseMissing: getScript,
  nothingToApply: 'scripts.not_found',
};

export const scriptVersions: VersionedAdapter = {
  kind: 'script',
  table: 'scripts',
  nameIndex: 'scripts_name',
  taken: 'scripts.name_taken',
  missing: 'scripts.not_found',
  isLockable: true,
};
