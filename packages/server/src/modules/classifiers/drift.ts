import { answersTo } from '@earshot/core/classifiers/agreed-answers.ts';
import { triedOf } from '@earshot/core/classifiers/classifier-report.ts';
import type { RefitReason } from '@earshot/core/classifiers/classifiers.ts';
import { driftOf, type Kept, type Met } from '@earshot/core/classifiers/drift.ts';
import { readWords } from '@earshot/core/classifiers/text-terms.ts';
import type { Ctx } from '../../platform/context.ts';
import { KeptInMemory } from '../../platform/kept-in-memory.ts';
import { breathe } from '../../platform/one-at-a-time.ts';
import { perProgram } from '../../platform/per-program.ts';
import { lexicon } from '../matching/lexicon.ts';
import { type KeptText, listKeptSince, listKeptTexts, listMet, type MetCalls } from './drift.queries.ts';
import { settingOf } from './kept-setting.ts';
import { type Definition, loadModel, type Model } from './models.ts';

/** Why classifiers should learn again though nobody changed them: they meet other things than they learned from. */
export async function driftsOf(ctx: Ctx, ids: readonly number[]): Promise<Map<number, RefitReason[]>> {
  const rows = await listMet(ctx.db, ctx.workspaceId, ids);
  const found = new Map<number, RefitReason[]>();
  for (const { id, version, definition, met, accuracy, first, last } of rows) {
    const labels = (definition as Definition).labels.flatMap((label) => label.id ?? []);
    const learned = met as Met;
    const before = {
      words: learned.words,
      unknown: learned.unknown,
      accuracy: accuracy ?? 0,
      ...sharesOf(labels, first),
    };
    const now = { words: last.words, unknown: last.unknown, ...sharesOf(labels, last) };
    const drifts = driftOf(before, now, await keptOf(ctx, id, version));
    found.set(
      id,
      drifts.flatMap(({ kind, isOver }) => (isOver ? [kind] : [])),
    );
  }
  return found;
}

const sharesOf = (
  labels: readonly number[],
  { texts, labels: counts }: MetCalls,
): Pick<Met, 'texts' | 'labels'> => ({ texts, labels: labels.map((id) => counts[String(id)] ?? 0) });

/** What versions were asked of examples, by the example and when it changed: whoever looks does not ask all of them again. */
const mostBytes = 16 * 2 ** 20;
const bytesOfOne = 100;
const told = perProgram(() => new KeptInMemory<ReadonlyMap<string, Kept>>(mostBytes));

/** How often a version was right of what was drawn by chance since, and labelled. */
async function keptOf(ctx: Ctx, id: number, version: number): Promise<Kept> {
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
      if (model !== null) kept.set(nameOf(text), rightOf(model, text));
    }
  }
  told(ctx).keep(key, kept, kept.size * bytesOfOne);
  return [...kept.values()].reduce(
    (all, { n, right }) => ({ n: all.n + n, right: all.right + right }),
    nothing,
  );
}

const nothing: Kept = { n: 0, right: 0 };

const nameOf = ({ id, changed_at }: { id: number; changed_at: Date }) => `${id} ${changed_at.getTime()}`;

/** How many answers of a version there are to a text, and how many of them are right. */
function rightOf(model: Model, { text, ...known }: KeptText): Kept {
  const { answers } = model.classify({ words: readWords(text, lexicon()), setting: settingOf(known) });
  const tried = triedOf({ people: answersTo(model.labels, known), answers }, model.definition.choose);
  return { n: tried.length, right: tried.filter(({ right }) => right).length };
}
