import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listOf, Paging } from '../lists.ts';
import { RuleMark, RuleRun, RuleVersion, ruleKinds, VersionMarks } from './rules.ts';

const RunParams = z.object({ id: z.coerce.number().int() });

const Versions = {
  params: RunParams,
  query: z.object({ ...Paging, limit: Paging.limit.default(50) }),
  reply: listOf(RuleVersion),
};
export const listTagVersions = endpoint({
  method: 'GET',
  path: 'tags/{id}/versions',
  can: 'tags.read',
  summary: 'Former versions, newest first',
  ...Versions,
});
export const listPatternVersions = endpoint({
  method: 'GET',
  path: 'patterns/{id}/versions',
  can: 'patterns.read',
  summary: 'Former versions, newest first',
  ...Versions,
});
export const listScriptVersions = endpoint({
  method: 'GET',
  path: 'scripts/{id}/versions',
  can: 'scripts.read',
  summary: 'Former versions, newest first',
  ...Versions,
});
export const listSegmentVersions = endpoint({
  method: 'GET',
  path: 'segments/{id}/versions',
  can: 'segments.read',
  summary: 'Former versions, newest first',
  ...Versions,
});
export const listMetricVersions = endpoint({
  method: 'GET',
  path: 'metrics/{id}/versions',
  can: 'files.read',
  summary: 'Former versions, newest first',
  ...Versions,
});
/** More is no sample that anybody looks through. */
const mostMarks = 200;
const Marks = {
  params: RunParams,
  query: z.object({ ...Paging, limit: Paging.limit.default(50) }),
  reply: listOf(VersionMarks).extend({
    /** Of the present version. */
    marks: z.array(RuleMark),
  }),
};
const NewMarks = {
  params: RunParams,
  body: z.object({ version: z.int(), marks: z.array(RuleMark).max(mostMarks) }),
  reply: null,
  status: 204,
};
export const listTagMarks = endpoint({
  method: 'GET',
  path: 'tags/{id}/marks',
  can: 'tags.read',
  summary: 'How often each version was marked right and wrong, newest first',
  ...Marks,
});
export const markTagCalls = endpoint({
  method: 'PUT',
  path: 'tags/{id}/marks',
  can: 'tags.write',
  summary: 'Mark calls as rightly or wrongly found by a version',
  ...NewMarks,
});
export const listPatternMarks = endpoint({
  method: 'GET',
  path: 'patterns/{id}/marks',
  can: 'patterns.read',
  summary: 'How often each version was marked right and wrong, newest first',
  ...Marks,
});
export const markPatternCalls = endpoint({
  method: 'PUT',
  path: 'patterns/{id}/marks',
  can: 'patterns.write',
  summary: 'Mark calls as rightly or wrongly found by a version',
  ...NewMarks,
});
export const listScriptMarks = endpoint({
  method: 'GET',
  path: 'scripts/{id}/marks',
  can: 'scripts.read',
  summary: 'How often each version was marked right and wrong, newest first',
  ...Marks,
});
export const markScriptCalls = endpoint({
  method: 'PUT',
  path: 'scripts/{id}/marks',
  can: 'scripts.write',
  summary: 'Mark calls as rightly or wrongly found by a version',
  ...NewMarks,
});
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
