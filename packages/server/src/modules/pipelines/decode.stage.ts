import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fail } from '@earshot/core/errors.ts';
import { defaultRawAudio, type RawAudio } from '@earshot/core/files/files.ts';
import { settingsOf } from '@earshot/core/pipelines/pipeline.ts';
import { type BlobStore, readJson } from '../../platform/blobs.ts';
import type { Ctx } from '../../platform/context.ts';
import type { DecodeInput, DecodeResult } from '../../stages/decode/decode.ts';
import { changeRunningFile, type FileChange } from '../files/file-rows.ts';
import { artefactOf, type Passage, type StageDefinition } from './stage-run.ts';

export type DecodeArtefact = Omit<DecodeResult, 'peaks'> & { peaks_key: string; playback_key: string | null };

export const decodeStage: StageDefinition = {
  name: 'decode',
  version: 1,
  dependsOn: async (passage) => {
    const { sha256, raw } = passage.file;
    return { sha256, raw, maxDurationMs: longestMs(passage) };
  },
  async run(passage, progress) {
    const { ctx, file } = passage;
    const { peaks, ...result } = await decode(passage, progress);
    const folder = `${ctx.workspaceId}/${file.id}`;
    const peaksKey = `${folder}/peaks.json`;
    await ctx.blobs.putBytes(peaksKey, JSON.stringify(peaks));
    let playbackKey: string | null = null;
    if (result.playback === 'playback.wav') {
      playbackKey = `${folder}/playback.wav`;
      await ctx.blobs.putFile(playbackKey, join(passage.workDir, 'playback.wav'));
    }
    const artefact: DecodeArtefact = { ...result, peaks_key: peaksKey, playback_key: playbackKey };
    const change = fileChange(artefact);
    if (result.silent) {
      // Its length and waveform are worth keeping: they show what the reason says.
      await changeRunningFile(ctx, file.id, passage.run, change);
      throw fail('files.silent');
    }
    return { artefact, file: change };
  },
  isWhole: (ctx, artefact) => areBlobsWhole(ctx, artefact as DecodeArtefact),
  reuse: (_passage, artefact) => fileChange(artefact as DecodeArtefact),
};

async function areBlobsWhole({ blobs }: Ctx, { peaks_key, playback_key }: DecodeArtefact): Promise<boolean> {
  if ((await readJson(blobs, peaks_key)) === undefined) return false;
  return playback_key === null || (await isWholeWav(blobs, playback_key));
}

/** A WAV file says in its first bytes how long it is. */
async function isWholeWav(blobs: BlobStore, key: string): Promise<boolean> {
  const size = await blobs.size(key);
  if (size === undefined || size < 8) return false;
  const head = await buffer(blobs.stream(key, { start: 0, end: 7 }));
  return head.readUInt32LE(4) + 8 === size;
}

function longestMs({ pipeline }: Passage): number {
  return settingsOf(pipeline, 'decode').most_hours * 3_600_000;
}

function fileChange(artefact: DecodeArtefact): FileChange {
  return {
    duration_ms: artefact.duration_ms,
    codec: artefact.codec,
    sample_rate: artefact.sample_rate,
    channels: artefact.channels,
    channel_mode: artefact.channels === 1 ? 'mono' : artefact.dual_mono ? 'dual_mono' : 'stereo',
    peaks_key: artefact.peaks_key,
    playback_key: artefact.playback_key,
  };
}

async function decode(passage: Passage, progress: (share: number) => void): Promise<DecodeResult> {
  const { ctx, file, workDir, tools, signal } = passage;
  if ((await ctx.blobs.size(file.blob_key)) === undefined) throw fail('files.missing_blob');
  // Written beside and renamed, so that samples of a killed run are never taken for whole ones.
  const half = `${workDir}.half`;
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { recursive: true });
  const input: DecodeInput = {
    path: await ctx.blobs.localPath(file.blob_key),
    format: file.extension as DecodeInput['format'],
    out_dir: half,
    max_duration_ms: longestMs(passage),
    ...(file.extension === 'pcm' ? { raw: (file.raw as RawAudio | null) ?? defaultRawAudio } : {}),
  };
  const result = await tools.processes.run('decode', input, { signal, progress });
  await rm(workDir, { recursive: true, force: true });
  await rename(half, workDir);
  return result;
}

/** Paths of the samples, one a channel; decodes again where they are gone since. */
export async function samplePaths(passage: Passage): Promise<string[]> {
  const { pcm } = artefactOf<DecodeArtefact>(passage, 'decode');
  const paths = pcm.map((name) => join(passage.workDir, name));
  if (!paths.every((path) => existsSync(path))) await decode(passage, () => {});
  return paths;
}
