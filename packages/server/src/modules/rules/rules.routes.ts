import type { Permission } from '@earshot/core/access.ts';
import { fail } from '@earshot/core/errors.ts';
import * as api from '@earshot/core/rules/rules.api.ts';
import type { RuleKind, VersionedKind } from '@earshot/core/rules/rules.ts';
import type { Actor } from '../../platform/context.ts';
import type { Handle } from '../../platform/http.ts';
import { getPattern } from '../patterns/patterns.ts';
import { getTag } from '../tags/tags.ts';
import { findRun } from './rule-runs.store.ts';
import { cancelRun, listRuns, startRun } from './rule-runs.ts';
import { listRuleVersions } from './rules.ts';

export function ruleRoutes(handle: Handle): void {
  handle(api.listRuleVersions, (ctx, { actor, params, query }) => {
    refuseWithout(actor, readingOf[params.kind]);
    return listRuleVersions(ctx, params, query);
  });
  handle(api.listRuleRuns, (ctx, { actor, query }) => {
    const { limit, offset, ...filter } = query;
    if (filter.kind !== undefined) refuseWithout(actor, readingOf[filter.kind]);
    // Whoever may not see patterns sees the runs of tags.
    const seesPatterns = actor?.permissions.includes(readingOf.pattern);
    return listRuns(ctx, { ...filter, kind: seesPatterns ? filter.kind : 'tag' }, { limit, offset });
  });
  handle(api.startRuleRun, async (ctx, { actor, body }) => {
    refuseWithout(actor, writingOf[body.kind]);
    // One that is not there is something else than a tag without a rule.
    await (body.kind === 'tag' ? getTag : getPattern)(ctx, body.rule_id);
    return startRun(ctx, body.kind, body.rule_id);
  });
  handle(api.cancelRuleRun, async (ctx, { actor, params }) => {
    const run = await findRun(ctx.db, ctx.workspaceId, params.id);
    if (run !== undefined) refuseWithout(actor, writingOf[run.kind as RuleKind]);
    return cancelRun(ctx, params.id);
  });
}

const readingOf: Record<VersionedKind, Permission> = {
  tag: 'tags.read',
  pattern: 'patterns.read',
  segment: 'segments.read',
  metric: 'files.read',
};
const writingOf: Record<RuleKind, Permission> = { tag: 'tags.write', pattern: 'patterns.write' };

function refuseWithout(actor: Actor | null, permission: Permission): void {
  if (!actor?.permissions.includes(permission)) throw fail('forbidden');
}
