import type { checkClassifier, LabelTold, UnitTold, WordTold } from '@earshot/core/classifiers/checks.api.ts';
import type { Classified } from '@earshot/core/classifiers/classify.ts';
import { noSetting } from '@earshot/core/classifiers/setting.ts';
import { type ReadWord, readWords } from '@earshot/core/classifiers/text-terms.ts';
import { placeOf, type Unit, unitsOf } from '@earshot/core/classifiers/units.ts';
import type { BodyOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import { inSteps } from '../../platform/in-steps.ts';
import { createQueue } from '../../platform/one-at-a-time.ts';
import { perProgram } from '../../platform/per-program.ts';
import { lexicon } from '../matching/lexicon.ts';
import { callInQuestion } from '../rules/try-detection.ts';
import { ruleOfLearned } from './classifier-input.ts';
import { loadModel, type Model } from './models.ts';
import { versionAsked } from './versions.ts';

type Body = BodyOf<typeof checkClassifier>;

/** Words of one label that are told of. */
const mostWords = 12;
/** Unknown words that are told of, but for the smallest, which say nothing. */
const mostUnknown = 8;
const shortestTold = 3;
/** What is less likely is not explained, unless nothing else is. */
const leastLikely = 0.2;

/** Lines of a text: of each it is told which words decided. */
const mostLines = 500;
/** One after the other, whoever asks in turn: each keeps the program busy. */
const checking = perProgram(createQueue);

/** What a version says of a text or a call, and by which words. */
export function check(ctx: Ctx, id: number, body: Body): Promise<ReplyOf<typeof checkClassifier>> {
  return checking(ctx).run(`${ctx.workspaceId} ${ctx.userId}`, () => checkNow(ctx, id, body));
}

async function checkNow(ctx: Ctx, id: number, body: Body): Promise<ReplyOf<typeof checkClassifier>> {
  const { text = '', file_id } = body;
  if (file_id === undefined && text.trim() === '') throw fail('classifiers.nothing_to_check');
  const { version, labels } = await versionAsked(ctx, id, body.version);
  const model = await loadModel(ctx, id, version);
  if (model === null) throw fail('classifiers.version_not_found');
  const names = new Map(labels.map((label) => [label.id, label.name]));
  const units = file_id === undefined ? unitsOfText(model, text) : await unitsOfCall(ctx, model, file_id);
  const told = await inSteps(tellAll(model, names, units));
  const strongest = strongestOf(model, told);
  return {
    version,
    labels: strongest.map(({ label }) => label),
    words: strongest.flatMap(({ words }) => words),
    units: told.map(({ unit, labels, words, is_unknown, met }): UnitTold => {
      const first = unit.phrases[0];
      const place = first === undefined ? null : placeOf(unit);
      return {
        text: unit.text,
        role: unit.role,
        moment:
          first === undefined || place === null
            ? null
            : {
                phrase_id: first.id,
                words: null,
                speaker: first.speaker,
                role: first.role,
                start_ms: place.start_ms,
                end_ms: place.end_ms,
                text: unit.text.slice(0, 500),
              },
        last_phrase_id: place?.last_phrase_id ?? null,
        labels: [...labels],
        words: [...words],
        is_unknown,
        met,
      };
    }),
  };
}

function* tellAll(model: Model, names: ReadonlyMap<number, string>, units: readonly Unit[]) {
  const told: ({ unit: Unit } & Told)[] = [];
  for (const unit of units) {
    told.push({ unit, ...tell(model, names, unit) });
    yield;
  }
  return told;
}

/** Where phrases are classified, each line is one. Throws `classifiers.too_many_lines`. */
function unitsOfText({ definition }: Model, text: string): Unit[] {
  const lines = definition.unit === 'phrase' ? text.split(/[\r\n]+/u) : [text];
  const said = lines.map((line) => line.trim()).filter((line) => line !== '');
  if (said.length > mostLines) throw fail('classifiers.too_many_lines', { most: mostLines });
  return said.map((line) => ({ text: line, ...noSetting, phrases: [] }));
}

async function unitsOfCall(ctx: Ctx, { definition }: Model, fileId: string): Promise<Unit[]> {
  const { call } = await callInQuestion(ctx, { file_id: fileId });
  return unitsOf(call.conversation, ruleOfLearned(definition));
}

/** What is said of a unit: every label that is there still, and the words for the likely ones. */
export function tell(model: Model, names: ReadonlyMap<number, string>, unit: Omit<Unit, 'phrases'>) {
  const words = readWords(unit.text, lexicon());
  const said = model.classify({ words, setting: unit });
  const labels = model.labels.flatMap((id, at): LabelTold[] => {
    const [name, answer, threshold] = [names.get(id), said.answers[at], model.thresholds[at]];
    if (name === undefined || answer === undefined || threshold === undefined) return [];
    const { probability, decision } = answer;
    const { at: from, unsure_from, unsure_to } = threshold;
    return [{ id, name, probability, decision, threshold: from, unsure_from, unsure_to }];
  });
  const likely = labels.filter(
    ({ probability, decision }) => decision !== 'no' || probability >= leastLikely,
  );
  const best = labels.toSorted((one, other) => other.probability - one.probability).slice(0, 1);
  const told = (likely.length > 0 ? likely : best).flatMap(({ id }) =>
    wordsFor(words, said, model.labels.indexOf(id), id),
  );
  return { labels, words: told, is_unknown: said.is_unknown, met: metIn(model, words) };
}

function metIn({ isKnown }: Model, words: readonly ReadWord[]): UnitTold['met'] {
  const unknown = words.filter(({ lemma }) => !isKnown(lemma));
  const some = new Map(
    unknown.flatMap(({ lemma, form }) => (form.length < shortestTold ? [] : [[lemma, form]])),
  );
  return {
    words: words.length,
    unknown: unknown.length,
    some: [...some.values()].slice(0, mostUnknown),
  };
}

function wordsFor(words: readonly ReadWord[], said: Classified, label: number, id: number): WordTold[] {
  return said
    .weightsFor(label)
    .map((weight, at) => ({ weight, word: words[at] as ReadWord }))
    .sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
    .slice(0, mostWords)
    .filter(({ weight }) => weight !== 0)
    .map(({ weight, word: { form, start, end } }) => ({ text: form, weight, label_id: id, start, end }));
}

type Told = ReturnType<typeof tell>;

const rank = { yes: 2, unsure: 1, no: 0 } as const;

/** For each label the unit that says it most strongly; where nothing was said, none has any. */
function strongestOf({ labels }: Model, told: readonly Told[]): { label: LabelTold; words: WordTold[] }[] {
  return labels.flatMap((id) => {
    const found = told.flatMap(({ labels, words }) => {
      const label = labels.find((one) => one.id === id);
      return label === undefined ? [] : [{ label, words: words.filter((word) => word.label_id === id) }];
    });
    const [best] = found.sort(
      (one, other) =>
        rank[other.label.decision] - rank[one.label.decision] ||
        other.label.probability - one.label.probability,
    );
    return best === undefined ? [] : [best];
  });
}
