import { markHolds } from '@earshot/core/call/conversation.ts';
import { textOf } from '@earshot/core/call/phrase.ts';
import { type AnalysedCall, detect } from '@earshot/core/detection/detect.ts';
import type { Detection } from '@earshot/core/detection/detection.ts';
import { callEmotions } from '@earshot/core/emotions/call-emotions.ts';
import { fail } from '@earshot/core/errors.ts';
import type { CheckResult, Preview, RuleKind } from '@earshot/core/rules/rules.ts';
import { importText } from '@earshot/core/transcripts/import-transcript.ts';
import { parseTranscript } from '@earshot/core/transcripts/transcript-parser.ts';
import { assertMayDo } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { getFileRow } from '../files/files.ts';
import { startedAt } from '../files/started-at.ts';
import { lexicon } from '../matching/lexicon.ts';
import { analysedCall, loadAnalysedCalls } from './analysed-call.ts';
import { type RuleCall, tryRules } from './apply-rules.ts';
import { callsInQuestion, countAnalysed, listNewest } from './calls-in-question.queries.ts';
import { storedDetectionOf, understandNamed } from './compiled-rules.ts';
import { recentUnhidden, refuseHidden } from './hidden-calls.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { ruleSemantics, searchedRuleSemantics } from './rule-semantics.ts';

/** A preview looks at the newest calls first and stops here, or when its time is up. */
const mostLookedAt = 20_000;
const patienceMs = 4000;
const batch = 50;
const sampleSize = 20;

/** A rule as it stands in an editor: which one of those that are stored it is, if any. */
export type RuleInQuestion = { kind: RuleKind; id?: number | undefined };

/**
 * What a detection finds in one call, or in a text with a line per phrase (`operator: words` says who). Throws as saving it would where it
 * goes by what whoever asks may not see.
 */
export async function checkDetection(
  ctx: Ctx,
  detection: Detection,
  on: { file_id?: string | undefined; text?: string | undefined },
  rule: RuleInQuestion,
): Promise<CheckResult> {
  await refuseUnknown(ctx, detection, await storedDetectionOf(ctx, rule));
  const compiled = await understandNamed(ctx, detection);
  const { call, said } = await callInQuestion(ctx, on);
  const semantics = await ruleSemantics(ctx, [{ detection: compiled }], said);
  return detect(compiled, call, semantics);
}

/**
 * A call of the workspace, or one that a text makes up, with its language where that is known. `said`: what only a text says.
 * Throws `forbidden` without the right to see calls, `files.not_found`, `reviews.is_blind` and what is wrong with a text.
 */
export async function callInQuestion(
  ctx: Ctx,
  on: { file_id?: string | undefined; text?: string | undefined },
): Promise<{ call: AnalysedCall; language: string | null; said: string[] }> {
  if (on.file_id !== undefined) {
    assertMayDo(ctx, 'files.read');
    const { language } = await getFileRow(ctx, on.file_id);
    await refuseHidden(ctx, on.file_id);
    const call = (await loadAnalysedCalls(ctx.db, ctx.workspaceId, [on.file_id])).get(on.file_id);
    if (call === undefined) throw fail('files.not_found');
    return { call, language, said: [] };
  }
  const phrases = phrasesOfText(on.text ?? '');
  const duration_ms = phrases.reduce((end, phrase) => Math.max(end, phrase.end_ms), 0);
  const call = analysedCall(
    { duration_ms, phrases: markHolds(phrases, []) },
    {
      metrics: null,
      numbers: new Map(),
      emotions: callEmotions(phrases, null, lexicon().termsOf).phrases,
    },
  );
  return { call, language: null, said: phrases.map(textOf) };
}

function phrasesOfText(text: string) {
  const parsed = parseTranscript('txt', text);
  if ('issue' in parsed) throw fail(parsed.issue, parsed.params);
  const { phrases, speakers } = importText(parsed.transcript);
  const roles = new Map(speakers.map(({ id, role }) => [id, role]));
  return phrases.map((phrase) => ({ ...phrase, role: roles.get(phrase.speaker) ?? null }));
}

/** What saving a rule would change in the calls of the last days, newest first. Nothing is written. Throws as `checkDetection` does. */
export async function previewDetection(
  ctx: Ctx,
  detection: Detection,
  days: number,
  rule: RuleInQuestion,
): Promise<Preview> {
  await refuseUnknown(ctx, detection, await storedDetectionOf(ctx, rule));
  const compiled = await understandNamed(ctx, detection);
  const semantics = await searchedRuleSemantics(ctx, { detection: compiled });
  const tried = { kind: rule.kind, id: rule.id ?? null, detection: compiled };
  const since = new Date(ctx.now().getTime() - days * 86_400_000);
  const condition = callsInQuestion(ctx, tried, semantics);
  const preview: Preview = { days, looked_at: 0, total: 0, matched: 0, added: 0, removed: 0, sample: [] };
  const recent = await recentUnhidden(ctx, since);
  preview.total = await countAnalysed(ctx.db, ctx.workspaceId, recent);
  const until = performance.now() + patienceMs;
  for (let offset = 0; offset < mostLookedAt && performance.now() < until; offset += batch) {
    const files = await listNewest(ctx.db, ctx.workspaceId, [recent, condition], { limit: batch, offset });
    const analysed = await loadAnalysedCalls(
      ctx.db,
      ctx.workspaceId,
      files.map((file) => file.id),
    );
    const ruleCalls = files.flatMap((file): RuleCall[] => {
      const call = analysed.get(file.id);
      return call === undefined
        ? []
        : [{ file_id: file.id, started_at: startedAt(file), operator: file.operator, call }];
    });
    const { added, removed, kept } = await tryRules(ctx, [tried], ruleCalls, semantics);
    preview.matched += added.length + kept.length;
    preview.added += added.length;
    preview.removed += removed.length;
    const changes = new Map<string, Pick<Preview['sample'][number], 'change' | 'evidence'>>();
    for (const { call, evidence } of added) changes.set(call.file_id, { change: 'added', evidence });
    for (const { call, evidence } of kept) changes.set(call.file_id, { change: 'kept', evidence });
    for (const { call } of removed) changes.set(call.file_id, { change: 'removed', evidence: [] });
    for (const file of files) {
      const change = changes.get(file.id);
      if (change === undefined || preview.sample.length >= sampleSize) continue;
      preview.sample.push({
        file_id: file.id,
        name: file.name,
        operator: file.operator,
        started_at: startedAt(file).toISOString(),
        ...change,
      });
    }
    if (files.length < batch) return { ...preview, looked_at: preview.total };
    preview.looked_at += files.length;
  }
  return preview;
}
