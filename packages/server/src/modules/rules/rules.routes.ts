import type { Permission } from '@earshot/core/access.ts';
import { fail } from '@earshot/core/errors.ts';
import * as api from '@earshot/core/rules/rules.api.ts';
import type { Actor } from '../../platform/context.ts';
import { extensionsOf } from '../../platform/extensions.ts';
import type { Handle } from '../../platform/http.ts';
import { listRuleVersions } from '../versions/versions.ts';
import { adapterOf, ruleKindAdapters } from './rule-kinds.ts';
import { cancelRun, getRun, listRuns, startRun } from './rule-runs.ts';

export function ruleRoutes(handle: Handle): void {
  const lists = [
    ['tag', api.listTagVersions],
    ['pattern', api.listPatternVersions],
    ['segment', api.listSegmentVersions],
    ['metric', api.listMetricVersions],
  ] as const;
  for (const [kind, endpoint] of lists)
    handle(endpoint, (ctx, { params: { id }, query }) => listRuleVersions(ctx, { kind, id }, query));
  handle(api.listRuleRuns, (ctx, { actor, query: { limit, offset, kind, rule_id } }) => {
    if (kind !== undefined) refuseWithout(actor, adapterOf(ctx, kind).reading);
    // Of all kinds: those that this person may see.
    const seen = extensionsOf(ctx, ruleKindAdapters).filter((one) => can(actor, one.reading));
    const kinds = kind === undefined ? seen.map((one) => one.kind) : [kind];
    return listRuns(ctx, { kinds, rule_id }, { limit, offset });
  });
  handle(api.startRuleRun, async (ctx, { actor, body }) => {
    const adapter = adapterOf(ctx, body.kind);
    refuseWithout(actor, adapter.writing);
    // One that is not there is something else than one without a rule.
    await adapter.refuseMissing(ctx, body.rule_id);
    return startRun(ctx, body.kind, body.rule_id);
  });
  handle(api.cancelRuleRun, async (ctx, { actor, params }) => {
    const { kind } = await getRun(ctx, params.id);
    refuseWithout(actor, adapterOf(ctx, kind).writing);
    return cancelRun(ctx, params.id);
  });
}

function can(actor: Actor | null, permission: Permission): boolean {
  return actor?.permissions.includes(permission) ?? false;
}

function refuseWithout(actor: Actor | null, permission: Permission): void {
  if (!can(actor, permission)) throw fail('forbidden');
}
