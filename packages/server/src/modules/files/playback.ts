import { fail } from '@earshot/core/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { attachmentOf } from '../../platform/attachment.ts';
import type { Ctx } from '../../platform/context.ts';
import { auditAccess } from '../audit/audit.ts';
import type { FileRow } from './files.store.ts';
import { getFileRow } from './files.ts';
import { copyKey } from './playable-copy.ts';

const contentTypes: Record<string, string> = {
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  opus: 'audio/ogg',
  pcm: 'application/octet-stream',
};

/** Sends the sound: whole, or the asked range, so that a browser can jump anywhere. */
export async function sendAudio(
  ctx: Ctx,
  fileId: string,
  which: 'usual' | 'original' | 'copy',
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<undefined> {
  const row = await getFileRow(ctx, fileId);
  if (row.type !== 'audio' || row.audio_removed_at !== null) throw fail('files.no_audio_kept');
  const original = which === 'original';
  const made =
    row.playback_key ?? (which === 'copy' && row.copy_state === 'ready' ? copyKey(ctx, row.id) : null);
  const usePlayback = !original && made !== null;
  const key = usePlayback ? made : row.blob_key;
  const size = await ctx.blobs.size(key);
  if (size === undefined) throw fail('files.missing_blob');
  reply
    .header('Accept-Ranges', 'bytes')
    .type(contentTypes[usePlayback ? 'wav' : row.extension] ?? 'application/octet-stream');
  if (original) reply.header(...attachmentOf(row.name));

  const range = readRange(request.headers.range, size);
  if (range === 'unsatisfiable') {
    reply.status(416).header('Content-Range', `bytes */${size}`).send();
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  await rememberListening(ctx, row, original);
  if (range !== null) reply.status(206).header('Content-Range', `bytes ${start}-${end}/${size}`);
  reply.header('Content-Length', end - start + 1);
  await reply.send(ctx.blobs.stream(key, { start, end }));
}

/** A player asks for a recording in many pieces: that is one entry in the log for so long. */
const listeningMs = 10 * 60_000;
const listened = new Map<string, number>();

async function rememberListening(ctx: Ctx, row: FileRow, original: boolean): Promise<void> {
  const now = ctx.now().getTime();
  const key = `${ctx.workspaceId}/${row.id}/${ctx.userId}/${ctx.actorName}/${original}`;
  if (now - (listened.get(key) ?? 0) < listeningMs) return;
  if (listened.size > 10_000) listened.clear();
  listened.set(key, now);
  await auditAccess(ctx, {
    action: original ? 'file.exported' : 'file.played',
    subjectId: row.id,
    subject: row.name,
    ...(original ? { after: { format: row.extension } } : {}),
  });
}

/** RFC 9110 byte range; null where the whole is asked for (or the header is not understood). */
export function readRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (match === null || (match[1] === '' && match[2] === '')) return null;
  if (match[1] === '') {
    const length = Math.min(Number(match[2]), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(match[1]);
  const end = match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return start >= size || start > end ? 'unsatisfiable' : { start, end };
}
