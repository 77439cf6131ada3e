import * as api from '@earshot/core/rules/rules.api.ts';
import { assertMayDo, mayDo } from '../../platform/authorise.ts';
import { extensionsOf } from '../../platform/extensions.ts';
import type { Handle } from '../../platform/http.ts';
import { listRuleVersions } from '../versions/versions.ts';
import { adapterOf, ruleKindAdapters } from './rule-kinds.ts';
import { listMarks, markCalls } from './rule-marks.ts';
import { cancelRun, getRun, listRuns, startRun } from './rule-runs.ts';

export function ruleRoutes(handle: Handle): void {
  const lists = [
    ['tag', api.listTagVersions],
    ['pattern', api.listPatternVersions],
    ['script', api.listScriptVersions],
    ['segment', api.listSegmentVersions],
    ['metric', api.listMetricVersions],
  ] as const;
  for (const [kind, endpoint] of lists)
    handle(endpoint, (ctx, { params: { id }, query }) => listRuleVersions(ctx, { kind, id }, query));
  const marks = [
    ['tag', api.listTagMarks, api.markTagCalls],
    ['pattern', api.listPatternMarks, api.markPatternCalls],
    ['script', api.listScriptMarks, api.markScriptCalls],
  ] as const;
  for (const [kind, list, mark] of marks) {
    handle(list, (ctx, { params: { id }, query }) => listMarks(ctx, { kind, rule_id: id }, query));
    handle(
      mark,
      (ctx, { params: { id }, body }) => markCalls(ctx, { kind, rule_id: id }, body) as Promise<undefined>,
    );
  }
  handle(api.listRuleRuns, (ctx, { query: { limit, offset, kind, rule_id } }) => {
    if (kind !== undefined) assertMayDo(ctx, adapterOf(ctx, kind).reading);
    // Of all kinds: those that this person may see.
    const seen = extensionsOf(ctx, ruleKindAdapters).filter((one) => mayDo(ctx, one.reading));
    const kinds = kind === undefined ? seen.map((one) => one.kind) : [kind];
    return listRuns(ctx, { kinds, rule_id }, { limit, offset });
  });
  handle(api.startRuleRun, async (ctx, { body }) => {
    const adapter = adapterOf(ctx, body.kind);
    assertMayDo(ctx, adapter.writing);
    // One that is not there is something else than one without a rule.
    await adapter.refuseMissing(ctx, body.rule_id);
    return startRun(ctx, body.kind, body.rule_id);
  });
  handle(api.cancelRuleRun, async (ctx, { params }) => {
    const { kind } = await getRun(ctx, params.id);
    assertMayDo(ctx, adapterOf(ctx, kind).writing);
    return cancelRun(ctx, params.id);
  });
}
