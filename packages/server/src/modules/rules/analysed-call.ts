import { type Conversation, silentCall } from '@earshot/core/call/conversation.ts';
import type { AnalysedCall } from '@earshot/core/detection/detect.ts';
import type { PhraseEmotion } from '@earshot/core/emotions/emotions.ts';
import { prepareConversation } from '@earshot/core/matching/prepared-conversation.ts';
import type { CallMetrics } from '@earshot/core/metrics/metrics.ts';
import type { Db } from '../../platform/database.ts';
import { loadCalls } from '../call-index/indexed-calls.queries.ts';
import { lexicon } from '../matching/lexicon.ts';
import { presentMetrics } from '../metrics/present-metrics.ts';
import { factsOfCalls } from './analysed-calls.queries.ts';
import { labelsOfCalls } from './call-labels.queries.ts';

/** A name of a number with the side it belongs to, as rules ask for it. */
export function numberName(metric: string, speakerRole: string): string {
  return speakerRole === '' ? metric : `${speakerRole}.${metric}`;
}

export function analysedCall(
  call: Conversation,
  found: {
    metrics: CallMetrics | null;
    numbers: ReadonlyMap<string, number>;
    emotions: readonly Pick<PhraseEmotion, 'phrase_id' | 'emotion'>[];
    labels?: AnalysedCall['labels'];
  },
): AnalysedCall {
  return { conversation: prepareConversation(call, lexicon()), ...found };
}

/** Calls that were analysed before, as rules see them. */
export async function loadAnalysedCalls(
  db: Db,
  workspaceId: number,
  fileIds: readonly string[],
): Promise<Map<string, AnalysedCall>> {
  if (fileIds.length === 0) return new Map();
  const [calls, labels, { files, numbers, emotions }] = await Promise.all([
    loadCalls(db, workspaceId, fileIds, null),
    labelsOfCalls(db, workspaceId, fileIds),
    factsOfCalls(db, workspaceId, fileIds),
  ]);
  const numbersOf = Map.groupBy(numbers, (row) => row.file_id);
  const emotionsOf = Map.groupBy(emotions, (row) => row.file_id);
  return new Map(
    files.map((file) => {
      const call = calls.get(file.id) ?? silentCall(file.duration_ms ?? 0);
      const metrics = presentMetrics(file.metrics as CallMetrics | null, file.roles_swapped);
      const analysed = analysedCall(call, {
        metrics,
        labels: labels.get(file.id) ?? new Map(),
        numbers: new Map(
          (numbersOf.get(file.id) ?? []).map((row) => [numberName(row.metric, row.speaker_role), row.value]),
        ),
        emotions: (emotionsOf.get(file.id) ?? []).map(({ phrase_id, emotion }) => ({
          phrase_id,
          emotion: emotion as PhraseEmotion['emotion'],
        })),
      });
      return [file.id, analysed];
    }),
  );
}
