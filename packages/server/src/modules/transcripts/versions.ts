import type { Speaker } from '@earshot/core/call/speaker.ts';
import type { Selectable } from 'kysely';
import type { Ctx, TxCtx } from '../../platform/context.ts';
import type { Transcripts } from '../../platform/database.generated.ts';
import { moveAnnotations } from '../annotations/annotations.ts';
import {
  findCurrentTranscript,
  insertTranscript,
  listPhrases,
  type NewTranscript,
  type VersionOrigin,
} from './transcripts.store.ts';

export type VersionHead = Selectable<Transcripts>;

/** A version as it is stored: with the roles it was recognised with. */
export async function readVersion(ctx: Ctx, head: VersionHead): Promise<NewTranscript> {
  const rows = await listPhrases(ctx.db, ctx.workspaceId, head.file_id, head.version);
  return {
    language: head.language,
    engine: head.engine,
    model: head.model,
    estimated_times: head.estimated_times,
    speakers: head.speakers as Speaker[],
    phrases: rows.map((row) => ({
      id: row.id,
      speaker: row.speaker,
      start_ms: row.start_ms,
      end_ms: row.end_ms,
      text: row.text,
      confidence: row.confidence,
      words: row.words.map((text, index) => ({
        text,
        start_ms: row.word_start_ms[index] ?? row.start_ms,
        end_ms: row.word_end_ms[index] ?? row.end_ms,
        confidence: row.word_confidence[index] ?? null,
      })),
    })),
  };
}

/**
 * Makes a transcript the current one; notes on words stay at their moment. Where corrections are carried over, `made` is
 * the recognition that they are laid on, which becomes a version of its own before.
 */
export async function addVersion(
  ctx: TxCtx,
  fileId: string,
  transcript: NewTranscript,
  origin: VersionOrigin,
  made?: NewTranscript,
): Promise<void> {
  const former = await findCurrentTranscript(ctx.db, ctx.workspaceId, fileId);
  const rows = former === undefined ? [] : await listPhrases(ctx.db, ctx.workspaceId, fileId, former.version);
  const speakers = new Map(rows.map(({ id, speaker }) => [id, speaker]));
  const insert = (one: NewTranscript, how: VersionOrigin) =>
    insertTranscript(ctx.db, ctx.workspaceId, fileId, one, how, ctx.now());
  let base = origin.base_version;
  if (made !== undefined) base = await insert(made, { kind: 'made', base_version: null, created_by: null });
  await insert(transcript, { ...origin, base_version: base });
  await moveAnnotations(ctx, fileId, transcript.phrases, (id) => speakers.get(id) ?? null);
}
