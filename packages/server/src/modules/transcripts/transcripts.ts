import { otherRole } from '@earshot/core/call/role.ts';
import type { Speaker } from '@earshot/core/call/speaker.ts';
import { fail } from '@earshot/core/errors.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import type { Ctx } from '../../platform/context.ts';
import { type FileRow, getFileRow } from '../files/files.ts';
import { findCurrentTranscript, findVersion } from './transcripts.store.ts';
import { readVersion } from './versions.ts';

export type { NewTranscript } from './transcripts.store.ts';

export async function getTranscript(ctx: Ctx, fileId: string, version?: number): Promise<Transcript> {
  const transcript = await findTranscript(ctx, fileId, version);
  if (transcript === undefined) throw fail('transcripts.not_found');
  return transcript;
}

/** The current transcript, or a former version, with the roles as they are now; undefined while there is none. */
export async function findTranscript(
  ctx: Ctx,
  fileId: string,
  version?: number,
): Promise<Transcript | undefined> {
  const file = await getFileRow(ctx, fileId);
  const head = await (version === undefined
    ? findCurrentTranscript(ctx.db, ctx.workspaceId, fileId)
    : findVersion(ctx.db, ctx.workspaceId, fileId, version));
  if (head === undefined) return undefined;
  const stored = await readVersion(ctx, head);
  const speakers = presentSpeakers(stored.speakers, file);
  const roles = new Map(speakers.map((speaker) => [speaker.id, speaker.role]));
  return {
    language: head.language,
    engine: head.engine,
    model: head.model,
    version: head.version,
    estimated_times: head.estimated_times,
    speakers,
    phrases: stored.phrases.map((phrase) => ({ ...phrase, role: roles.get(phrase.speaker) ?? null })),
  };
}

/** The version, as it was made, that the current one goes back to; null without a transcript. */
export async function findBaseVersion(ctx: Ctx, fileId: string): Promise<number | null> {
  const head = await findCurrentTranscript(ctx.db, ctx.workspaceId, fileId);
  return head === undefined ? null : (head.base_version ?? head.version);
}

/** The number of the current version; null without a transcript. */
export async function findCurrentVersion(ctx: Ctx, fileId: string): Promise<number | null> {
  return (await findCurrentTranscript(ctx.db, ctx.workspaceId, fileId))?.version ?? null;
}

/** Stored speakers carry the role they were recognised with; a swap by hand turns all of them round. */
export function presentSpeakers(
  speakers: readonly Speaker[],
  file: Pick<FileRow, 'roles_swapped'>,
): Speaker[] {
  if (!file.roles_swapped) return [...speakers];
  return speakers.map((speaker) => ({ ...speaker, role: otherRole(speaker.role) }));
}
