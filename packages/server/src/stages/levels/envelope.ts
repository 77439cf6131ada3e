import { open } from 'node:fs/promises';

/** One level for each tenth of a second is enough for holds and loudness. */
export const frameMs = 100;
const sampleRate = 16_000;
const frameSamples = (sampleRate * frameMs) / 1000;
const floorDb = -100;

/** Mean power of each frame of a 16 kHz mono s16le file, full scale being 1. */
export async function powerEnvelope(path: string): Promise<Float32Array> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const frames = new Float32Array(Math.ceil(size / 2 / frameSamples));
    const window = Buffer.alloc(frameSamples * 2 * 256);
    for (let frame = 0, at = 0; at < size; ) {
      const { bytesRead } = await handle.read(window, 0, window.length, at);
      if (bytesRead === 0) break;
      const samples = new Int16Array(window.buffer, window.byteOffset, bytesRead >> 1);
      for (let from = 0; from < samples.length; from += frameSamples, frame += 1) {
        const part = samples.subarray(from, from + frameSamples);
        let sum = 0;
        for (const sample of part) sum += sample * sample;
        frames[frame] = sum / part.length / 32_768 ** 2;
      }
      at += bytesRead;
    }
    return frames;
  } finally {
    await handle.close();
  }
}

/** Mean level of a stretch in dBFS. */
export function levelDb(envelope: Float32Array, start_ms: number, end_ms: number): number {
  const from = Math.floor(start_ms / frameMs);
  const to = Math.min(envelope.length, Math.max(from + 1, Math.ceil(end_ms / frameMs)));
  let sum = 0;
  for (let frame = from; frame < to; frame += 1) sum += envelope[frame] ?? 0;
  const power = to > from ? sum / (to - from) : 0;
  return power <= 0 ? floorDb : Math.max(floorDb, 10 * Math.log10(power));
}
