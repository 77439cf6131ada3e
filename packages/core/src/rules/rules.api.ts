import { z } from 'zod';
import type { Permission } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { listOf, Paging } from '../lists.ts';
import { RuleRun, RuleVersion, ruleKinds, type VersionedKind } from './rules.ts';

const RunParams = z.object({ id: z.coerce.number().int() });

const versionsOf = (things: string, can: Permission) =>
  endpoint({
    method: 'GET',
    path: `${things}/{id}/versions`,
    can,
    summary: 'Former versions, newest first',
    params: RunParams,
    query: z.object({ ...Paging, limit: Paging.limit.default(50) }),
    reply: listOf(RuleVersion),
  });

export const listVersions = {
  tag: versionsOf('tags', 'tags.read'),
  pattern: versionsOf('patterns', 'patterns.read'),
  segment: versionsOf('segments', 'segments.read'),
  metric: versionsOf('metrics', 'files.read'),
} satisfies Record<VersionedKind, unknown>;

export const listRuleRuns = endpoint({
  method: 'GET',
  path: 'rules/runs',
  can: 'tags.read',
  summary: 'Rules on their way over past calls, newest first',
  query: z.object({
    ...Paging,
    kind: z.enum(ruleKinds).optional(),
    rule_id: z.coerce.number().int().optional(),
  }),
  reply: listOf(RuleRun),
});
export const startRuleRun = endpoint({
  method: 'POST',
  path: 'rules/runs',
  can: 'tags.write',
  summary: 'Apply a tag rule or a pattern to the calls that are there',
  body: z.object({ kind: z.enum(ruleKinds), rule_id: z.int() }),
  reply: RuleRun,
  status: 201,
});
export const cancelRuleRun = endpoint({
  method: 'POST',
  path: 'rules/runs/{id}/cancel',
  can: 'tags.write',
  summary: 'Stop where it is; what it found so far stays',
  params: RunParams,
  reply: RuleRun,
});
