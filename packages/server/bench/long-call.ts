import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeAudio } from '../src/stages/decode/decode.ts';
import { demoCalls } from './recordings.ts';

const seconds = 3600;
const rate = 8000;
const headerBytes = 58;

/** An hour of two-channel telephone sound (µ-law WAV): the sample calls one after the other, again and again. */
export async function longCall(): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'earshot-bench-'));
  try {
    const calls: Buffer[][] = [];
    for (const { name, path } of await demoCalls()) {
      const out_dir = join(folder, name);
      const { pcm } = await decodeAudio({ path, format: 'opus', out_dir, max_duration_ms: 600_000 });
      calls.push(await Promise.all(pcm.map((file) => readFile(join(out_dir, file)))));
    }
    return wavOf(calls);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function wavOf(calls: readonly Buffer[][]): Uint8Array {
  const bytes = Buffer.alloc(headerBytes + seconds * rate * 2);
  writeHeader(bytes);
  let at = headerBytes;
  for (let turn = 0; at < bytes.length; turn += 1) {
    const [left = Buffer.alloc(0), right = left] = calls[turn % calls.length] ?? [];
    // Every second sample of 16 kHz.
    for (let from = 0; from + 1 < left.length && at < bytes.length; from += 4) {
      bytes[at] = muLaw(left.readInt16LE(from));
      bytes[at + 1] = muLaw(right.readInt16LE(from));
      at += 2;
    }
  }
  return new Uint8Array(bytes);
}

function writeHeader(bytes: Buffer): void {
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(18, 16);
  bytes.writeUInt16LE(7, 20);
  bytes.writeUInt16LE(2, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('fact', 38, 'latin1');
  bytes.writeUInt32LE(4, 42);
  bytes.writeUInt32LE(seconds * rate, 46);
  bytes.write('data', 50, 'latin1');
  bytes.writeUInt32LE(bytes.length - headerBytes, 54);
}

/** G.711 µ-law: sign, three bits of exponent, four of mantissa, all inverted. */
function muLaw(sample: number): number {
  const bias = 132;
  const sign = sample < 0 ? 0x80 : 0;
  const magnitude = Math.min(Math.abs(sample), 32_635) + bias;
  const exponent = 31 - Math.clz32(magnitude) - 7;
  const mantissa = (magnitude >> (exponent + 3)) & 0x0f;
  return ~(sign | (exponent << 4) | mantissa) & 0xff;
}
