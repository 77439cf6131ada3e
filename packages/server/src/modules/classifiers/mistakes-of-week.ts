import { type LabelMistakes, labelMistakes } from '@earshot/core/classifiers/label-mistakes.ts';
import type { VersionReport } from '@earshot/core/classifiers/learn-version.ts';
import { type LookedCall, lookAtCall, silent } from '@earshot/core/classifiers/looked-call.ts';
import { unitsOf } from '@earshot/core/classifiers/units.ts';
import { fail } from '@earshot/core/errors.ts';
import { generator } from '@earshot/core/random.ts';
import type { Ctx } from '../../platform/context.ts';
import { CountedOnce } from '../../platform/counted-once.ts';
import { inSteps } from '../../platform/in-steps.ts';
import { KeptInMemory } from '../../platform/kept-in-memory.ts';
import { breathe, createQueue } from '../../platform/one-at-a-time.ts';
import { perProgram } from '../../platform/per-program.ts';
import { lexicon } from '../matching/lexicon.ts';
import type { OfVersion } from './answered.sql.ts';
import { answeredKey, markOf } from './answered-mark.ts';
import { callsInTurn } from './calls-in-turn.ts';
import { ruleOfLearned } from './classifier-input.ts';
import { loadModel } from './models.ts';
import { listLooked } from './week.queries.ts';

/** What was found of how many calls, a line for each label in the order of the version. */
export type Mistakes = { looked: number; labels: LabelMistakes[] };

/** A call that was answered, and a key of when. */
type Answered = { file_id: string; key: string };

/** Looking through two hundred calls takes a second or two: only those are looked at that came since. */
const bytesOfLooked = 120;
const lookedAt = perProgram(() => new KeptInMemory<readonly LookedCall[]>(32 * 2 ** 20));
const bytesOfLabel = 200;
const counted = perProgram(() => new CountedOnce<Mistakes>(2 ** 20));
/** One after the other: of many at once everybody else would wait a turn for each. */
const looking = perProgram(createQueue);
/** What is drawn is drawn the same for the same calls. */
const seed = 1;

/** How many of the calls that came last get a label wrongly, and how many miss it. Throws `classifiers.version_not_found`. */
export async function mistakesOf(
  ctx: Ctx,
  of: OfVersion,
  histograms: VersionReport['histograms'],
): Promise<Mistakes> {
  const answered = (await listLooked(ctx.db, ctx.workspaceId, of)).map((call) => ({
    file_id: call.file_id,
    key: answeredKey(ctx, of, call),
  }));
  return counted(ctx).of(
    markOf(answered.map(({ key }) => key)),
    () => looking(ctx).run(String(ctx.workspaceId), () => countMistakes(ctx, of, { answered, histograms })),
    ({ labels }) => labels.length * bytesOfLabel,
  );
}

async function countMistakes(
  ctx: Ctx,
  of: OfVersion,
  { answered, histograms }: { answered: readonly Answered[]; histograms: VersionReport['histograms'] },
): Promise<Mistakes> {
  const calls = await lookAt(ctx, of, answered);
  const labels: LabelMistakes[] = [];
  for (const [label, known] of histograms.entries()) {
    const own = calls.map((answers) => answers[label] ?? silent());
    labels.push(await inSteps(labelMistakes(own, known, generator(seed))));
  }
  return { looked: calls.length, labels };
}

/** What a version says of all places of some calls; of one without a word it says nothing. */
async function lookAt(
  ctx: Ctx,
  { classifierId, version }: OfVersion,
  calls: readonly Answered[],
): Promise<readonly (readonly LookedCall[])[]> {
  const kept = lookedAt(ctx);
  const found = new Map(calls.map(({ file_id, key }) => [file_id, kept.get(key)]));
  const others = calls.filter(({ file_id }) => found.get(file_id) === undefined);
  if (others.length > 0) {
    const model = await loadModel(ctx, classifierId, version);
    if (model === null) throw fail('classifiers.version_not_found');
    const asked = { classify: model.classify, labels: model.labels.length, lexicon: lexicon() };
    const rule = ruleOfLearned(model.definition);
    const ids = others.map(({ file_id }) => file_id);
    for await (const [id, call] of callsInTurn(ctx, ids, breathe))
      found.set(id, await inSteps(lookAtCall(unitsOf(call, rule), asked)));
    for (const { file_id, key } of others) {
      const looked = found.get(file_id) ?? [];
      kept.keep(key, looked, looked.length * bytesOfLooked);
    }
  }
  return calls.map(({ file_id }) => found.get(file_id) ?? []);
}
