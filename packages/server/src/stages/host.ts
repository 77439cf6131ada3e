/**
 * The child process of stages. It gets `{ id, task, input }`, answers with progress and one result, and ends when
 * its parent is gone, so that no orphan is left behind.
 */

import type { PhraseVoice } from '@earshot/core/emotions/emotions.ts';
import { isErrorCode } from '@earshot/core/errors.ts';
import type { CallMetrics } from '@earshot/core/metrics/metrics.ts';
import { isDiskFull } from '../platform/disk.ts';
import { endWithParent } from '../platform/end-with-parent.ts';
import { type DecodeInput, type DecodeResult, decodeAudio } from './decode/decode.ts';
import { type VoiceInput, voiceFeatures } from './emotions/voice-features.ts';
import { checkTranscript, type TranscriptCheck } from './intake/check-transcript.ts';
import { type MeasureInput, runMeasure } from './measure/measure.ts';
import { type MergeInput, type MergeResult, runMerge } from './merge/merge.ts';
import { type ActivityInput, type ActivityResult, detectActivity } from './vad/activity.ts';

export type StageTasks = {
  decode: { input: DecodeInput; output: DecodeResult };
  activity: { input: ActivityInput; output: ActivityResult };
  merge: { input: MergeInput; output: MergeResult };
  measure: { input: MeasureInput; output: CallMetrics };
  voice: { input: VoiceInput; output: PhraseVoice[] };
  check_transcript: { input: TranscriptCheck; output: null };
};

type Options = { progress: (share: number) => void };
type Tasks = {
  [T in keyof StageTasks]: (
    input: StageTasks[T]['input'],
    options: Options,
  ) => Promise<StageTasks[T]['output']>;
};

const tasks: Tasks = {
  decode: decodeAudio,
  activity: detectActivity,
  merge: runMerge,
  measure: runMeasure,
  voice: voiceFeatures,
  check_transcript: checkTranscript,
};

const progressEveryMs = 200;

type Order = { id: number; task: keyof StageTasks; input: never };

async function answer({ id, task, input }: Order): Promise<void> {
  let sentAt = 0;
  const progress = (share: number) => {
    const now = performance.now();
    if (now - sentAt < progressEveryMs) return;
    sentAt = now;
    process.send?.({ id, kind: 'progress', share });
  };
  try {
    const result = await tasks[task](input, { progress });
    process.send?.({ id, kind: 'done', result });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (isDiskFull(error)) {
      process.send?.({ id, kind: 'failed', code: 'disk_full', params: {} });
    } else if (error instanceof Error && isErrorCode(code)) {
      process.send?.({ id, kind: 'failed', code, params: 'params' in error ? error.params : {} });
    } else {
      process.send?.({
        id,
        kind: 'error',
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    }
  }
}

process.on('message', (message) => void answer(message as Order));
endWithParent();
