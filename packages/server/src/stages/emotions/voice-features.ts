import { open } from 'node:fs/promises';
import type { NewPhrase } from '@earshot/core/call/phrase.ts';
import type { PhraseVoice } from '@earshot/core/emotions/emotions.ts';
import { voiceOf } from '@earshot/core/emotions/voice.ts';

export type VoiceInput = {
  /** Samples of each channel: 16 kHz mono s16le. */
  pcm_paths: string[];
  phrases: (Pick<NewPhrase, 'id' | 'speaker' | 'start_ms' | 'end_ms'> & { words: readonly unknown[] })[];
  /** The channel each speaker is heard on; a speaker without one is heard on the first. */
  channels: Record<string, number | null>;
  /** Laid over the speech rather than measured, they say nothing about how fast somebody speaks. */
  estimated_times?: boolean;
};

const sampleRate = 16_000;
/** The longest stretch of a phrase that is listened to: two megabytes. */
const longestMs = 60_000;
/** The rate of a shorter phrase depends on one word more or less. */
const shortestRateMs = 500;

/** How every phrase was spoken. One phrase is held at a time, so memory does not grow with the call. */
export async function voiceFeatures(
  input: VoiceInput,
  { progress }: { progress?: (share: number) => void } = {},
): Promise<PhraseVoice[]> {
  const handles = await Promise.all(input.pcm_paths.map((path) => open(path, 'r')));
  const buffer = Buffer.alloc((sampleRate * 2 * longestMs) / 1000);
  try {
    const found: PhraseVoice[] = [];
    for (const phrase of input.phrases) {
      const handle = handles[input.channels[phrase.speaker] ?? 0];
      const lengthMs = phrase.end_ms - phrase.start_ms;
      const from = Math.round((phrase.start_ms * sampleRate) / 1000) * 2;
      const size = Math.round((Math.min(lengthMs, longestMs) * sampleRate) / 1000) * 2;
      const read =
        handle === undefined || size <= 0 ? 0 : (await handle.read(buffer, 0, size, from)).bytesRead;
      const samples = new Int16Array(buffer.buffer, buffer.byteOffset, read >> 1);
      const isRated = input.estimated_times !== true && lengthMs >= shortestRateMs;
      found.push({
        phrase_id: phrase.id,
        ...voiceOf(samples, sampleRate),
        rate_wps: isRated ? phrase.words.length / (lengthMs / 1000) : null,
      });
      progress?.(found.length / input.phrases.length);
    }
    return found;
  } finally {
    await Promise.all(handles.map((handle) => handle.close()));
  }
}
