import type { ErrorCode, ErrorParams } from '../errors.ts';
import { isMp3Frame, type MediaKind, recogniseMedia } from './media-signatures.ts';
import { createWavReader } from './wav-reader.ts';

/** Product rule: a recording may have 100 MB at most. */
export const maxAudioBytes = 100 * 1024 * 1024;

/** Product rule: what may be uploaded, by the end of the name. */
export const uploadFormats = {
  audio: ['wav', 'mp3', 'opus', 'pcm'],
  text: ['txt', 'vtt', 'srt', 'json'],
  archive: ['zip'],
} as const;

export type AudioFormat = (typeof uploadFormats.audio)[number];
export type TextFormat = (typeof uploadFormats.text)[number];

export type AcceptedUpload =
  | { kind: 'audio'; format: AudioFormat }
  | { kind: 'text'; format: TextFormat }
  | { kind: 'archive'; format: 'zip' };
export type RefusedUpload = { issue: ErrorCode; params: ErrorParams };

export type Upload = {
  name: string;
  size_bytes: number;
  /** The first bytes; 64 kB let nearly every WAV header be read. */
  head: Uint8Array;
  /** False while `size_bytes` is only what the sender announces, so that a cut end cannot be told yet. */
  tail_known?: boolean;
};

/** What the first bytes of a file say it is, whatever it is called. */
export function sniffMedia(head: Uint8Array): MediaKind {
  return recogniseMedia(head);
}

/** Whether a file may be taken in, judged by name, size and first bytes. */
export function checkUpload({
  name,
  size_bytes: size,
  head,
  tail_known: tailKnown = true,
}: Upload): AcceptedUpload | RefusedUpload {
  const extension = extensionOf(name);
  const accepted = acceptedBy(extension);
  if (!accepted) return refuse('files.type_not_allowed', { extension });
  if (size === 0 || head.length === 0) return refuse('files.empty');
  if (accepted.kind === 'audio' && size > maxAudioBytes) {
    return refuse('files.too_large', { size_mb: Math.ceil(size / 1024 ** 2) });
  }
  const found = sniffMedia(head);
  if (!isContentOf(accepted, found, head)) return refuse('files.content_mismatch', { extension, found });
  return (accepted.format === 'wav' && checkWav(head, size, tailKnown)) || accepted;
}

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

function acceptedBy(extension: string): AcceptedUpload | undefined {
  const audio = uploadFormats.audio.find((format) => format === extension);
  if (audio) return { kind: 'audio', format: audio };
  const text = uploadFormats.text.find((format) => format === extension);
  if (text) return { kind: 'text', format: text };
  return extension === 'zip' ? { kind: 'archive', format: 'zip' } : undefined;
}

function isContentOf({ kind, format }: AcceptedUpload, found: MediaKind, head: Uint8Array): boolean {
  if (kind === 'text') return found === 'text';
  switch (format) {
    case 'wav':
      return found === 'wav';
    case 'opus':
      return found === 'ogg_opus';
    case 'zip':
      return found === 'zip';
    case 'mp3':
      // Recorders leave zeros or scraps of a frame in front of the first whole one.
      return found === 'mp3' || (found === 'unknown' && head.some((_, at) => isMp3Frame(head, at)));
    case 'pcm':
      // Bare samples look like anything, now and then even like an MP3 frame or like text.
      return found === 'unknown' || found === 'text' || (found === 'mp3' && head[0] === 0xff);
    default:
      return false;
  }
}

function checkWav(head: Uint8Array, size: number, tailKnown: boolean): RefusedUpload | undefined {
  const reader = createWavReader();
  reader.push(head);
  if (reader.issue) return refuse(reader.issue.code, reader.issue.params);
  const { format } = reader;
  // A header longer than the head is judged when the file is decoded.
  if (!format) return head.length >= size ? refuse('files.no_audio') : undefined;
  if (!tailKnown) return undefined;
  const found = Math.max(0, size - format.data_start);
  const expected = format.data_bytes ?? found;
  const seconds = (bytes: number) =>
    Math.round(((bytes / format.block_bytes) * format.block_samples * 10) / format.sample_rate) / 10;
  if (Math.min(found, expected) === 0) return refuse('files.no_audio');
  if (expected - found > format.block_bytes) {
    return refuse('files.truncated', { expected_s: seconds(expected), found_s: seconds(found) });
  }
  return undefined;
}

const refuse = (issue: ErrorCode, params: ErrorParams = {}): RefusedUpload => ({ issue, params });
