import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The first seconds of a sample call: enough words for whoever has to have it recognised, in a third of the time. An Ogg file
 * is a row of pages, each with the position of its end in samples at 48 kHz, and may end after any of them.
 */
export async function shortCall(name: string, seconds: number): Promise<Buffer<ArrayBuffer>> {
  const sound = await readFile(join(import.meta.dirname, '../demo', `${name}.opus`));
  let end = 0;
  for (let page = 0; page >= 0 && page < sound.length; page = sound.indexOf('OggS', page + 4)) {
    if (Number(sound.readBigUInt64LE(page + 6)) / 48_000 > seconds) break;
    const next = sound.indexOf('OggS', page + 4);
    end = next < 0 ? sound.length : next;
  }
  return Buffer.from(sound.subarray(0, end));
}
