import { detectSpeech } from './vad.ts';

export type ActivityInput = { pcm_paths: string[] };
export type SpeechSpan = { start_ms: number; end_ms: number };
/** Where somebody speaks, one list a channel. */
export type ActivityResult = { channels: SpeechSpan[][] };

/** Speech activity of every channel, one after the other. */
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
  return { channels };
}
