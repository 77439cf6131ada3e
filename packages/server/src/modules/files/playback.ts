import { fail } from '@earshot/core/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../../context.ts';
import { getFileRow } from './files.ts';

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
  original: boolean,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<undefined> {
  const row = await getFileRow(ctx, fileId);
  if (row.type !== 'audio') throw fail('files.no_audio_kept');
  const usePlayback = !original && row.playback_key !== null;
  const key = usePlayback ? (row.playback_key as string) : row.blob_key;
  const size = await ctx.blobs.size(key);
  if (size === undefined) throw fail('files.missing_blob');
  reply
    .header('Accept-Ranges', 'bytes')
    .header('Cache-Control', 'private, max-age=3600')
    .type(contentTypes[usePlayback ? 'wav' : row.extension] ?? 'application/octet-stream');
  if (original)
    reply.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(row.name)}`);

  const range = readRange(request.headers.range, size);
  if (range === 'unsatisfiable') {
    reply.status(416).header('Content-Range', `bytes */${size}`).send();
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range !== null) reply.status(206).header('Content-Range', `bytes ${start}-${end}/${size}`);
  reply.header('Content-Length', end - start + 1);
  await reply.send(ctx.blobs.stream(key, { start, end }));
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
