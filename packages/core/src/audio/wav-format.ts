import type { ErrorCode, ErrorParams } from '../errors.ts';
import { imaAdpcmDecoder, msAdpcmDecoder } from './adpcm.ts';
import { gsm610Decoder } from './gsm610.ts';
import { type PcmEncoding, pcmDecoder } from './pcm.ts';
import type { SampleDecoder } from './sample-decoder.ts';

export type AudioIssue = { code: ErrorCode; params: ErrorParams };

export type WavFormat = {
  container: 'wav' | 'rf64';
  /** `pcm_s16le`, `gsm_ms`, `adpcm_ima_wav` …: the names ffmpeg uses. */
  codec: string;
  sample_rate: number;
  channels: 1 | 2;
  block_bytes: number;
  /** Samples per channel in a block. */
  block_samples: number;
  /** Where the sound begins in the file. */
  data_start: number;
  /** What the header announces; undefined when it says nothing (a stream that was never patched). */
  data_bytes: number | undefined;
};

/** Beyond these a header is damaged rather than unusual. */
const lowestRate = 4000;
const highestRate = 192_000;
const extensibleTag = 0xfffe;
/** IMA blocks start with a sample, MS blocks with two; a block of 64 kB would be seconds of sound. */
const largestBlock = 65_535;

// Registered WAVE format tags (RFC 2361), so that an error can name what it met.
const otherCodecs: Record<number, string> = {
  10: 'wma_voice',
  32: 'adpcm_yamaha',
  34: 'truespeech',
  66: 'g723_1',
  69: 'adpcm_g726',
  80: 'mp2',
  85: 'mp3',
  100: 'adpcm_g726',
  101: 'adpcm_g722',
  131: 'g729',
  255: 'aac',
  352: 'wma_v1',
  353: 'wma_v2',
};

const integerPcm: Record<number, PcmEncoding> = { 1: 'u8', 2: 's16le', 3: 's24le', 4: 's32le' };
const floatPcm: Record<number, PcmEncoding> = { 4: 'f32le', 8: 'f64le' };

type Parsed = { codec: string; sample_rate: number; decoder: SampleDecoder };

/** Reads the body of a `fmt ` chunk. */
export function parseWavFormat(chunk: Uint8Array): Parsed | { issue: AudioIssue } {
  if (chunk.length < 14) return { issue: { code: 'files.corrupt', params: {} } };
  const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.length);
  const word = (at: number) => (at + 2 <= chunk.length ? view.getUint16(at, true) : 0);
  // WAVE_FORMAT_EXTENSIBLE keeps the true tag in the first two bytes of a GUID at 24.
  const tag = word(0) === extensibleTag && chunk.length >= 26 ? word(24) : word(0);
  const channels = word(2);
  const rate = view.getUint32(4, true);
  const blockBytes = word(12);
  const sampleBytes = Math.ceil(word(14) / 8);

  const found = findDecoder({ tag, channels, blockBytes, sampleBytes, view });
  if (typeof found === 'string')
    return { issue: { code: 'files.codec_not_supported', params: { codec: found } } };
  if (rate < lowestRate || rate > highestRate || channels < 1)
    return { issue: { code: 'files.corrupt', params: {} } };
  return { ...found, sample_rate: rate };
}

type Header = { tag: number; channels: number; blockBytes: number; sampleBytes: number; view: DataView };

/** The decoder, or the name of a codec there is none for. */
function findDecoder(header: Header): { codec: string; decoder: SampleDecoder } | string {
  const { tag, channels, blockBytes, sampleBytes, view } = header;
  const named = nameOf(tag, sampleBytes);
  if (named === undefined) return foreignName(tag, sampleBytes);
  const { codec, encoding } = named;
  if (channels > 2 || (codec === 'gsm_ms' && channels === 2)) return `${codec}, ${channels} channels`;
  const width = Math.max(1, channels);
  if (encoding) return { codec, decoder: pcmDecoder(encoding, width) };
  if (codec === 'gsm_ms') return { codec, decoder: gsm610Decoder() };
  if (blockBytes < 8 * width || blockBytes > largestBlock) return `${codec}, blocks of ${blockBytes} bytes`;
  if (codec === 'adpcm_ima_wav') return { codec, decoder: imaAdpcmDecoder(width, blockBytes) };
  return { codec, decoder: msAdpcmDecoder(width, blockBytes, msCoefficients(view)) };
}

function foreignName(tag: number, sampleBytes: number): string {
  if (tag === 1 || tag === 3) return `pcm, ${sampleBytes * 8} bits`;
  return otherCodecs[tag] ?? `wav_0x${tag.toString(16).padStart(4, '0')}`;
}

function nameOf(tag: number, sampleBytes: number): { codec: string; encoding?: PcmEncoding } | undefined {
  const encoding = pcmEncodingOf(tag, sampleBytes);
  if (encoding) return { codec: `pcm_${encoding}`, encoding };
  const codec = { 2: 'adpcm_ms', 17: 'adpcm_ima_wav', 49: 'gsm_ms' }[tag];
  return codec === undefined ? undefined : { codec };
}

function pcmEncodingOf(tag: number, sampleBytes: number): PcmEncoding | undefined {
  if (tag === 1) return integerPcm[sampleBytes];
  if (tag === 3) return floatPcm[sampleBytes];
  if (tag === 6) return 'alaw';
  if (tag === 7) return 'mulaw';
  return undefined;
}

/** MS ADPCM lists its predictors after the samples-per-block field: a count, then pairs of 16-bit numbers. */
function msCoefficients(view: DataView): [number, number][] | undefined {
  if (view.byteLength < 22) return undefined;
  const count = view.getUint16(20, true);
  if (count === 0 || count > 256 || view.byteLength < 22 + count * 4) return undefined;
  return Array.from({ length: count }, (_, i) => [
    view.getInt16(22 + i * 4, true),
    view.getInt16(24 + i * 4, true),
  ]);
}
