import { markHolds } from '@earshot/core/call/conversation.ts';
import { textOf } from '@earshot/core/call/phrase.ts';
import type { CallEmotions, PhraseVoice } from '@earshot/core/emotions/emotions.ts';
import type { PreparedConversation } from '@earshot/core/matching/prepared-conversation.ts';
import type { CallMetrics } from '@earshot/core/metrics/metrics.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { publish } from '../../platform/events.ts';
import { extensionsOf } from '../../platform/extensions.ts';
import type { JobRun } from '../../platform/jobs.ts';
import { announce } from '../../platform/live.ts';
import { isSameJson } from '../audit/audit.ts';
import { type IndexedPhrase, indexCall } from '../call-index/call-index.ts';
import { answerAnalysed } from '../classifiers/answer-analysed.ts';
import { feel, keepEmotions, keepVoice, keptEmotions, keptVoice, summaryOf } from '../emotions/emotions.ts';
import { changeFileRow, type FileRow, findFileRow, holdFileRow } from '../files/file-rows.ts';
import { getFileRow } from '../files/files.ts';
import { startedAt } from '../files/started-at.ts';
import { followCall } from '../findings/findings.ts';
import { wordsVersion } from '../matching/lexicon.ts';
import { keepNumbers, loadFormulas, numbersOfCall } from '../metrics/numbers.ts';
import { presentMetrics } from '../metrics/present-metrics.ts';
import { analysedCall, numberName } from '../rules/analysed-call.ts';
import { applyRules } from '../rules/apply-rules.ts';
import { labelsAsDecided } from '../rules/call-labels.queries.ts';
import { type CompiledRule, loadRules } from '../rules/compiled-rules.ts';
import { ruleSemantics } from '../rules/rule-semantics.ts';
import { embedSoon } from '../semantics/embed-phrases.ts';
import { learnSoon } from '../semantics/train-semantics.ts';
import { findBaseVersion, findCurrentVersion, findTranscript } from '../transcripts/transcripts.ts';
import { callAnalysed } from './analysis.events.ts';
import { analysisFollowers } from './analysis-followers.ts';

/**
 * Makes everything that follows from the words and numbers of a call anew: what search finds, emotions, metrics of the
 * workspace, tags and patterns. What people decided stays. Running it again changes nothing. `keepsEmotions`: those that
 * were found before, where there are any.
 */
export async function analyseFile(ctx: Ctx, fileId: string, options: Options = {}): Promise<void> {
  // What was read may be another thing by the time it is written; a call that changes all the time is written in the end.
  for (let tries = 0; tries < mostTries; tries += 1) {
    options.signal?.throwIfAborted();
    if (await analyseOnce(ctx, fileId, options, tries === mostTries - 1)) break;
  }
  await learnSoon(ctx);
  await embedSoon(ctx);
}

type Options = { voice?: PhraseVoice[] | undefined; signal?: AbortSignal; keepsEmotions?: boolean };

const mostTries = 4;

/** Answers whether it is written: not where words, roles or details have changed since they were read. */
async function analyseOnce(
  ctx: Ctx,
  fileId: string,
  { voice, signal, keepsEmotions = false }: Options,
  isLastTry: boolean,
): Promise<boolean> {
  const file = await getFileRow(ctx, fileId);
  const transcript = await findTranscript(ctx, fileId);
  const base_version = await findBaseVersion(ctx, fileId);
  const phrases = transcript?.phrases ?? [];
  const metrics = presentMetrics(file.metrics as CallMetrics | null, file.roles_swapped);
  const words = phrases.reduce((sum, phrase) => sum + phrase.words.length, 0);
  const emotions =
    (keepsEmotions ? await keptEmotions(ctx, fileId) : null) ??
    (await feel(ctx, phrases, voice ?? (await keptVoice(ctx, fileId, base_version)), signal));
  const numbers = numbersOfCall(metrics, words, await loadFormulas(ctx));
  const call = {
    duration_ms: file.duration_ms ?? phrases.reduce((end, phrase) => Math.max(end, phrase.end_ms), 0),
    phrases: markHolds(phrases, metrics?.evidence.holds ?? []),
  };
  const answered = await answerAnalysed(ctx, file, call);
  const analysed = analysedCall(call, {
    metrics,
    numbers: new Map(numbers.map((one) => [numberName(one.metric, one.speaker_role), one.value])),
    emotions: emotions.phrases,
    labels: await labelsAsDecided(ctx, fileId, answered.labels),
  });
  const { rules: all, set } = await loadRules(ctx);
  const rules = all.filter(({ appliesFrom }) => appliesFrom === null || appliesFrom <= file.created_at);
  const semantics = await ruleSemantics(ctx, rules, phrases.map(textOf));
  const started_at = startedAt(file);
  await keepEmotions(ctx, fileId, emotions);
  if (voice !== undefined) await keepVoice(ctx, fileId, base_version, voice);
  const followers = await Promise.all(
    extensionsOf(ctx, analysisFollowers).map((follow) => follow(ctx, { file, call: analysed })),
  );
  return transact(ctx, async (ctx) => {
    // Of two analyses at once the second waits here, and finds what the first has written.
    const now = await holdFileRow(ctx, fileId);
    const version = await findCurrentVersion(ctx, fileId);
    const isOther = version !== (transcript?.version ?? null) || !isSameJson(readOf(file), readOf(now));
    if (isOther && !isLastTry) return false;
    await indexCall(
      ctx,
      fileId,
      { duration_ms: call.duration_ms, started_at, operator: file.operator },
      indexedPhrases(analysed.conversation, emotions),
    );
    await keepNumbers(ctx, fileId, numbers);
    const one = { file_id: fileId, started_at, operator: file.operator, call: analysed };
    await followCall(ctx, fileId, { started_at, operator: file.operator });
    await answered.write(ctx, { started_at, operator: file.operator });
    const { added, removed } = await applyRules(ctx, rules, [one], semantics, set);
    await changeFileRow(ctx, fileId, {
      emotions: JSON.stringify(summaryOf(emotions)),
      analysed_at: ctx.now(),
      words_version: wordsVersion(),
    });
    for (const write of followers) await write(ctx);
    const named = ({ rule: { kind, id } }: { rule: CompiledRule }) => ({ kind, id });
    await publish(ctx, callAnalysed, {
      file_id: fileId,
      added: added.map(named),
      removed: removed.map(named),
    });
    await announce(ctx.db, ctx.workspaceId, { event: 'file.changed', file_id: fileId });
    return true;
  });
}

/** What of a call's row the analysis goes by. */
const readOf = ({ metrics, roles_swapped, operator, recorded_at, duration_ms }: FileRow) => ({
  metrics,
  roles_swapped,
  operator,
  recorded_at,
  duration_ms,
});

/**
 * After somebody changed the words, the roles, the details or the labels of a call; one that is gone meanwhile needs nothing. Other labels
 * change nothing of what was felt.
 */
export async function analyseAgain(
  ctx: Ctx,
  { file_id, what }: { file_id: string; what?: string },
  { signal }: JobRun,
): Promise<void> {
  if ((await findFileRow(ctx, file_id)) === undefined) return;
  await analyseFile(ctx, file_id, { signal, keepsEmotions: what === 'labels' });
}

/** What is found by words: the conversation as rules see it, so that search and rules agree. */
function indexedPhrases(
  { phrases, texts, words }: PreparedConversation,
  emotions: CallEmotions,
): IndexedPhrase[] {
  const felt = new Map(emotions.phrases.map((one) => [one.phrase_id, one]));
  const slots = Map.groupBy(words().slots, (slot) => slot.phrase);
  return phrases.map(({ id, speaker, role, start_ms, end_ms, in_hold }, at) => {
    const emotion = felt.get(id);
    return {
      id,
      speaker,
      role,
      start_ms,
      end_ms,
      in_hold,
      text: texts[at]?.text ?? '',
      slots: slots.get(at) ?? [],
      emotion: emotion?.emotion ?? null,
      valence: emotion?.valence ?? null,
    };
  });
}
