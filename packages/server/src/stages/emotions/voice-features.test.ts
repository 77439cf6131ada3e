import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStageProcesses } from '../../platform/stage-processes.ts';
import { makeDataDir, removeDataDir } from '../../testing/server.ts';
import { type VoiceInput, voiceFeatures } from './voice-features.ts';

const rate = 16_000;
let work: string;
let input: VoiceInput;

/** Two seconds of 120 Hz, then two of 180 Hz twice as strong. */
function sound(scale: number): Buffer {
  const samples = Int16Array.from({ length: 4 * rate }, (_, at) => {
    const [hz, level] = at < 2 * rate ? [120, 1000] : [180, 2000];
    return (
      level *
      (Math.sin((2 * Math.PI * hz * scale * at) / rate) + Math.sin((4 * Math.PI * hz * scale * at) / rate))
    );
  });
  return Buffer.from(samples.buffer);
}

beforeAll(async () => {
  work = await makeDataDir();
  const pcm_paths = [join(work, '0.pcm'), join(work, '1.pcm')];
  await writeFile(pcm_paths[0] as string, sound(1));
  await writeFile(pcm_paths[1] as string, sound(2));
  const phrase = (id: number, speaker: string, start_ms: number, end_ms: number) => ({
    id,
    speaker,
    start_ms,
    end_ms,
    words: ['so', 'it', 'goes', 'on'],
  });
  input = {
    pcm_paths,
    phrases: [phrase(0, 'a', 0, 2000), phrase(1, 'b', 0, 2000), phrase(2, 'a', 2000, 4000)],
    channels: { a: 0, b: 1 },
    estimated_times: false,
  };
});
afterAll(() => removeDataDir(work));

describe('the voice of each phrase', () => {
  it('is heard on the channel of its speaker', async () => {
    const found = await voiceFeatures(input);
    expect(found.map(({ pitch_hz }) => Math.round((pitch_hz ?? 0) / 10) * 10)).toEqual([120, 240, 180]);
    expect((found[2]?.energy_db ?? 0) - (found[0]?.energy_db ?? 0)).toBeCloseTo(6, 0);
    expect(found.map(({ rate_wps }) => rate_wps)).toEqual([2, 2, 2]);
  });

  it('has no rate where times are estimated', async () => {
    const [first] = await voiceFeatures({ ...input, estimated_times: true });
    expect(first?.rate_wps).toBeNull();
  });

  it('is unknown past the end of the sound, and of a speaker on no channel there is', async () => {
    const phrases = [
      { id: 7, speaker: 'a', start_ms: 9000, end_ms: 9400, words: ['so'] },
      { id: 8, speaker: 'c', start_ms: 0, end_ms: 1000, words: ['so'] },
    ];
    const found = await voiceFeatures({ ...input, phrases, channels: { a: 0, c: 5 } });
    expect(found).toEqual([
      { phrase_id: 7, energy_db: null, pitch_hz: null, rate_wps: null },
      { phrase_id: 8, energy_db: null, pitch_hz: null, rate_wps: 1 },
    ]);
  });

  it('is measured in a process of its own', async () => {
    const processes = startStageProcesses(1);
    try {
      expect(await processes.run('voice', input)).toEqual(await voiceFeatures(input));
    } finally {
      await processes.stop();
    }
  });
});
