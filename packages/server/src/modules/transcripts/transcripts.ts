import { fail } from '@earshot/core/errors.ts';
import type { SpeakerRole } from '@earshot/core/files/files.ts';
import type { Speaker, Transcript } from '@earshot/core/transcripts/transcripts.ts';
import type { Ctx } from '../../context.ts';
import type { FileRow } from '../files/files.store.ts';
import { getFileRow } from '../files/files.ts';
import { findCurrentTranscript, listPhrases } from './transcripts.store.ts';

export async function getTranscript(ctx: Ctx, fileId: string): Promise<Transcript> {
  const transcript = await findTranscript(ctx, fileId);
  if (transcript === undefined) throw fail('transcripts.not_found');
  return transcript;
}

/** The current transcript with the roles as they are now; undefined while there is none. */
export async function findTranscript(ctx: Ctx, fileId: string): Promise<Transcript | undefined> {
  const file = await getFileRow(ctx, fileId);
  const head = await findCurrentTranscript(ctx.db, ctx.workspaceId, fileId);
  if (head === undefined) return undefined;
  const rows = await listPhrases(ctx.db, ctx.workspaceId, fileId, head.version);
  const speakers = presentSpeakers(head.speakers as Speaker[], file);
  const roles = new Map(speakers.map((speaker) => [speaker.id, speaker.role]));
  return {
    language: head.language,
    engine: head.engine,
    model: head.model,
    version: head.version,
    estimated_times: head.estimated_times,
    speakers,
    phrases: rows.map((row) => ({
      id: row.id,
      speaker: row.speaker,
      role: roles.get(row.speaker) ?? null,
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

/** Stored speakers carry the role they were recognised with; a swap by hand turns all of them round. */
export function presentSpeakers(speakers: Speaker[], file: Pick<FileRow, 'roles_swapped'>): Speaker[] {
  if (!file.roles_swapped) return speakers;
  const other: Record<SpeakerRole, SpeakerRole> = { operator: 'abonent', abonent: 'operator' };
  return speakers.map((speaker) => ({
    ...speaker,
    role: speaker.role === null ? null : other[speaker.role],
  }));
}
