import type { SpeakerRole, WordsOrigin } from '@earshot/core/files/files.ts';
import type { TranscriptFileFormat } from '@earshot/core/transcripts/transcript-parser.ts';
import { inTransaction } from '../../platform/database.ts';
import type { MergeInput, MergeResult } from '../../stages/merge/merge.ts';
import type { ActivityResult } from '../../stages/vad/activity.ts';
import type { FileRow } from '../files/files.store.ts';
import { insertTranscript } from '../transcripts/transcripts.store.ts';
import { artefactOf, hashOf, type Passage, type StageDefinition } from './stage-run.ts';
import type { TranscribeArtefact } from './transcribe.stage.ts';

export const mergeStage: StageDefinition = {
  name: 'merge',
  version: 1,
  dependsOn: async (passage) => ({
    sha256: passage.file.sha256,
    roles: passage.file.channel_roles,
    mode: passage.file.channel_mode,
    transcribed: hashOf(passage.artefacts.get('transcribe') ?? null),
  }),
  async run(passage, progress) {
    const { ctx, file } = passage;
    const input = await mergeInput(passage);
    const merged: MergeResult = await passage.tools.processes.run('merge', input, {
      signal: passage.signal,
      progress,
    });
    const transcribed = passage.artefacts.get('transcribe') as TranscribeArtefact | undefined;
    const origin = originOf(transcribed, merged);
    if (merged.phrases.length > 0 || origin.kind !== 'none') {
      await inTransaction(ctx.db, (tx) =>
        insertTranscript(
          tx,
          ctx.workspaceId,
          file.id,
          {
            language: languageOf(file, transcribed, merged),
            engine: origin.engine,
            model: origin.model,
            estimated_times: merged.estimated_times,
            speakers: merged.speakers,
            phrases: merged.phrases,
          },
          ctx.now(),
        ),
      );
    }
    return {
      artefact: merged,
      file: {
        words: JSON.stringify(origin),
        language_found: languageOf(file, transcribed, merged),
        ...(file.type === 'text' ? { duration_ms: merged.duration_ms } : {}),
      },
    };
  },
};

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
