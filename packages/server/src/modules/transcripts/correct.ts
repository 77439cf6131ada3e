import { otherRole } from '@earshot/core/call/role.ts';
import type { BodyOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type { CallMetrics } from '@earshot/core/metrics/metrics.ts';
import { remeasure } from '@earshot/core/metrics/remeasure.ts';
import { correctPhrases } from '@earshot/core/transcripts/corrections.ts';
import type * as api from '@earshot/core/transcripts/transcripts.api.ts';
import type { Transcript, VersionKind } from '@earshot/core/transcripts/transcripts.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { publish } from '../../platform/events.ts';
import { announce } from '../../platform/live.ts';
import { audit, isSameJson } from '../audit/audit.ts';
import { changeFileRow, type FileRow, holdFileRow } from '../files/file-rows.ts';
import { callChanged } from '../files/files.events.ts';
import { getFileRow } from '../files/files.ts';
import {
  findCurrentTranscript,
  findVersion,
  listVersionRows,
  type NewTranscript,
} from './transcripts.store.ts';
import { getTranscript } from './transcripts.ts';
import { addVersion, readVersion, type VersionHead } from './versions.ts';

/** What a person makes of the current version; undefined where nothing changes. */
type Change =
  | { transcript: NewTranscript; base_version: number; kind: VersionKind; after: object }
  | undefined;

/** Corrects phrases: a new version, from which everything that follows from the words is made anew. */
export async function correctTranscript(
  ctx: Ctx,
  fileId: string,
  { version, phrases: corrections }: BodyOf<typeof api.correctTranscript>,
): Promise<Transcript> {
  await changeTranscript(ctx, fileId, async (ctx, head) => {
    if (head.version !== version) throw fail('transcripts.version_conflict');
    const before = await readVersion(ctx, head);
    const made = correctPhrases(before.phrases, corrections, before.speakers);
    if ('issue' in made) throw fail('transcripts.invalid', { issue: made.issue, at: made.at });
    if (made.phrases === before.phrases) return undefined;
    return {
      transcript: { ...before, phrases: made.phrases },
      base_version: head.base_version ?? head.version,
      kind: 'corrected',
      after: { version: head.version + 1, phrases: corrections.length },
    };
  });
  return getTranscript(ctx, fileId);
}

/** Makes a former version the current one again. The corrections it had count again, later ones no more. */
export async function restoreTranscript(ctx: Ctx, fileId: string, version: number): Promise<Transcript> {
  await changeTranscript(ctx, fileId, async (ctx, head) => {
    const target = await findVersion(ctx.db, ctx.workspaceId, fileId, version);
    if (target === undefined) throw fail('transcripts.not_found');
    if (target.is_current) return undefined;
    return {
      transcript: await readVersion(ctx, target),
      base_version: target.base_version ?? target.version,
      kind: 'restored',
      after: { version: head.version + 1, restored: version },
    };
  });
  return getTranscript(ctx, fileId);
}

/** Says who is who. On two channels the roles of both turned round are a swap of the recording itself. */
export async function setSpeakers(
  ctx: Ctx,
  fileId: string,
  { speakers: said }: BodyOf<typeof api.setSpeakers>,
): Promise<Transcript> {
  await changeTranscript(ctx, fileId, async (ctx, head, file) => {
    const before = await readVersion(ctx, head);
    const byId = new Map(said.map((one) => [one.id, one]));
    const stranger = said.find(({ id }) => !before.speakers.some((speaker) => speaker.id === id));
    if (stranger !== undefined)
      throw fail('transcripts.invalid', { issue: 'unknown_speaker', at: stranger.id });
    const stored = (role: (typeof said)[number]['role']) => (file.roles_swapped ? otherRole(role) : role);
    let speakers = before.speakers.map((speaker) => {
      const one = byId.get(speaker.id);
      return one === undefined ? speaker : { ...speaker, role: stored(one.role), name: one.name };
    });
    const known = before.speakers.filter(({ role }) => role !== null);
    const isTurned =
      file.channel_mode === 'stereo' &&
      known.length > 0 &&
      known.every(({ id, role }) => speakers.find((one) => one.id === id)?.role === otherRole(role));
    if (isTurned) {
      await changeFileRow(ctx, fileId, { roles_swapped: !file.roles_swapped });
      speakers = speakers.map((speaker) => ({ ...speaker, role: otherRole(speaker.role) }));
    }
    if (!isTurned && isSameJson(speakers, before.speakers)) return undefined;
    return {
      transcript: { ...before, speakers },
      base_version: head.base_version ?? head.version,
      kind: 'corrected',
      after: { version: head.version + 1, speakers: said },
    };
  });
  return getTranscript(ctx, fileId);
}

export async function listTranscriptVersions(
  ctx: Ctx,
  fileId: string,
): Promise<ReplyOf<typeof api.listTranscriptVersions>> {
  await getFileRow(ctx, fileId);
  const rows = await listVersionRows(ctx.db, ctx.workspaceId, fileId);
  return {
    results: rows.map(({ created_at, kind, phrases, ...row }) => ({
      ...row,
      kind: kind as VersionKind,
      created: created_at.toISOString(),
      phrases: phrases ?? 0,
    })),
  };
}

async function changeTranscript(
  ctx: Ctx,
  fileId: string,
  change: (ctx: TxCtx, head: VersionHead, file: FileRow) => Promise<Change>,
): Promise<void> {
  await getFileRow(ctx, fileId);
  await transact(ctx, async (ctx) => {
    const file = await holdFileRow(ctx, fileId);
    // A run would lay its own words over what is corrected meanwhile.
    if (file.status === 'PROCESSING') throw fail('files.still_processing');
    const head = await findCurrentTranscript(ctx.db, ctx.workspaceId, fileId);
    if (head === undefined) throw fail('transcripts.not_found');
    const next = await change(ctx, head, file);
    if (next === undefined) return;
    const { transcript, base_version, kind, after } = next;
    await addVersion(ctx, fileId, transcript, { kind, base_version, created_by: ctx.userId });
    await followWords(ctx, file, transcript);
    await audit(ctx, {
      action: 'transcript.corrected',
      subjectId: fileId,
      subject: file.name,
      before: { version: head.version },
      after: { ...after },
    });
    await publish(ctx, callChanged, { file_id: fileId, what: 'words' });
    await announce(ctx.db, ctx.workspaceId, { event: 'file.changed', file_id: fileId });
  });
}

/** The numbers that follow from the words, without listening to the call again. */
async function followWords(ctx: TxCtx, file: FileRow, said: NewTranscript): Promise<void> {
  if (file.metrics === null) return;
  const sides = file.channel_mode === 'stereo' ? 'channels' : 'transcript';
  const metrics = remeasure(file.metrics as CallMetrics, said, sides);
  await changeFileRow(ctx, file.id, { metrics: JSON.stringify(metrics) });
}
