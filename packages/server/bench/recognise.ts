/** Recordings through an engine, without the product around it. */
import { join } from 'node:path';
import { recognitionWindows } from '@earshot/core/audio/recognition-windows.ts';
import type { EngineSetup, SegmentRequest } from '../src/engines/engine.ts';
import { decodeAudio } from '../src/stages/decode/decode.ts';
import { detectActivity } from '../src/stages/vad/activity.ts';
import type { Recording } from './recordings.ts';

const padMs = 200;

export type Prepared = { recording: Recording; durationMs: number; channels: SegmentRequest[][] };

/** Sound and stretches of speech, as the stages of the product make them. */
export async function prepare(recording: Recording, setup: EngineSetup, folder: string): Promise<Prepared> {
  const { path, format, raw } = recording;
  const out_dir = join(folder, recording.name);
  const decoded = await decodeAudio({
    path,
    format,
    out_dir,
    max_duration_ms: 7_200_000,
    ...(raw ? { raw } : {}),
  });
  const pcm_paths = decoded.pcm.map((name) => join(out_dir, name));
  const { channels } = await detectActivity({ pcm_paths }, {});
  const duration_ms = decoded.duration_ms;
  const options = { max_ms: setup.max_segment_ms, pad_ms: padMs, duration_ms, group_ms: setup.group_ms };
  const requests = channels.map((spans, channel) =>
    recognitionWindows(spans, options).map((window) => ({
      pcm_path: pcm_paths[channel] ?? '',
      ...window,
      language: recording.language,
    })),
  );
  return { recording, durationMs: duration_ms, channels: requests };
}
