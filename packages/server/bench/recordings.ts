/** Recordings of which it is known what is said in them. */
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AudioFormat } from '@earshot/core/audio/sniff.ts';
import type { RawAudio } from '@earshot/core/files/files.ts';

export type Recording = {
  name: string;
  group: string;
  language: string;
  path: string;
  format: AudioFormat;
  raw?: RawAudio;
  /** What is said on each channel. A mixed recording has one; an empty text is not scored. */
  said: string[];
};

const demoFolder = fileURLToPath(new URL('../../../demo/', import.meta.url));

async function json<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T;
}

const namesIn = async (folder: string, pattern: RegExp) =>
  (await readdir(folder)).filter((name) => pattern.test(name)).sort();
const textOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join(' ');

/** The sample calls of the product in a language, with the text they were made from. */
export async function demoCalls(language?: string): Promise<Recording[]> {
  type Truth = { language: string; phrases: { speaker: string; text: string }[] };
  const calls: Recording[] = [];
  for (const name of await namesIn(demoFolder, /\.json$/)) {
    const truth = await json<Truth>(join(demoFolder, name));
    if (language !== undefined && truth.language !== language) continue;
    const id = name.slice(0, -5);
    const said = ['operator', 'abonent'].map((side) =>
      textOf(truth.phrases.filter(({ speaker }) => speaker === side)),
    );
    calls.push({
      name: id,
      group: 'sample calls',
      language: truth.language,
      path: join(demoFolder, `${id}.opus`),
      format: 'opus',
      said,
    });
  }
  return calls;
}

/** Dialogues of synthetic voices under DIR/audio. */
export async function syntheticCalls(data: string): Promise<Recording[]> {
  type Truth = { segs: { spk: string; text: string }[] };
  const folder = join(data, 'audio');
  const calls: Recording[] = [];
  for (const name of await namesIn(folder, /^syn_.*\.json$/)) {
    const { segs } = await json<Truth>(join(folder, name));
    const id = name.slice(0, -5);
    const [audio = ''] = await namesIn(folder, new RegExp(`^${id}\\.(?!json$)`));
    const format = extname(audio).slice(1) as AudioFormat;
    const sides = ['A', 'C'].map((side) => textOf(segs.filter(({ spk }) => spk === side)));
    calls.push({
      name: id,
      group: 'synthetic voices',
      language: /_(uk|ru)_/.exec(id)?.[1] ?? 'en',
      path: join(folder, audio),
      format,
      ...(format === 'pcm' ? { raw: { sample_rate: 8000, encoding: 's16le', channels: 2 } as const } : {}),
      said: id.includes('_mono') ? [textOf(segs)] : sides,
    });
  }
  return calls;
}

/** Real speech under DIR: readings, an acted agent, telephone calls. */
async function realSpeech(data: string): Promise<Recording[]> {
  const audio = join(data, 'audio');
  const recordings: Recording[] = [];
  const wav = (name: string, group: string, path: string, said: string[]) =>
    recordings.push({ name, group, language: 'en', path, format: 'wav', said });
  const readings = await json<Record<string, string>>(join(audio, 'real_refs.json'));
  for (const name of await namesIn(audio, /^real_.*\.wav$/)) {
    const key = Object.keys(readings).find((known) => name.startsWith(`real_${known}`));
    if (key !== undefined) wav(name.slice(0, -4), 'read aloud', join(audio, name), [readings[key] ?? '']);
  }
  const aws = join(data, 'calls/aws');
  const { agent_text } = await json<{ agent_text: string }>(join(aws, 'ACMEBank_agent1.json'));
  wav('ACMEBank_agent1', 'acted agent, 8 kHz', join(aws, 'ACMEBank_agent1.wav'), [agent_text]);
  const woz = join(data, 'calls/nc_spokenwoz');
  for (const name of await namesIn(woz, /\.wav$/)) {
    const id = name.slice(0, -4);
    type Truth = { channels: Record<string, string>; turns: { speaker: string; text: string }[] };
    const { channels, turns } = await json<Truth>(join(woz, `${id}.json`));
    const said = ['0', '1'].map((channel) =>
      textOf(turns.filter(({ speaker }) => speaker === channels[channel])),
    );
    wav(id, 'telephone, silver reference', join(woz, name), said);
  }
  return recordings;
}

export async function recordingsWithReference(data: string | undefined): Promise<Recording[]> {
  const own = await demoCalls();
  return data === undefined ? own : [...own, ...(await syntheticCalls(data)), ...(await realSpeech(data))];
}
