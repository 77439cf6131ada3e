import { extname } from 'node:path';
import { recognitionWindows } from '@earshot/core/audio/recognition-windows.ts';
import { type ErrorCode, Failure } from '@earshot/core/errors.ts';
import type { CodedError, WordsOrigin } from '@earshot/core/files/files.ts';
import { settingsOf } from '@earshot/core/pipelines/pipeline.ts';
import type { TranscriptFileFormat } from '@earshot/core/transcripts/transcript-parser.ts';
import type { EngineSetup, RecognisedSegment, SegmentRequest } from '../../engines/engine.ts';
import type { ActivityResult } from '../../stages/vad/activity.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { type DecodeArtefact, samplePaths } from './decode.stage.ts';
import { artefactOf, codedError, hashOf, type Passage, type StageDefinition } from './stage-run.ts';
import { findSegmentResult, putSegmentResult } from './stages.store.ts';

export type TranscribeArtefact = {
  origin: WordsOrigin;
  language: string | null;
  /** Recognised words per channel; null where a sidecar or nothing gives the words. */
  channels: { segments: RecognisedSegment[] }[] | null;
  sidecar: { format: TranscriptFileFormat; content: string } | null;
};

type Plan =
  | { kind: 'sidecar'; sha256: string }
  | { kind: 'engine'; setup: EngineSetup; language: string }
  | { kind: 'none'; reason: CodedError; language: string };

/** Which words a file will get: its own transcript first, then the engine chosen for its language. */
async function planOf(passage: Passage): Promise<Plan> {
  const { ctx, file, tools } = passage;
  if (file.sidecar_key !== null) return { kind: 'sidecar', sha256: file.sidecar_sha256 ?? '' };
  const { speech } = await getWorkspaceSettings(ctx);
  const language = file.language ?? speech.default_language;
  const resolved = await tools.recogniser.resolve(speech, language);
  if ('setup' in resolved) return { kind: 'engine', setup: resolved.setup, language };
  return { kind: 'none', reason: resolved.reason, language };
}

export const transcribeStage: StageDefinition = {
  name: 'transcribe',
  version: 1,
  dependsOn: async (passage) => {
    const plan = await planOf(passage);
    return { plan, padMs: padMsOf(passage), activity: artefactOf<ActivityResult>(passage, 'activity') };
  },
  async run(passage, progress) {
    const plan = await planOf(passage);
    if (plan.kind === 'none') {
      const origin = noWords(plan.reason);
      return {
        artefact: { origin, language: plan.language, channels: null, sidecar: null },
        file: row(origin),
        skipped: true,
      };
    }
    if (plan.kind === 'sidecar') {
      const artefact = await readSidecar(passage);
      return { artefact, file: row(artefact.origin) };
    }
    const artefact = await recognise(passage, plan.setup, plan.language, progress);
    return { artefact, file: row(artefact.origin) };
  },
  reuse: (_passage, artefact) => row((artefact as TranscribeArtefact).origin),
};

const row = (origin: WordsOrigin) => ({ words: JSON.stringify(origin) });

function noWords(reason: CodedError): WordsOrigin {
  return {
    kind: 'none',
    engine: null,
    model: null,
    grade: null,
    estimated_times: false,
    reason,
    failed_segments: 0,
  };
}

async function readSidecar({ ctx, file }: Passage): Promise<TranscribeArtefact> {
  const key = file.sidecar_key ?? '';
  const content = String(await ctx.blobs.read(key));
  const origin: WordsOrigin = { ...noWords(codedError('')), kind: 'sidecar', reason: null };
  const format = extname(key).slice(1) as TranscriptFileFormat;
  return { origin, language: file.language, channels: null, sidecar: { format, content } };
}

const padMsOf = ({ pipeline }: Passage) => settingsOf(pipeline, 'transcribe').pad_ms;

type Piece = { channel: number; request: SegmentRequest };

async function recognise(
  passage: Passage,
  setup: EngineSetup,
  language: string,
  progress: (share: number) => void,
): Promise<TranscribeArtefact> {
  const { tools } = passage;
  const pieces = await piecesOf(passage, setup, language);
  const totalMs = pieces.reduce((sum, { request }) => sum + request.end_ms - request.start_ms, 0);
  const channels = artefactOf<ActivityResult>(passage, 'activity').channels.map(() => ({
    segments: [] as RecognisedSegment[],
  }));
  let doneMs = 0;
  let failed = 0;
  let lastReason: CodedError | null = null;

  const workOn = async ({ channel, request }: Piece) => {
    const found = await recognisePiece(passage, setup, request);
    if ('reason' in found) {
      failed += 1;
      lastReason = found.reason;
    } else {
      channels[channel]?.segments.push(found);
    }
    doneMs += request.end_ms - request.start_ms;
    progress(doneMs / Math.max(totalMs, 1));
  };
  await inParallel(pieces, tools.recogniser.concurrency(setup), workOn);

  // Some words are better than none; without a single one the file has failed.
  if (failed > 0 && failed === pieces.length && lastReason !== null) {
    const { code, params } = lastReason as CodedError;
    throw new Failure(code as ErrorCode, params);
  }
  for (const { segments } of channels)
    segments.sort((a, b) => (a.words[0]?.start_ms ?? 0) - (b.words[0]?.start_ms ?? 0));
  const all = channels.flatMap(({ segments }) => segments);
  return {
    origin: {
      kind: 'engine',
      engine: setup.engine,
      model: setup.model,
      grade: setup.grade,
      estimated_times: all.some((segment) => segment.estimated_times),
      reason: lastReason,
      failed_segments: failed,
    },
    language: mostFrequent(all.map((segment) => segment.language)) ?? language,
    channels,
    sidecar: null,
  };
}

async function piecesOf(passage: Passage, setup: EngineSetup, language: string): Promise<Piece[]> {
  const paths = await samplePaths(passage);
  const { duration_ms } = artefactOf<DecodeArtefact>(passage, 'decode');
  const { channels } = artefactOf<ActivityResult>(passage, 'activity');
  const options = {
    max_ms: setup.max_segment_ms,
    pad_ms: padMsOf(passage),
    duration_ms,
    group_ms: setup.group_ms,
  };
  const pieces = channels.flatMap((spans, channel) =>
    recognitionWindows(spans, options).map((window) => ({
      channel,
      request: { pcm_path: paths[channel] ?? '', ...window, language: language === 'auto' ? null : language },
    })),
  );
  // Both sides of a moment are recognised together, so that a live view fills from the start.
  return pieces.sort((a, b) => a.request.start_ms - b.request.start_ms);
}

/** One stretch; its result is remembered, so that a killed run does not recognise it twice. */
async function recognisePiece(
  passage: Passage,
  setup: EngineSetup,
  request: SegmentRequest,
): Promise<RecognisedSegment | { reason: CodedError }> {
  const { ctx, file, tools, signal } = passage;
  const hash = hashOf({
    sha256: file.sha256,
    raw: file.raw,
    fingerprint: setup.fingerprint,
    ...request,
    pcm_path: request.pcm_path.split('/').at(-1),
  });
  const known = await findSegmentResult(ctx.db, ctx.workspaceId, file.id, hash);
  if (known !== undefined) return known as RecognisedSegment;
  try {
    const found = await tools.recogniser.recognise(setup, request, signal);
    await putSegmentResult(ctx.db, ctx.workspaceId, file.id, { hash, result: found });
    return found;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof Failure) return { reason: codedError(error.code, error.params) };
    throw error;
  }
}

async function inParallel<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const lane = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: Math.max(1, width) }, lane));
}

function mostFrequent(values: (string | null)[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
