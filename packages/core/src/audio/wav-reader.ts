import { type Held, holdBytes, takeInto } from './held-bytes.ts';
import type { SampleDecoder } from './sample-decoder.ts';
import { type AudioIssue, parseWavFormat, type WavFormat } from './wav-format.ts';

/** Enough for any `fmt ` or `ds64` chunk; the rest of a longer one is skipped. */
const longestHeader = 4096;
/**
 * A program that writes into a pipe cannot come back to fill in the length: it leaves 0 or the largest number it
 * dares (0xFFFFFFFF from ffmpeg, 0x7FFFF000 from sox). No real upload comes near the latter.
 */
const isUnknownSize = (size: number) => size === 0 || size >= 0x7ffff000;

export type WavReader = {
  /** Blocks that became readable: each an array of channels, full scale ±1. Pieces may be cut anywhere. */
  push: (chunk: Uint8Array) => Float32Array[][];
  /** What an incomplete last block still holds. */
  end: () => Float32Array[][];
  /** Known once the header was read. */
  readonly format: WavFormat | undefined;
  /** Set when the file cannot be read; nothing more comes out then. */
  readonly issue: AudioIssue | undefined;
  /** Bytes of sound read so far. */
  readonly data_read: number;
};

/** How far a file is read. `body` is what stands in a chunk that is understood. */
type Reading = {
  state: 'riff' | 'chunk' | 'body' | 'skip' | 'data' | 'done';
  container: 'wav' | 'rf64';
  announced: { codec: string; sample_rate: number; decoder: SampleDecoder } | undefined;
  format: WavFormat | undefined;
  issue: AudioIssue | undefined;
  chunkName: string;
  longSize: number | undefined;
  position: number;
  toSkip: number;
  skipAfterBody: number;
  dataLeft: number;
  dataRead: number;
  /** Bytes of a header, or of a block cut between two pieces. */
  held: Held;
};

/**
 * Reads RIFF or RF64 WAVE as a stream. Memory and time do not depend on how long the chunks before the sound are:
 * unknown ones are counted past, never kept.
 */
export function createWavReader(): WavReader {
  const reading: Reading = {
    state: 'riff',
    container: 'wav',
    announced: undefined,
    format: undefined,
    issue: undefined,
    chunkName: '',
    longSize: undefined,
    position: 0,
    toSkip: 0,
    skipAfterBody: 0,
    dataLeft: Number.POSITIVE_INFINITY,
    dataRead: 0,
    held: holdBytes(longestHeader, 12),
  };
  return {
    push: (chunk) => push(reading, chunk),
    end: () => end(reading),
    get format() {
      return reading.format;
    },
    get issue() {
      return reading.issue;
    },
    get data_read() {
      return reading.dataRead;
    },
  };
}

function push(reading: Reading, chunk: Uint8Array): Float32Array[][] {
  const blocks: Float32Array[][] = [];
  for (let at = 0; at < chunk.length && reading.state !== 'done'; ) {
    const left = chunk.length - at;
    if (reading.state === 'skip') at += skipOver(reading, left);
    else if (reading.state === 'data') {
      const size = Math.min(left, reading.dataLeft);
      readData(reading, chunk.subarray(at, at + size), blocks);
      at += size;
    } else at += readHeader(reading, chunk, at);
  }
  return blocks;
}

function end(reading: Reading): Float32Array[][] {
  const { format, issue, announced, held } = reading;
  if (!format) {
    if (!issue) refuse(reading, 'files.corrupt');
    return [];
  }
  reading.state = 'done';
  const rest = issue || held.length === 0 ? [] : announced!.decoder.decode(held.bytes.slice(0, held.length));
  held.length = 0;
  return rest[0]?.length ? [rest] : [];
}

/** Goes on with `next`, which begins with `bytes` to be held together. */
function expect(reading: Reading, next: Reading['state'], bytes: number) {
  reading.state = next;
  reading.held.wanted = bytes;
  reading.held.length = 0;
}

function refuse(reading: Reading, code: AudioIssue['code'], params: AudioIssue['params'] = {}) {
  reading.issue = { code, params };
  reading.state = 'done';
}

function skip(reading: Reading, bytes: number) {
  reading.toSkip = bytes;
  if (bytes > 0) reading.state = 'skip';
  else expect(reading, 'chunk', 8);
}

function skipOver(reading: Reading, left: number): number {
  const skipped = Math.min(left, reading.toSkip);
  reading.toSkip -= skipped;
  reading.position += skipped;
  if (reading.toSkip === 0) expect(reading, 'chunk', 8);
  return skipped;
}

/** Reads on in a header; returns how many bytes of the chunk it took. */
function readHeader(reading: Reading, chunk: Uint8Array, at: number): number {
  const { held, state } = reading;
  const taken = takeInto(held, chunk, at);
  reading.position += taken;
  if (held.length < held.wanted) return taken;
  const header = held.bytes.slice(0, held.wanted);
  if (state === 'riff') readRiff(reading, header);
  else if (state === 'chunk') readChunkHeader(reading, header);
  else readBody(reading, header);
  return taken;
}

function readRiff(reading: Reading, header: Uint8Array) {
  const kind = ascii(header, 0);
  if (kind === 'RIFX') return refuse(reading, 'files.codec_not_supported', { codec: 'RIFX' });
  if (!['RIFF', 'RF64', 'BW64'].includes(kind) || ascii(header, 8) !== 'WAVE')
    return refuse(reading, 'files.corrupt');
  reading.container = kind === 'RIFF' ? 'wav' : 'rf64';
  expect(reading, 'chunk', 8);
}

function readChunkHeader(reading: Reading, header: Uint8Array) {
  const name = ascii(header, 0);
  reading.chunkName = name;
  const size = viewOf(header).getUint32(4, true);
  if (name === 'data') return startData(reading, size);
  const padded = size + (size & 1);
  const kept = name === 'fmt ' || name === 'ds64' ? Math.min(padded, longestHeader) : 0;
  reading.skipAfterBody = padded - kept;
  if (kept > 0) return expect(reading, 'body', kept);
  skip(reading, padded);
}

function readBody(reading: Reading, body: Uint8Array) {
  if (reading.chunkName === 'ds64' && body.length >= 16)
    reading.longSize = Number(viewOf(body).getBigUint64(8, true));
  if (reading.chunkName === 'fmt ' && !reading.announced) {
    const parsed = parseWavFormat(body);
    if ('issue' in parsed) return refuse(reading, parsed.issue.code, parsed.issue.params);
    reading.announced = parsed;
  }
  skip(reading, reading.skipAfterBody);
}

function startData(reading: Reading, size: number) {
  const { announced, container, longSize, position, held } = reading;
  if (!announced) return refuse(reading, 'files.corrupt');
  const { codec, sample_rate, decoder } = announced;
  const bytes = size === 0xffffffff && longSize ? longSize : isUnknownSize(size) ? undefined : size;
  reading.dataLeft = bytes ?? Number.POSITIVE_INFINITY;
  reading.format = {
    container,
    codec,
    sample_rate,
    channels: decoder.channels === 2 ? 2 : 1,
    block_bytes: decoder.block_bytes,
    block_samples: decoder.block_samples,
    data_start: position,
    data_bytes: bytes,
  };
  if (decoder.block_bytes > held.bytes.length) held.bytes = new Uint8Array(decoder.block_bytes);
  expect(reading, 'data', decoder.block_bytes);
}

/** Decodes the blocks that are whole, and holds the rest. */
function readData(reading: Reading, bytes: Uint8Array, blocks: Float32Array[][]) {
  const { held, announced } = reading;
  const { block_bytes: blockBytes, decode } = announced!.decoder;
  reading.dataRead += bytes.length;
  reading.dataLeft -= bytes.length;
  if (reading.dataLeft === 0) reading.state = 'done';
  let from = 0;
  if (held.length > 0) {
    from = takeInto(held, bytes, 0);
    if (held.length < held.wanted) return;
    blocks.push(decode(held.bytes.subarray(0, blockBytes)));
    held.length = 0;
  }
  const whole = bytes.length - from - ((bytes.length - from) % blockBytes);
  if (whole > 0) blocks.push(decode(bytes.subarray(from, from + whole)));
  takeInto(held, bytes, from + whole);
}

const ascii = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
