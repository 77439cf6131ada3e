import type { LabelAnswer } from '@earshot/core/classifiers/classify.ts';
import { noSetting } from '@earshot/core/classifiers/setting.ts';
import { readWords } from '@earshot/core/classifiers/text-terms.ts';
import { unitBetween } from '@earshot/core/classifiers/units.ts';
import { labelEvidence } from '@earshot/core/detection/label-units.ts';
import { momentsOf } from '@earshot/core/detection/moments.ts';
import type { Kept, KeptItem } from '@earshot/core/evaluations/tried-of.ts';
import { loadCalls } from '../call-index/indexed-calls.queries.ts';
import { labelsOf, unitRuleOf, versionsLearned } from '../classifiers/asked-by-others.ts';
import { classifyCall } from '../classifiers/classify-call.ts';
import { learnedCalls } from '../classifiers/learned-calls.queries.ts';
import { loadModel, type Model } from '../classifiers/models.ts';
import { lexicon } from '../matching/lexicon.ts';
import type { SubjectKeeper, TestedSubject } from './subject.ts';
import type { TruthRow } from './truths.store.ts';

/** A classifier is asked about the same part of a call that people answered. */
export const classifierSubject: SubjectKeeper = {
  kind: 'classifier',
  versions: async (ctx, id) =>
    (await versionsLearned(ctx, id)).map(({ version, at }) => ({
      version,
      name: `v${version}`,
      at: at.toISOString(),
    })),
  load: async (ctx, id, version): Promise<TestedSubject | null> => {
    const model = await loadModel(ctx, id, version);
    if (model === null) return null;
    const labels = await labelsOf(ctx, id);
    return {
      version,
      choose: model.definition.choose,
      items: labels.map((label) => ({ id: label.id, name: label.name, kind: 'yes_no' })),
      learnedFrom: (ctx, fileIds) => learnedCalls(ctx, id, version, fileIds),
      tell: async (ctx, places) => {
        const files = [...new Set(places.map(({ file_id }) => file_id))];
        const calls = await loadCalls(ctx.db, ctx.workspaceId, files, null);
        return new Map(
          places.flatMap((place) => {
            const call = calls.get(place.file_id);
            return call === undefined ? [] : [[place.id, tellOf(model, call, place)] as const];
          }),
        );
      },
    };
  },
  unit: unitRuleOf,
};

type Call = Parameters<typeof classifyCall>[1];
type Place = Pick<TruthRow, 'phrase_id' | 'last_phrase_id' | 'text'>;

function tellOf(model: Model, call: Call, { phrase_id, last_phrase_id, text }: Place): Kept {
  if (phrase_id === null) return tellOfCall(model, call);
  const unit = unitBetween(call, phrase_id, last_phrase_id ?? phrase_id) ?? { text, ...noSetting };
  const { answers } = model.classify({ words: readWords(unit.text, lexicon()), setting: unit });
  return { items: itemsOf(model, answers, ({ leans }) => leans), moments: [], words: null };
}

/** Of a whole call it says what its strongest unit says. */
function tellOfCall(model: Model, call: Call): Kept {
  const { answers } = classifyCall(model, call);
  const units = answers.flatMap(({ decision, units }) => (decision === 'no' ? [] : units));
  return {
    items: itemsOf(
      model,
      answers,
      ({ decision, probability }) => decision === 'yes' || (decision === 'unsure' && probability >= 0.5),
    ),
    moments: momentsOf(labelEvidence(units, call.phrases, null)),
    words: null,
  };
}

function itemsOf<Answer extends Pick<LabelAnswer, 'decision' | 'probability'>>(
  { labels }: Model,
  answers: readonly Answer[],
  leans: (answer: Answer) => boolean,
): KeptItem[] {
  return labels.map((id, at) => {
    const answer = answers[at];
    return {
      id,
      told: answer === undefined ? null : leans(answer),
      answer: null,
      probability: answer?.probability ?? null,
      isUnsure: answer?.decision === 'unsure',
    };
  });
}
