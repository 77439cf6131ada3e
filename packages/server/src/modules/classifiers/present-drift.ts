import { dayAfter } from '@earshot/core/agents/day-steps.ts';
import type { classifierDrift, DriftWeek, unknownWords } from '@earshot/core/classifiers/drift.api.ts';
import { fewestTexts, unknownShare } from '@earshot/core/classifiers/drift.ts';
import { readWords } from '@earshot/core/classifiers/text-terms.ts';
import { unitsOf } from '@earshot/core/classifiers/units.ts';
import { UnknownWords } from '@earshot/core/classifiers/unknown-words.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import { dayOf } from '@earshot/core/findings/day.ts';
import { firstOf } from '@earshot/core/reports/report-period.ts';
import type { Ctx } from '../../platform/context.ts';
import { breathe } from '../../platform/one-at-a-time.ts';
import { listCallHeads } from '../files/call-heads.queries.ts';
import { presentHead } from '../files/call-heads.ts';
import { lexicon } from '../matching/lexicon.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { callsInTurn } from './calls-in-turn.ts';
import { ruleOfLearned } from './classifier-input.ts';
import { findToRead } from './classifiers.ts';
import { listLastAnswered, listMetByWeek } from './drift.queries.ts';
import { type FoundDrift, findDrifts, metOf, sumOf } from './drift.ts';
import { loadModel } from './models.ts';
import { versionAsked } from './versions.ts';

/** Weeks that are shown. */
const weeksShown = 8;
/** Calls and answers of a week of which a share is shown. */
const fewestOfWeek = 20;

/** How far what the version that answers meets is from what it learned from. Throws `classifiers.nothing_learned`. */
export async function presentDrift(ctx: Ctx, id: number): Promise<ReplyOf<typeof classifierDrift>> {
  const { labels } = await findToRead(ctx, id);
  const found = (await findDrifts(ctx, [id])).get(id);
  if (found === undefined) throw fail('classifiers.nothing_learned');
  const { version, learned_at, now, drifts } = found;
  const names = new Map(labels.map((label) => [label.id, label.name]));
  return {
    version,
    learned_at: learned_at.toISOString(),
    calls: now.texts,
    needed: fewestTexts,
    unknown_in_examples: unknownShare(found.examples),
    drifts: drifts.map(({ kind, before, now, limit, isOver, n, bounds, label }) => {
      const moved = label === null ? undefined : found.labels[label.label];
      const name = moved === undefined ? undefined : names.get(moved);
      return {
        kind,
        before,
        now,
        limit,
        is_over: isOver,
        n,
        low: bounds?.low ?? null,
        high: bounds?.high ?? null,
        label:
          label === null || moved === undefined || name === undefined
            ? null
            : { id: moved, name, before: label.before, now: label.now },
      };
    }),
    weeks: await weeksOf(ctx, id, found),
  };
}

async function weeksOf(ctx: Ctx, id: number, { labels, kept, drifts }: FoundDrift): Promise<DriftWeek[]> {
  const { time_zone } = await getWorkspaceSettings(ctx);
  const mondayOf = (at: Date) => firstOf('week', dayOf(at, time_zone));
  const first = dayAfter(mondayOf(ctx.now()), -7 * (weeksShown - 1));
  const rows = await listMetByWeek(ctx.db, ctx.workspaceId, id, first, weeksShown);
  const moved = drifts.find(({ label }) => label !== null)?.label;
  return rows.map(({ week, told }) => {
    const isEnough = told.texts >= fewestOfWeek;
    const share = moved && isEnough ? (metOf(labels, told).labels[moved.label] ?? 0) / told.texts : null;
    const answers = sumOf(kept.filter(({ at }) => mondayOf(at) === week));
    return {
      from: week,
      calls: told.texts,
      unknown_words: isEnough ? unknownShare(told) : null,
      label_shares: moved && share !== null ? Math.abs(share - moved.before) : null,
      accuracy: answers.n < fewestOfWeek ? null : answers.right / answers.n,
    };
  });
}

/** Words that are told. */
const mostWords = 12;

/** Words of the last calls that the version which answers had never learned. */
export async function listUnknownWords(ctx: Ctx, id: number): Promise<ReplyOf<typeof unknownWords>> {
  const { version } = await versionAsked(ctx, id, undefined);
  const model = await loadModel(ctx, id, version);
  if (model === null) throw fail('classifiers.version_not_found');
  const rule = ruleOfLearned(model.definition);
  const words = new UnknownWords();
  const files: string[] = [];
  const last = await listLastAnswered(ctx.db, ctx.workspaceId, { classifierId: id, version });
  for await (const [fileId, call] of callsInTurn(ctx, last, breathe)) {
    files.push(fileId);
    words.add(unitsOf(call, rule), (text) => readWords(text, lexicon()), model.isKnown);
  }
  const found = words.top(mostWords);
  const heads = await listCallHeads(
    ctx.db,
    ctx.workspaceId,
    found.flatMap(({ last }) => files[last.at] ?? []),
  );
  return {
    calls: words.calls,
    results: found.flatMap(({ word, calls, last: { at, phrase_id, start_ms, end_ms } }) => {
      const head = heads.find(({ id }) => id === files[at]);
      if (head === undefined) return [];
      const place = { file_id: head.id, phrase_id, last_phrase_id: phrase_id, start_ms, end_ms };
      const { name, type, audio_removed } = presentHead(head);
      return [{ word, calls, place, call: { name, type, audio_removed } }];
    }),
  };
}
