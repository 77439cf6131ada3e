import { answersTo } from '@earshot/core/classifiers/agreed-answers.ts';
import { triedOf } from '@earshot/core/classifiers/classifier-report.ts';
import type { RefitReason } from '@earshot/core/classifiers/classifiers.ts';
import { type Drift, driftOf, type Kept, type Met } from '@earshot/core/classifiers/drift.ts';
import { readWords } from '@earshot/core/classifiers/text-terms.ts';
import type { Ctx } from '../../platform/context.ts';
import { KeptInMemory } from '../../platform/kept-in-memory.ts';
import { breathe } from '../../platform/one-at-a-time.ts';
import { perProgram } from '../../platform/per-program.ts';
import { lexicon } from '../matching/lexicon.ts';
import { type KeptText, listKeptSince, listKeptTexts, listMet, type MetCalls } from './drift.queries.ts';
import { settingOf } from './kept-setting.ts';
import { loadModel, type Model } from './models.ts';
import { versionFacts } from './version-facts.ts';

/** Answers of people to an example that was drawn by chance, and how many of them a version had given; `at`: when the last was. */
export type KeptAnswers = Kept & { at: Date };

/**
 * What a version met in the last calls, and in the examples that it learned from. `labels`: their ids in the
 * order of counts.
 */
export type FoundDrift = {
  version: number;
  learned_at: Date;
  labels: readonly number[];
  examples: Met;
  now: Met;
  kept: readonly KeptAnswers[];
  drifts: readonly Drift[];
};

/** Why classifiers should learn again though nobody changed them: they meet other things than they learned from. */
export async function driftsOf(ctx: Ctx, ids: readonly number[]): Promise<Map<number, RefitReason[]>> {
  const found = await findDrifts(ctx, ids);
  return new Map(
    [...found].map(([id, { drifts }]) => [id, drifts.flatMap(({ kind, isOver }) => (isOver ? [kind] : []))]),
  );
}

/** What these classifiers met, of those that have learned something. */
export async function findDrifts(ctx: Ctx, ids: readonly number[]): Promise<Map<number, FoundDrift>> {
  const rows = await listMet(ctx.db, ctx.workspaceId, ids);
  const found = new Map<number, FoundDrift>();
  for (const { id, version, first, last, learned_at } of rows) {
    const facts = await versionFacts(ctx, id, version);
    if (facts === null) continue;
    const labels = facts.definition.labels.flatMap((label) => label.id ?? []);
    const [before, now] = [metOf(labels, first), metOf(labels, last)];
    const kept = await keptOf(ctx, id, version);
    const drifts = driftOf({ ...before, accuracy: facts.accuracy ?? neverRight }, now, sumOf(kept));
    found.set(id, { version, learned_at, labels, examples: facts.met, now, kept, drifts });
  }
  return found;
}

/** What was met in some calls, with labels in their order. */
export const metOf = (labels: readonly number[], { labels: counts, ...met }: MetCalls): Met => ({
  ...met,
  labels: labels.map((id) => counts[String(id)] ?? 0),
});

export const sumOf = (kept: readonly Kept[]): Kept => ({
  n: kept.reduce((sum, { n }) => sum + n, 0),
  right: kept.reduce((sum, { right }) => sum + right, 0),
});

/** What versions were asked of examples, by the example and when it changed: whoever looks does not ask all of them again. */
const mostBytes = 16 * 2 ** 20;
const bytesOfOne = 150;
const told = perProgram(() => new KeptInMemory<ReadonlyMap<string, KeptAnswers>>(mostBytes));

/** How often a version was right of what was drawn by chance since, and labelled. */
async function keptOf(ctx: Ctx, id: number, version: number): Promise<KeptAnswers[]> {
  const marks = await listKeptSince(ctx.db, ctx.workspaceId, id);
  const key = `${ctx.workspaceId} ${id} ${version}`;
  const names = new Set(marks.map(nameOf));
  const kept = new Map([...(told(ctx).get(key) ?? [])].filter(([name]) => names.has(name)));
  const fresh = marks.filter((mark) => !kept.has(nameOf(mark)));
  if (fresh.length > 0) {
    const model = await loadModel(ctx, id, version);
    const texts = await listKeptTexts(
      ctx.db,
      ctx.workspaceId,
      fresh.map((mark) => mark.id),
    );
    for (const text of texts) {
      await breathe();
      if (model !== null) kept.set(nameOf(text), { ...rightOf(model, text), at: text.changed_at });
    }
  }
  told(ctx).keep(key, kept, kept.size * bytesOfOne);
  return [...kept.values()];
}

/** Of what could not be tried nothing is less than it was. */
const neverRight = { value: 0, low: 0, high: 0 };

const nameOf = ({ id, changed_at }: { id: number; changed_at: Date }) => `${id} ${changed_at.getTime()}`;

/** How many answers of a version there are to a text, and how many of them are right. */
function rightOf(model: Model, { text, ...known }: KeptText): Kept {
  const { answers } = model.classify({ words: readWords(text, lexicon()), setting: settingOf(known) });
  const tried = triedOf({ people: answersTo(model.labels, known), answers }, model.definition.choose);
  return { n: tried.length, right: tried.filter(({ right }) => right).length };
}
