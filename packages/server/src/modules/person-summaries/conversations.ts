import type { QueryOf, ReplyOf } from '@earshot/core/endpoint.ts';
import type { File } from '@earshot/core/files/files.ts';
import { recurrencesOf } from '@earshot/core/subscribers/recurrences.ts';
import type {
  Conversation,
  listConversations as listConversationsEndpoint,
} from '@earshot/core/subscribers/subscribers.api.ts';
import type { TagColor } from '@earshot/core/tags/tag-colors.ts';
import type { Ctx } from '../../platform/context.ts';
import { agentNames } from '../agents/known-agents.ts';
import { getSubscriber } from '../subscribers/list-subscribers.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import type { Whose } from './calls-of.sql.ts';
import { type ConversationRow, listAbout, listConversationRows } from './conversations.queries.ts';
import { countCalls } from './person-summaries.queries.ts';

/** So many conversations of one customer are looked at for what returns. */
const mostLookedAt = 2000;
const dayMs = 86_400_000;

export async function listConversations(
  ctx: Ctx,
  subscriberId: number,
  { dateFrom, dateTo, ...page }: QueryOf<typeof listConversationsEndpoint>,
): Promise<ReplyOf<typeof listConversationsEndpoint>> {
  const { id } = await getSubscriber(ctx, subscriberId);
  const { time_zone: timeZone } = await getWorkspaceSettings(ctx);
  const days = { dateFrom: dateFrom ?? null, dateTo: dateTo ?? null, timeZone };
  const whose: Whose = { kind: 'subscriber', id, days };
  const [rows, { files }, about] = await Promise.all([
    listConversationRows(ctx.db, ctx.workspaceId, whose, page),
    countCalls(ctx.db, ctx.workspaceId, whose),
    listAbout(ctx.db, ctx.workspaceId, id, mostLookedAt),
  ]);
  const names = await agentNames(ctx, [...new Set(rows.flatMap(({ agent_id }) => agent_id ?? []))]);
  const recurrences = recurrencesOf(about);
  const placeOf = new Map(about.map(({ file_id }, at) => [file_id, at]));
  return {
    count: files,
    ...page,
    results: rows.map((row) => {
      const at = placeOf.get(row.file_id);
      // Newest first, so that the one before comes behind.
      const before = at === undefined ? undefined : about[at + 1];
      const since = before && row.started.getTime() - before.started.getTime();
      return {
        file_id: row.file_id,
        name: row.name,
        started: row.started.toISOString(),
        duration_ms: row.duration_ms,
        direction: row.direction as File['direction'],
        operator: names.get(row.agent_id ?? -1) ?? null,
        agent_id: row.agent_id,
        opening: row.opening,
        opening_ms: openingOf(row),
        type: row.type as File['type'],
        audio_removed: row.audio_removed_at !== null,
        tags: (about[at ?? -1]?.tags ?? []).map((tag) => ({ ...tag, color: tag.color as TagColor })),
        days_since: since === undefined ? null : since / dayMs,
        recurrences: recurrences.get(row.file_id) ?? [],
      };
    }),
  };
}

function openingOf({
  opening_start_ms: start,
  opening_end_ms: end,
}: ConversationRow): Conversation['opening_ms'] {
  return start === null || end === null ? null : [start, end];
}
