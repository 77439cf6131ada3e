import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { form } from '../packages/server/src/testing/server.ts';

type Sidecar = {
  phrases: { start_ms: number; end_ms: number }[];
  holds: object[];
  interruptions: object[];
};

const demo = join(import.meta.dirname, '../demo');

/**
 * Two sample calls one after the other as one recording: what is said late in the first one stands in the first half.
 * An Ogg file may hold several streams in a row, so the two are simply put together.
 */
export async function longCall(): Promise<FormData> {
  const names = ['uk-skarha-internet', 'uk-dostavka-posylka'];
  const sounds = await Promise.all(names.map((name) => readFile(join(demo, `${name}.opus`))));
  const [first, second] = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(demo, `${name}.json`), 'utf8')) as Sidecar),
  );
  if (first === undefined || second === undefined) throw new Error('There are no sample calls');
  const from = lengthOf(sounds[0] as Uint8Array);
  const later = second.phrases.map((phrase) => ({
    ...phrase,
    start_ms: phrase.start_ms + from,
    end_ms: phrase.end_ms + from,
  }));
  const data = form('skarha-i-dostavka.opus', Buffer.concat(sounds), { language: 'uk' });
  const sidecar = { ...first, phrases: [...first.phrases, ...later] };
  data.append('sidecar', new Blob([JSON.stringify(sidecar)]), 'skarha-i-dostavka.json');
  return data;
}

/** Length of an Opus stream: the position of its last page, in samples at 48 kHz. */
function lengthOf(sound: Uint8Array): number {
  const bytes = Buffer.from(sound);
  const page = bytes.lastIndexOf('OggS');
  return Math.round(Number(bytes.readBigUInt64LE(page + 6)) / 48);
}
