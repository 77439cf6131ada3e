import type { TellingMoment } from '@earshot/core/agents/people.ts';
import type { SpeakerRole } from '@earshot/core/call/role.ts';
import type { Evidence } from '@earshot/core/detection/detection.ts';
import type { Emotion } from '@earshot/core/emotions/emotions.ts';
import type { TagColor } from '@earshot/core/tags/tag-colors.ts';
import type { Ctx } from '../../platform/context.ts';
import { agentNames } from '../agents/known-agents.ts';
import { subscriberLabels } from '../subscribers/known-subscribers.ts';
import type { Whose } from './calls-of.sql.ts';
import {
  type FeltPhrase,
  listFeltPhrases,
  listTellingTags,
  type TaggedRow,
} from './telling-moments.queries.ts';

/** As many are worth hearing at once. */
const mostMoments = 6;

type Place = { agent_id: number | null; subscriber_id: number | null };
type Unnamed = Omit<TellingMoment, 'other'> & Place;

/**
 * What speaks for somebody's calls, or against them: tags that count, at what they were found by, and where they are too few
 * what the abonent said most pleasantly or unpleasantly. One moment a call.
 */
export async function tellingMoments(ctx: Ctx, whose: Whose, sign: 1 | -1): Promise<TellingMoment[]> {
  const tagged = await listTellingTags(ctx.db, ctx.workspaceId, whose, { sign, limit: mostMoments });
  const byTag = tagged.flatMap(momentOfTag);
  const felt =
    byTag.length < mostMoments
      ? await listFeltPhrases(ctx.db, ctx.workspaceId, whose, { sign, limit: mostMoments * 2 })
      : [];
  const calls = new Set(byTag.map(({ file_id }) => file_id));
  const byFeeling = felt.filter(({ file_id }) => !calls.has(file_id)).map(momentOfPhrase);
  return nameOthers(ctx, whose, [...byTag, ...byFeeling].slice(0, mostMoments));
}

function momentOfTag(row: TaggedRow): Unnamed[] {
  const [hit] = (row.evidence as Evidence[]).flatMap(({ hits }) => hits);
  if (hit === undefined) return [];
  const { phrase_id, words, start_ms, end_ms, speaker, role, text } = hit;
  return [
    {
      ...placeOf(row),
      phrase_id,
      words,
      start_ms,
      end_ms,
      speaker,
      role,
      text,
      tag: { id: row.tag_id, name: row.tag, color: row.color as TagColor, weight: row.weight },
      emotion: null,
    },
  ];
}

function momentOfPhrase(row: FeltPhrase): Unnamed {
  const { phrase_id, start_ms, end_ms, speaker, text } = row;
  return {
    ...placeOf(row),
    phrase_id,
    words: null,
    start_ms,
    end_ms,
    speaker,
    role: row.role as SpeakerRole,
    text,
    tag: null,
    emotion: row.emotion as Emotion,
  };
}

const placeOf = ({ file_id, file_name, agent_id, subscriber_id, started }: TaggedRow | FeltPhrase) => ({
  file_id,
  file_name,
  agent_id,
  subscriber_id,
  started: started.toISOString(),
});

async function nameOthers(ctx: Ctx, { kind }: Whose, moments: readonly Unnamed[]): Promise<TellingMoment[]> {
  const otherOf = (one: Place) => (kind === 'agent' ? one.subscriber_id : one.agent_id);
  const ids = [...new Set(moments.flatMap((one) => otherOf(one) ?? []))];
  const names = await (kind === 'agent' ? subscriberLabels(ctx, ids) : agentNames(ctx, ids));
  return moments.map(({ agent_id, subscriber_id, ...moment }) => ({
    ...moment,
    other: names.get(otherOf({ agent_id, subscriber_id }) ?? -1) ?? null,
  }));
}
