import type { SpeakerRole } from '@earshot/core/call/role.ts';
import type { WordsOrigin } from '@earshot/core/files/files.ts';
import type { TranscriptFileFormat } from '@earshot/core/transcripts/transcript-parser.ts';
import { transact } from '../../platform/context.ts';
import type { MergeInput, MergeResult } from '../../stages/merge/merge.ts';
import type { ActivityResult } from '../../stages/vad/activity.ts';
import { type FileChange, type FileRow, holdFileRow } from '../files/file-rows.ts';
import { lastCorrection, storeTranscript } from '../transcripts/carry-over.ts';
import type { NewTranscript } from '../transcripts/transcripts.ts';
import { artefactOf, hashOf, type Passage, type StageDefinition } from './stage-run.ts';
import type { TranscribeArtefact } from './transcribe.stage.ts';

export const mergeStage: StageDefinition = {
  name: 'merge',
  version: 2,
  dependsOn: async (passage) => {
    const corrected = await lastCorrection(passage.ctx, passage.file.id);
    return {
      sha256: passage.file.sha256,
      roles: passage.file.channel_roles,
      mode: passage.file.channel_mode,
      transcribed: hashOf(passage.artefacts.get('transcribe') ?? null),
      ...(corrected === null ? {} : { corrected }),
    };
  },
  async run(passage, progress) {
    const { ctx, file } = passage;
    const input = await mergeInput(passage);
    const merged: MergeResult = await passage.tools.processes.run('merge', input, {
      signal: passage.signal,
      progress,
    });
    const transcribed = passage.artefacts.get('transcribe') as TranscribeArtefact | undefined;
    const origin = originOf(transcribed, merged);
    const language = languageOf(file, transcribed, merged);
    const fresh = {
      language,
      engine: origin.engine,
      model: origin.model,
      estimated_times: merged.estimated_times,
      speakers: merged.speakers,
      phrases: merged.phrases,
    };
    const hasWords = merged.phrases.length > 0 || origin.kind !== 'none';
    const said = await transact(ctx, async (ctx) => {
      await holdFileRow(ctx, file.id);
      return storeTranscript(ctx, file.id, hasWords ? fresh : null);
    });
    const { speakers, phrases } = said ?? fresh;
    const artefact: MergeArtefact = {
      ...merged,
      speakers: [...speakers],
      phrases: [...phrases],
      words: said === null || hasWords ? origin : originOfKept(said),
      language_found: said?.language ?? language,
    };
    return { artefact, file: fileChange(file, artefact) };
  },
  reuse: ({ file }, artefact) => fileChange(file, artefact as MergeArtefact),
};

/** The transcript that counts, and where its words come from. */
export type MergeArtefact = MergeResult & { words: WordsOrigin; language_found: string | null };

function fileChange(file: FileRow, { words, language_found, duration_ms }: MergeArtefact): FileChange {
  return {
    words: JSON.stringify(words),
    language_found,
    ...(file.type === 'text' ? { duration_ms } : {}),
  };
}

/** Words that a person corrected stay when a new run gives none. */
function originOfKept({ engine, model, estimated_times }: NewTranscript): WordsOrigin {
  const kind = engine === null ? 'sidecar' : 'engine';
  return { kind, engine, model, grade: null, estimated_times, reason: null, failed_segments: 0 };
}

/** What a person or source said, else what the engine or the words tell. */
function languageOf(
  file: FileRow,
  transcribed: TranscribeArtefact | undefined,
  merged: MergeResult,
): string | null {
  const heard = transcribed?.origin.kind === 'none' ? null : transcribed?.language;
  const candidates = [file.language, heard, merged.language].filter((one) => one != null && one !== 'auto');
  return candidates[0] ?? null;
}

function originOf(transcribed: TranscribeArtefact | undefined, merged: MergeResult): WordsOrigin {
  if (transcribed === undefined) {
    return {
      kind: 'text',
      engine: null,
      model: null,
      grade: null,
      estimated_times: merged.estimated_times,
      reason: null,
      failed_segments: 0,
    };
  }
  return {
    ...transcribed.origin,
    estimated_times: transcribed.origin.estimated_times || merged.estimated_times,
  };
}

async function mergeInput(passage: Passage): Promise<MergeInput> {
  const { ctx, file } = passage;
  const roles = file.channel_roles as SpeakerRole[];
  if (file.type === 'text') {
    const content = String(await ctx.blobs.read(file.blob_key));
    return { kind: 'text', format: file.extension as TranscriptFileFormat, content };
  }
  const { channels: activity } = artefactOf<ActivityResult>(passage, 'activity');
  const transcribed = artefactOf<TranscribeArtefact>(passage, 'transcribe');
  const duration_ms = file.duration_ms ?? 0;
  if (transcribed.sidecar !== null) {
    return { kind: 'sidecar', ...transcribed.sidecar, activity, roles, duration_ms };
  }
  return { kind: 'recognised', channels: transcribed.channels ?? [], activity, roles, duration_ms };
}
