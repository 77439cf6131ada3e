import { listConversionVersions } from '@earshot/core/conversions/conversions.api.ts';
import type { Detection } from '@earshot/core/detection/detection.ts';
import type { BodyInput } from '@earshot/core/endpoint.ts';
import { listGoalVersions } from '@earshot/core/goals/goals.api.ts';
import type { Query } from '@earshot/core/matching/query.ts';
import * as patternsApi from '@earshot/core/patterns/patterns.api.ts';
import { listProjectVersions } from '@earshot/core/projects/projects.api.ts';
import { listReportVersions } from '@earshot/core/reports/reports.api.ts';
import * as api from '@earshot/core/rules/rules.api.ts';
import type { RuleKind, RuleMark, RuleRun, VersionedKind } from '@earshot/core/rules/rules.ts';
import { checkScript, previewScript } from '@earshot/core/scripts/scripts.api.ts';
import { wordingOf } from '@earshot/core/scripts/scripts.ts';
import { checkQuery } from '@earshot/core/search/search.api.ts';
import { listSegments } from '@earshot/core/segments/segments.api.ts';
import * as tagsApi from '@earshot/core/tags/tags.api.ts';
import type { Wording } from '@earshot/core/wording/steps.ts';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { progressPollMs, queryClient } from '../../lib/query-client.ts';

/** The first parts of these keys are those that a change of rules makes stale. */
export const ruleKeys = {
  tag: ['tags'],
  pattern: ['patterns'],
  script: ['scripts'],
  segment: ['segments'],
  metric: ['metrics'],
  project: ['projects'],
  goal: ['goals'],
  conversion: ['conversions'],
  report: ['reports'],
  classifier: ['classifiers'],
} as const satisfies Record<VersionedKind, readonly string[]>;
const key = ['rules'] as const;
/** Apart from the rules themselves: a run announces each of its steps, and a preview reads thousands of calls. */
const previewKey = ['rule-preview'] as const;

export const refreshRules = (kind: VersionedKind) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ruleKeys[kind] }),
    queryClient.invalidateQueries({ queryKey: key }),
  ]);

export const refreshPreviews = () => queryClient.invalidateQueries({ queryKey: previewKey });

export const tagsQuery = () =>
  queryOptions({
    queryKey: ruleKeys.tag,
    queryFn: ({ signal }) => call(tagsApi.listTags, { signal }),
  });

export const patternsQuery = () =>
  queryOptions({
    queryKey: ruleKeys.pattern,
    queryFn: ({ signal }) => call(patternsApi.listPatterns, { signal }),
  });

export const segmentsQuery = () =>
  queryOptions({
    queryKey: ruleKeys.segment,
    queryFn: ({ signal }) => call(listSegments, { signal }),
  });

const versionLists = {
  tag: api.listTagVersions,
  pattern: api.listPatternVersions,
  script: api.listScriptVersions,
  segment: api.listSegmentVersions,
  metric: api.listMetricVersions,
  project: listProjectVersions,
  goal: listGoalVersions,
  conversion: listConversionVersions,
  report: listReportVersions,
};
/** What keeps former versions of what a person set; a classifier keeps those that it learned. */
export type ListedKind = keyof typeof versionLists;

export const versionsQuery = (kind: ListedKind, id: number) =>
  queryOptions({
    queryKey: [...key, 'versions', kind, id],
    queryFn: ({ signal }) => call(versionLists[kind], { params: { id }, signal }),
  });

const markLists = {
  tag: api.listTagMarks,
  pattern: api.listPatternMarks,
  script: api.listScriptMarks,
};
const markings = {
  tag: api.markTagCalls,
  pattern: api.markPatternCalls,
  script: api.markScriptCalls,
};

/** How often each version of a rule was marked right and wrong, and the marks of the present one. */
export const marksQuery = (kind: RuleKind, id: number) =>
  queryOptions({
    queryKey: [...key, 'marks', kind, id],
    queryFn: ({ signal }) => call(markLists[kind], { params: { id }, signal }),
  });

/** Keeps marks with the version that they were made of. */
export async function markRule(
  kind: RuleKind,
  { id, version }: { id: number; version: number },
  marks: RuleMark[],
): Promise<void> {
  await call(markings[kind], { params: { id }, body: { version, marks } });
  await queryClient.invalidateQueries({ queryKey: marksQuery(kind, id).queryKey });
}

export const isUnderWay = (run: RuleRun | null | undefined): boolean =>
  run?.status === 'waiting' || run?.status === 'running';

/** The newest run of a rule; a rule has one at a time. */
export const runQuery = (kind: RuleKind, ruleId: number) =>
  queryOptions({
    queryKey: [...key, 'runs', kind, ruleId],
    queryFn: ({ signal }) => call(api.listRuleRuns, { query: { kind, rule_id: ruleId, limit: 1 }, signal }),
    select: ({ results }) => results[0] ?? null,
    refetchInterval: ({ state }) => (isUnderWay(state.data?.results[0]) ? progressPollMs : false),
  });

export function useCancelRun() {
  return useMutation({
    mutationFn: (id: number) => call(api.cancelRuleRun, { params: { id } }),
    onSuccess: ({ kind }) => refreshRules(kind),
  });
}

export const previewQuery = (kind: RuleKind, detection: Detection, days: number, id: number | null) =>
  queryOptions({
    queryKey: [...previewKey, kind, detection, days, id],
    queryFn: ({ signal }) => {
      const rule = id === null ? {} : { id };
      if (kind === 'script')
        return call(previewScript, { body: { script: wordingOf(detection), days, ...rule }, signal });
      return kind === 'tag'
        ? call(tagsApi.previewTag, { body: { detection, days, ...rule }, signal })
        : call(patternsApi.previewDetection, { body: { pattern: { detection }, days, ...rule }, signal });
    },
    placeholderData: keepPreviousData,
    retry: false,
  });

export type TriedOn = { file_id: string } | { text: string };

export const checkRuleQuery = (kind: RuleKind, detection: Detection, on: TriedOn, id: number | null) =>
  queryOptions({
    queryKey: [...previewKey, kind, 'one', detection, on, id],
    queryFn: ({ signal }) => {
      const asked = { ...on, ...(id !== null && { id }) };
      return kind === 'tag'
        ? call(tagsApi.checkTag, { body: { detection, ...asked }, signal })
        : call(patternsApi.checkDetection, { body: { pattern: { detection }, ...asked }, signal });
    },
    placeholderData: keepPreviousData,
    retry: false,
  });

/** What becomes of a script in a call or a text, to the word. */
export const checkScriptQuery = (script: Wording, on: TriedOn) =>
  queryOptions({
    queryKey: [...previewKey, 'script', 'one', script, on],
    queryFn: ({ signal }) => call(checkScript, { body: { script, ...on }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** What is wrong with a query as it stands in the editor. */
export const queryIssuesQuery = (query: Query) =>
  queryOptions({
    queryKey: ['query-issues', query],
    queryFn: ({ signal }) => call(checkQuery, { body: query, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });

export type PatternBody = BodyInput<typeof patternsApi.createPattern>;
export type TagBody = BodyInput<typeof tagsApi.createTag>;
