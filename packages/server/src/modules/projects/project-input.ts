import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { Failure, fail } from '@earshot/core/errors.ts';
import type { Query } from '@earshot/core/matching/query.ts';
import { hasSomethingToFind } from '@earshot/core/projects/found.ts';
import type { ProjectInput, ProjectKind, Subject } from '@earshot/core/projects/projects.ts';
import { triggerIssue } from '@earshot/core/projects/trigger-issue.ts';
import type { Trigger } from '@earshot/core/projects/triggers.ts';
import { assertMayDo, mayDo } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { refuseFilters } from '../calls/refuse-filters.ts';
import { understandQuery } from '../matching/understand-query.ts';
import { membersWhoMay } from '../users/memberships.ts';
import { namedThings } from './projects.queries.ts';
import type { ProjectRow } from './projects.store.ts';

/** What a person set, as it is stored. */
export function inputOf(row: ProjectRow): ProjectInput {
  return {
    name: row.name,
    kind: row.kind as ProjectKind,
    description: row.description,
    language: row.language as string[],
    auto_language: row.auto_language,
    query: row.query as Query | null,
    filters: row.filters as CallFilters,
    patterns: row.patterns as number[],
    triggers: row.triggers as Trigger[],
    alerts_period: row.alerts_period as ProjectInput['alerts_period'],
    history_from: row.history_from,
    subject: row.subject as Subject | null,
    tests_on_change: row.tests_on_change,
  };
}

/** Which calls it finds and what it makes of them; without a change of it there is no new version. */
export const definitionOf = ({
  language,
  auto_language,
  query,
  filters,
  patterns,
  triggers,
}: ProjectInput) => ({
  language,
  auto_language,
  query,
  filters,
  patterns,
  triggers,
});

/** Refuses what cannot work, and what is hidden from whoever asks. */
export async function refuseInput(ctx: Ctx, input: ProjectInput): Promise<void> {
  const { language, auto_language, query, filters, patterns, triggers } = input;
  if (language.length === 0 && !auto_language) throw fail('projects.language_missing');
  refuseSubject(input);
  if (filters.projects !== undefined || filters.project_score !== undefined) throw fail('projects.circular');
  await refuseFilters(ctx, filters);
  if (patterns.length > 0 && !mayDo(ctx, 'patterns.read'))
    throw fail('filters.forbidden', { field: 'patterns' });
  if (query !== null) understandQuery(query);
  const issue = triggerIssue(input);
  if (issue !== undefined) throw fail(issue.code, { type: issue.type });
  const segments = triggers.flatMap((one) => (one.type === 'segment' ? [one.segment_id] : []));
  if (segments.length > 0) assertMayDo(ctx, 'segments.write');
  const conversions = triggers.flatMap((one) => (one.type === 'conversion' ? [one.conversion_id] : []));
  if (conversions.length > 0) assertMayDo(ctx, 'conversions.read');
  if (conversions.some((id) => filters.conversions?.includes(id))) throw fail('projects.circular');
  const tags = triggers.flatMap((one) => (one.type === 'mark' ? one.tags.map(({ tag_id }) => tag_id) : []));
  const known = await namedThings(ctx.db, ctx.workspaceId, { patterns, tags, segments, conversions });
  if (conversions.some((id) => !known.conversions.has(id))) throw fail('conversions.not_found');
  if (patterns.some((id) => !known.patterns.has(id))) throw fail('patterns.not_found');
  if (tags.some((id) => !known.tags.has(id))) throw fail('tags.not_found');
  for (const id of segments) {
    const segment = known.segments.get(id);
    if (segment === undefined) throw fail('segments.not_found');
    if (!segment.isList) throw fail('segments.is_filter');
  }
  await refuseStrangers(ctx, triggers);
}

/** Only a classifier can be taught, and nothing by projects that look for calls. What is named may be gone: that is said there. */
function refuseSubject({ kind, subject }: ProjectInput): void {
  if (subject === null || kind === 'testing') return;
  if (kind !== 'training' || subject.kind !== 'classifier') throw fail('projects.subject_kind');
}

/** Everybody who is named has to be in the workspace. */
async function refuseStrangers(ctx: Ctx, triggers: readonly Trigger[]): Promise<void> {
  const people = triggers.flatMap((one) => ('user_ids' in one ? one.user_ids : []));
  if (people.length === 0) return;
  const members = new Set((await membersWhoMay(ctx, 'files.read')).map(({ user_id }) => user_id));
  if (people.some((id) => !members.has(id))) throw fail('projects.person_unknown');
}

/** Failures that say that something which is named is not there any more. */
const gone: ReadonlySet<string> = new Set([
  'patterns.not_found',
  'tags.not_found',
  'segments.not_found',
  'segments.is_filter',
  'conversions.not_found',
  'projects.person_unknown',
  'metrics.unknown',
]);

/** Refuses a copy of what names something that is gone: it would find other calls than what it is a copy of. */
export async function refuseCopy(ctx: Ctx, input: ProjectInput): Promise<void> {
  try {
    await refuseInput(ctx, input);
  } catch (error) {
    if (error instanceof Failure && gone.has(error.code)) throw fail('projects.clone_failed', {}, error);
    throw error;
  }
  const { patterns = [], tags = [], without_tags = [], segments = [], ...others } = input.filters;
  const conversions = [...(others.conversions ?? []), ...(others.conversion_base ?? [])];
  const named = { patterns, tags: [...tags, ...without_tags], segments, conversions };
  const known = await namedThings(ctx.db, ctx.workspaceId, named);
  const isGone =
    named.patterns.some((id) => !known.patterns.has(id)) ||
    named.tags.some((id) => !known.tags.has(id)) ||
    named.segments.some((id) => !known.segments.has(id)) ||
    conversions.some((id) => !known.conversions.has(id));
  if (isGone) throw fail('projects.clone_failed');
}

/** Refuses to start what would find every call there is. */
export function refuseEmpty(input: ProjectInput): void {
  if (!hasSomethingToFind(input)) throw fail('projects.nothing_to_find');
}

/** What this person may see of it; `isPartly` where that is not everything. */
export function seenBy(ctx: Ctx, input: ProjectInput): { input: ProjectInput; isPartly: boolean } {
  const hidesPatterns =
    !mayDo(ctx, 'patterns.read') && (input.patterns.length > 0 || input.filters.patterns !== undefined);
  const hidesSegments =
    !mayDo(ctx, 'segments.read') &&
    (input.filters.segments !== undefined || input.triggers.some(({ type }) => type === 'segment'));
  if (!hidesPatterns && !hidesSegments) return { input, isPartly: false };
  const filters = { ...input.filters };
  if (hidesPatterns) delete filters.patterns;
  if (hidesSegments) delete filters.segments;
  const triggers = input.triggers
    .filter(({ type }) => type !== 'segment' || !hidesSegments)
    .map((one) => (hidesPatterns ? withoutPatterns(one) : one));
  return {
    input: { ...input, filters, patterns: hidesPatterns ? [] : input.patterns, triggers },
    isPartly: true,
  };
}

function withoutPatterns(trigger: Trigger): Trigger {
  return trigger.type === 'mark'
    ? { ...trigger, on: 'any', tags: trigger.tags.map(({ tag_id }) => ({ pattern_id: null, tag_id })) }
    : { ...trigger, on: 'any' };
}
