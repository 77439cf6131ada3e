import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { AudioFormat } from '@earshot/core/audio/sniff.ts';
import type { RawAudio } from '@earshot/core/files/files.ts';
import type { DecodeResult } from './decode.ts';

/** What is known of a recording that tests decode. Own speech synthesised with flite; no other source. */
export type Expected = {
  raw?: RawAudio;
  /** Exactly one of `failure` and `result` is there. */
  failure?: { code: string; params: Record<string, string | number> };
  result?: Omit<DecodeResult, 'levels' | 'peaks'>;
  /** One entry per channel of the recording, before anything is resampled. */
  source?: { samples: number; sha256: string }[];
  /** One entry per file of `result.pcm`; ten samples from the middle. */
  pcm?: { samples: number; rms_db: number; middle: number[] }[];
};

export type Fixture = { name: string; folder: string; path: string; format: AudioFormat; expected: Expected };

const root = join(import.meta.dirname, 'fixtures');

export function listFixtures(): Fixture[] {
  return readdirSync(root)
    .sort()
    .map((name) => {
      const folder = join(root, name);
      const files = readdirSync(folder);
      const input = files.find((file) => file.startsWith('input.'))!;
      const expected: Expected = files.includes('expected.json')
        ? JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8'))
        : {};
      return {
        name,
        folder,
        path: join(folder, input),
        format: extname(input).slice(1) as AudioFormat,
        expected,
      };
    });
}
