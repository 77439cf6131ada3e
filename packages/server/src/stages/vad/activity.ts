import { assignBleed } from '@earshot/core/audio/speech-spans.ts';
import { levelDb, powerEnvelope } from '../levels/envelope.ts';
import { detectSpeech } from './vad.ts';

export type ActivityInput = { pcm_paths: string[] };
export type SpeechSpan = { start_ms: number; end_ms: number };
/** Where somebody speaks, one list a channel. */
export type ActivityResult = { channels: SpeechSpan[][] };

/** Speech activity of every channel; what is only the other side leaking in is taken out. */
export async function detectActivity(
  input: ActivityInput,
  options: { progress?: (share: number) => void },
): Promise<ActivityResult> {
  const channels: SpeechSpan[][] = [];
  for (const [index, pcm_path] of input.pcm_paths.entries()) {
    const progress = (share: number) => options.progress?.((index + share) / input.pcm_paths.length);
    const found = await detectSpeech({ pcm_path }, { progress });
    channels.push(found.segments);
  }
  const [first, second] = channels;
  if (first === undefined || second === undefined) return { channels };
  const envelopes = await Promise.all(input.pcm_paths.map(powerEnvelope));
  const levelOf = (channel: 0 | 1, start_ms: number, end_ms: number) =>
    levelDb(envelopes[channel] ?? new Float32Array(), start_ms, end_ms);
  return { channels: assignBleed([first, second], levelOf) };
}
