import { comparingCopies } from '@earshot/core/classifiers/near-copies.ts';
import { type Candidate, pickExamples } from '@earshot/core/classifiers/pick-examples.ts';
import { type ReadText, type ReadWord, readWords } from '@earshot/core/classifiers/text-terms.ts';
import { placeOf, type Unit, unitsOf } from '@earshot/core/classifiers/units.ts';
import { ask, type CompiledQuery } from '@earshot/core/matching/compile-query.ts';
import { prepareConversation } from '@earshot/core/matching/prepared-conversation.ts';
import { Query } from '@earshot/core/matching/query.ts';
import { generator } from '@earshot/core/random.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { giveWay, givingWay } from '../../platform/give-way.ts';
import { inSteps } from '../../platform/in-steps.ts';
import type { JobRun } from '../../platform/jobs.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import { lexicon } from '../matching/lexicon.ts';
import { understandQuery } from '../matching/understand-query.ts';
import { listAnalysed } from '../rules/calls-in-question.queries.ts';
import { detectionCandidates } from '../rules/detection-candidates.sql.ts';
import { callsInTurn } from './calls-in-turn.ts';
import { ruleOf } from './classifier-input.ts';
import { findClassifierRow, type LabelRow, listLabelRows } from './classifiers.store.ts';
import { keptPosition } from './kept-setting.ts';
import { announceClassifiers } from './learnings.ts';
import { loadModel, type Model } from './models.ts';
import { both, inProject } from './project-calls.sql.ts';
import { drawCalls, findKnownTexts, type NewQueueItem, noteFilled, replaceQueue } from './queue.store.ts';
import { textKey } from './text-key.ts';

/** Calls whose units are looked at; of those that the filter of a label finds, so many more. */
const mostCalls = 300;
const mostProposed = 60;
/** Units that are compared with one another. */
const mostUnits = 20_000;
/** So many are chosen at once: after as many answers the classifier can have learned anew. */
const queueLength = 60;

type Found = {
  unit: Unit;
  fileId: string;
  words: ReadWord[];
  lead: Candidate['lead'];
  proposed: number[];
  key: string;
};

/** Chooses what people are asked about next, in a worker. */
export async function fillQueue(
  ctx: Ctx,
  { classifierId, projectId }: { classifierId: number; projectId: number | null },
  job: JobRun,
): Promise<void> {
  const row = await findClassifierRow(ctx.db, ctx.workspaceId, classifierId);
  if (row === undefined) return;
  const labels = await listLabelRows(ctx.db, ctx.workspaceId, [classifierId]);
  const model = row.live_version === null ? null : await loadModel(ctx, classifierId, row.live_version);
  const filters = labels.flatMap(({ id, advanced_filter }) =>
    advanced_filter === null ? [] : [{ id, query: understandQuery(Query.parse(advanced_filter)) }],
  );
  const known = await findKnownTexts(ctx.db, ctx.workspaceId, classifierId);
  const seed = `${classifierId} ${row.live_version ?? 0} ${known.count}`;
  const calls = await callsToAsk(ctx, seed, filters, inProject(ctx, projectId));
  const found: Found[] = [];
  const pause = givingWay(ctx);
  for await (const [fileId, call] of callsInTurn(ctx, calls, giveWay)) {
    job.signal.throwIfAborted();
    if (found.length >= mostUnits) break;
    const proposals = proposalsOf(call, filters);
    for (const unit of unitsOf(call, ruleOf(row))) {
      const key = textKey(unit.text);
      const place = placeOf(unit);
      if (known.texts.has(key) || known.places.has(`${fileId} ${place.phrase_id}`)) continue;
      const proposed = filters
        .map(({ id }) => id)
        .filter((id) => unit.phrases.some((phrase) => proposals.get(id)?.has(phrase.id)));
      const words = readWords(unit.text, lexicon());
      const lead = model === null ? null : leadOf(model, { words, setting: unit });
      found.push({ unit, fileId, words, lead, proposed, key });
      await pause();
    }
  }
  const copies = await inSteps(comparingCopies(found.map(({ words }) => words)));
  const items = pick({ found, copies }, model, labels, known.count);
  await transact(ctx, async (ctx) => {
    const of = { classifierId, projectId };
    const more = await replaceQueue(ctx.db, ctx.workspaceId, of, items, ctx.now());
    await noteFilled(ctx.db, ctx.workspaceId, of, { now: ctx.now(), items: Math.max(0, more) });
    await announceClassifiers(ctx);
  });
}

type Filter = { id: number; query: CompiledQuery };

/** Calls by chance, and the first that the filters of labels find. */
async function callsToAsk(
  ctx: Ctx,
  seed: string,
  filters: readonly Filter[],
  among: Condition,
): Promise<string[]> {
  const drawn = await drawCalls(ctx.db, ctx.workspaceId, { seed, limit: mostCalls, among });
  const proposed: string[] = [];
  for (const { query } of filters) {
    const method = { method: { kind: 'query' as const, query: Query.parse({}) }, query, script: null };
    const condition = detectionCandidates(
      { join: 'all', methods: [method] },
      { workspaceId: ctx.workspaceId, hints: {}, edges: null, semantics: null },
    );
    const page = { after: null, limit: mostProposed };
    proposed.push(...(await listAnalysed(ctx.db, ctx.workspaceId, both(condition, among), page)));
  }
  return [...new Set([...drawn, ...proposed])];
}

/** By label the phrases that its filter finds. */
function proposalsOf(
  call: Parameters<typeof prepareConversation>[0],
  filters: readonly Filter[],
): ReadonlyMap<number, ReadonlySet<number>> {
  if (filters.length === 0) return new Map();
  const prepared = prepareConversation(call, lexicon());
  return new Map(
    filters.map(({ id, query }) => {
      const { holds, hits } = ask(query, prepared, null);
      return [id, new Set(holds ? hits.map(({ phrase_id }) => phrase_id) : [])];
    }),
  );
}

function pick(
  { found, copies }: { found: readonly Found[]; copies: readonly number[] },
  model: Model | null,
  labels: readonly LabelRow[],
  seed: number,
): NewQueueItem[] {
  const candidates = found.map(
    (one, at): Candidate => ({
      id: at,
      lead: one.lead,
      proposed: one.proposed.length > 0,
      copies: copies[at] ?? at,
    }),
  );
  const byFirst = Map.groupBy(copies.keys(), (at) => copies[at] ?? at);
  const own = new Set(labels.map(({ id }) => id));
  return pickExamples(candidates, queueLength, generator(seed)).flatMap(({ id, reason }, place) => {
    const one = found[id];
    if (one === undefined) return [];
    const same = (byFirst.get(copies[id] ?? id) ?? []).filter((at) => at !== id).slice(0, 100);
    return [
      {
        file_id: one.fileId,
        ...placeOf(one.unit),
        role: one.unit.role,
        ...keptPosition(one.unit.position),
        text: one.unit.text,
        text_key: one.key,
        reason,
        place,
        version: model?.version ?? 0,
        proposed_by: one.proposed.filter((label) => own.has(label)),
        copies: same.flatMap((at) => {
          const copy = found[at];
          return copy === undefined
            ? []
            : [{ file_id: copy.fileId, phrase_id: placeOf(copy.unit).phrase_id }];
        }),
      },
    ];
  });
}

/** The likeliest label and how far it is ahead: of the next where one is chosen, of its threshold else. */
function leadOf({ classify, definition, thresholds }: Model, text: ReadText): Candidate['lead'] {
  const { answers, lead } = classify(text);
  if (answers.length === 0) return null;
  if (definition.choose === 'one') return lead;
  const distances = [...answers.entries()].map(([label, { probability }]) => ({
    label,
    by: Math.abs(probability - (thresholds[label]?.at ?? 0.5)),
  }));
  return distances.reduce((nearest, one) => (one.by < nearest.by ? one : nearest));
}
