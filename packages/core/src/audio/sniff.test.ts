import { describe, expect, test } from 'vitest';
import { checkUpload, maxAudioBytes, sniffMedia } from './sniff.ts';

const latin = (text: string) => Uint8Array.from([...text].map((char) => char.charCodeAt(0)));
const oggPage = (packet: string) => latin(`OggS\0\x02${'\0'.repeat(20)}\x01\x13${packet}`);
/** Mono, 16 bits, 8 kHz. */
function wavHeader(dataBytes: number, tag = 1): Uint8Array {
  const header = new Uint8Array(44);
  const view = new DataView(header.buffer);
  header.set(latin('RIFF'), 0);
  header.set(latin('WAVEfmt '), 8);
  view.setUint32(16, 16, true);
  view.setUint16(20, tag, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 8000, true);
  view.setUint32(28, 16_000, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  header.set(latin('data'), 36);
  view.setUint32(40, dataBytes, true);
  return header;
}
const png = latin('\x89PNG\r\n\x1a\n\0\0\0\rIHDR');
const mp3 = Uint8Array.from([0xff, 0xfb, 0x90, 0x00, 0, 0]);
const noise = Uint8Array.from({ length: 64 }, (_, i) => (i * 37 + 1) & 0x7f);

describe('a file is told by its first bytes', () => {
  test.each([
    ['wav', wavHeader(100)],
    ['mp3', latin('ID3\x04\0\0\0\0\0\0')],
    ['mp3', mp3],
    ['ogg_opus', oggPage('OpusHead\x01\x02')],
    ['ogg_other', oggPage('\x01vorbis')],
    ['zip', latin('PK\x03\x04abc')],
    ['gzip', latin('\x1f\x8b\x08\0')],
    ['png', png],
    ['jpeg', latin('\xff\xd8\xff\xe0')],
    ['gif', latin('GIF89a')],
    ['webp', latin('RIFF\0\0\0\0WEBPVP8 ')],
    ['pdf', latin('%PDF-1.7')],
    ['mp4', latin('\0\0\0\x20ftypM4A ')],
    ['webm', latin('\x1a\x45\xdf\xa3\x01')],
    ['flac', latin('fLaC\0')],
    ['text', latin('{"turns": []}')],
    ['text', latin('\xcf\xf0\xe8\xe2\xb3\xf2')],
    ['text', latin('\xff\xfeW\0E\0B\0')],
    ['unknown', noise],
    ['unknown', new Uint8Array(0)],
  ])('%s', (kind, head) => expect(sniffMedia(head)).toBe(kind));
});

describe('accepted', () => {
  test.each([
    ['call.wav', wavHeader(1000), 1044, { kind: 'audio', format: 'wav' }],
    ['CALL.WAV', wavHeader(1000), 1044, { kind: 'audio', format: 'wav' }],
    ['piped.wav', wavHeader(0xffffffff), 5000, { kind: 'audio', format: 'wav' }],
    ['one-sample-short.wav', wavHeader(1000), 1042, { kind: 'audio', format: 'wav' }],
    ['a.b.mp3', mp3, 5000, { kind: 'audio', format: 'mp3' }],
    ['padded.mp3', Uint8Array.from([0, 0, 0, ...mp3]), 5000, { kind: 'audio', format: 'mp3' }],
    ['a.opus', oggPage('OpusHead\x01\x01'), 5000, { kind: 'audio', format: 'opus' }],
    ['a.pcm', noise, 5000, { kind: 'audio', format: 'pcm' }],
    ['quiet.pcm', Uint8Array.from([0xff, 0xff, 0xfe, 0xff]), 5000, { kind: 'audio', format: 'pcm' }],
    ['a.txt', latin('Hello'), 5, { kind: 'text', format: 'txt' }],
    ['a.vtt', latin('WEBVTT\n'), 7, { kind: 'text', format: 'vtt' }],
    ['a.srt', latin('1\n00:00'), 7, { kind: 'text', format: 'srt' }],
    ['a.json', latin('{}'), 2, { kind: 'text', format: 'json' }],
    ['a.zip', latin('PK\x03\x04'), 4 * maxAudioBytes, { kind: 'archive', format: 'zip' }],
    ['just-right.pcm', noise, maxAudioBytes, { kind: 'audio', format: 'pcm' }],
  ])('%s', (name, head, size_bytes, accepted) => {
    expect(checkUpload({ name, size_bytes, head })).toEqual(accepted);
  });
});

describe('refused', () => {
  test.each([
    ['empty.wav', new Uint8Array(0), 0, 'files.empty', {}],
    ['long.pcm', noise, maxAudioBytes + 1, 'files.too_large', { size_mb: 101 }],
    ['film.avi', noise, 10, 'files.type_not_allowed', { extension: 'avi' }],
    ['nameless', noise, 10, 'files.type_not_allowed', { extension: '' }],
    ['picture.wav', png, 500, 'files.content_mismatch', { extension: 'wav', found: 'png' }],
    ['picture.pcm', png, 500, 'files.content_mismatch', { extension: 'pcm', found: 'png' }],
    [
      'vorbis.opus',
      oggPage('\x01vorbis'),
      500,
      'files.content_mismatch',
      { extension: 'opus', found: 'ogg_other' },
    ],
    ['sound.txt', wavHeader(9), 500, 'files.content_mismatch', { extension: 'txt', found: 'wav' }],
    ['note.mp3', latin('Hello'), 5, 'files.content_mismatch', { extension: 'mp3', found: 'text' }],
    ['cut.wav', wavHeader(160_000), 80_044, 'files.truncated', { expected_s: 10, found_s: 5 }],
    ['header.wav', wavHeader(0), 44, 'files.no_audio', {}],
    ['nothing.wav', wavHeader(8000).subarray(0, 36), 36, 'files.no_audio', {}],
    ['inside.wav', wavHeader(1000, 0x55), 1044, 'files.codec_not_supported', { codec: 'mp3' }],
  ])('%s', (name, head, size_bytes, issue, params) => {
    expect(checkUpload({ name, size_bytes, head })).toEqual({ issue, params });
  });
});

test('a file still on its way is not called cut', () => {
  const upload = { name: 'cut.wav', size_bytes: 80_044, head: wavHeader(160_000), tail_known: false };
  expect(checkUpload(upload)).toEqual({ kind: 'audio', format: 'wav' });
});
