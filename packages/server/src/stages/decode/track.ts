import { createLevels, type Levels } from '@earshot/core/audio/levels.ts';
import { createPeaks } from '@earshot/core/audio/peaks.ts';
import { createOutputFile, toPcm16 } from './output-file.ts';
import { createResampler, speechRate } from './resample.ts';

export type Track = {
  /** Takes samples at the rate of the source and gives them back at 16 kHz. */
  write: (samples: Float32Array) => Promise<Float32Array>;
  /** The samples at 16 kHz that were still under way. */
  end: () => Promise<Float32Array>;
  levels: () => Levels;
  peaks: () => number[];
  keep: (path: string) => Promise<void>;
  discard: () => Promise<void>;
};

/** One channel on its way to disk: measured, resampled to 16 kHz and written as 16-bit samples. */
export async function createTrack(path: string, sampleRate: number): Promise<Track> {
  const resampler = createResampler(sampleRate);
  const levels = createLevels(sampleRate);
  const peaks = createPeaks(speechRate);
  const file = await createOutputFile(path);

  async function store(speech: Float32Array) {
    peaks.push(speech);
    if (speech.length > 0) await file.write(toPcm16(speech));
    return speech;
  }
  return {
    write(samples) {
      levels.push(samples);
      return store(resampler.push(samples));
    },
    end: () => store(resampler.end()),
    levels: levels.end,
    peaks: peaks.end,
    keep: file.keep,
    discard: file.discard,
  };
}
