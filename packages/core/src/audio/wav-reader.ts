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

/**
 * Reads RIFF or RF64 WAVE as a stream. Memory and time do not depend on how long the chunks before the sound are:
 * unknown ones are counted past, never kept.
 */
export function createWavReader(): WavReader {
  let container: 'wav' | 'rf64' = 'wav';
  let format: WavFormat | undefined;
  let issue: AudioIssue | undefined;
  let decoder: SampleDecoder | undefined;
  let announced: { codec: string; sample_rate: number } | undefined;
  let longSize: number | undefined;

  let state: 'riff' | 'chunk' | 'body' | 'skip' | 'data' | 'done' = 'riff';
  let chunkName = '';
  let position = 0;
  let toSkip = 0;
  let skipAfterBody = 0;
  let dataLeft = Number.POSITIVE_INFINITY;
  let dataRead = 0;

  // Bytes of a header, or of a block cut between two pieces.
  let held = new Uint8Array(longestHeader);
  let heldLength = 0;
  let wanted = 12;

  function gather(chunk: Uint8Array, from: number): number {
    const taken = Math.min(wanted - heldLength, chunk.length - from);
    held.set(chunk.subarray(from, from + taken), heldLength);
    heldLength += taken;
    return taken;
  }

  function expect(next: typeof state, bytes: number) {
    state = next;
    wanted = bytes;
    heldLength = 0;
  }

  function readRiff(header: Uint8Array) {
    const kind = ascii(header, 0);
    if (kind === 'RIFX') return refuse('files.codec_not_supported', { codec: 'RIFX' });
    if (!['RIFF', 'RF64', 'BW64'].includes(kind) || ascii(header, 8) !== 'WAVE')
      return refuse('files.corrupt');
    container = kind === 'RIFF' ? 'wav' : 'rf64';
    expect('chunk', 8);
  }

  function readChunkHeader(header: Uint8Array) {
    chunkName = ascii(header, 0);
    const size = viewOf(header).getUint32(4, true);
    if (chunkName === 'data') return startData(size);
    const padded = size + (size & 1);
    const kept = chunkName === 'fmt ' || chunkName === 'ds64' ? Math.min(padded, longestHeader) : 0;
    skipAfterBody = padded - kept;
    if (kept > 0) return expect('body', kept);
    skip(padded);
  }

  function skip(bytes: number) {
    toSkip = bytes;
    if (bytes > 0) state = 'skip';
    else expect('chunk', 8);
  }

  function readBody(body: Uint8Array) {
    if (chunkName === 'ds64' && body.length >= 16) longSize = Number(viewOf(body).getBigUint64(8, true));
    if (chunkName === 'fmt ' && !announced) {
      const parsed = parseWavFormat(body);
      if ('issue' in parsed) return refuse(parsed.issue.code, parsed.issue.params);
      announced = parsed;
      decoder = parsed.decoder;
    }
    skip(skipAfterBody);
  }

  function startData(size: number) {
    if (!announced || !decoder) return refuse('files.corrupt');
    const bytes = size === 0xffffffff && longSize ? longSize : isUnknownSize(size) ? undefined : size;
    dataLeft = bytes ?? Number.POSITIVE_INFINITY;
    format = {
      container,
      codec: announced.codec,
      sample_rate: announced.sample_rate,
      channels: decoder.channels === 2 ? 2 : 1,
      block_bytes: decoder.block_bytes,
      block_samples: decoder.block_samples,
      data_start: position,
      data_bytes: bytes,
    };
    if (decoder.block_bytes > held.length) held = new Uint8Array(decoder.block_bytes);
    expect('data', decoder.block_bytes);
  }

  function refuse(code: AudioIssue['code'], params: AudioIssue['params'] = {}) {
    issue = { code, params };
    state = 'done';
  }

  function readData(bytes: Uint8Array, blocks: Float32Array[][]) {
    const { block_bytes: blockBytes, decode } = decoder!;
    let from = 0;
    if (heldLength > 0) {
      from = gather(bytes, 0);
      if (heldLength < wanted) return;
      blocks.push(decode(held.subarray(0, blockBytes)));
      heldLength = 0;
    }
    const whole = bytes.length - from - ((bytes.length - from) % blockBytes);
    if (whole > 0) blocks.push(decode(bytes.subarray(from, from + whole)));
    gather(bytes, from + whole);
  }

  return {
    push(chunk) {
      const blocks: Float32Array[][] = [];
      let at = 0;
      while (at < chunk.length && state !== 'done') {
        const left = chunk.length - at;
        if (state === 'skip') {
          const skipped = Math.min(left, toSkip);
          toSkip -= skipped;
          position += skipped;
          at += skipped;
          if (toSkip === 0) expect('chunk', 8);
        } else if (state === 'data') {
          const size = Math.min(left, dataLeft);
          readData(chunk.subarray(at, at + size), blocks);
          at += size;
          dataRead += size;
          dataLeft -= size;
          if (dataLeft === 0) state = 'done';
        } else {
          const taken = gather(chunk, at);
          at += taken;
          position += taken;
          if (heldLength < wanted) break;
          const header = held.slice(0, wanted);
          if (state === 'riff') readRiff(header);
          else if (state === 'chunk') readChunkHeader(header);
          else readBody(header);
        }
      }
      return blocks;
    },
    end() {
      if (!format) {
        if (!issue) refuse('files.corrupt');
        return [];
      }
      state = 'done';
      const rest = issue || heldLength === 0 ? [] : decoder!.decode(held.slice(0, heldLength));
      heldLength = 0;
      return rest[0]?.length ? [rest] : [];
    },
    get format() {
      return format;
    },
    get issue() {
      return issue;
    },
    get data_read() {
      return dataRead;
    },
  };
}

const ascii = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
