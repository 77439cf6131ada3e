import type { Who } from '../call/role.ts';
import type { AnalysedCall, CompiledDetection } from '../detection/detect.ts';
import { detect } from '../detection/detect.ts';
import { labelEvidence } from '../detection/label-units.ts';
import type { CallMoment } from '../detection/moments.ts';
import { momentsOf } from '../detection/moments.ts';
import type { Semantics } from '../matching/find.ts';
import { metricSpans } from '../metrics/metric-spans.ts';
import { applyScript, type StepResult } from '../wording/apply-script.ts';
import { hitsOfSaying } from '../wording/saying-hits.ts';
import { usualLimits } from '../wording/steps.ts';
import type { AnswerReason, MachineAnswer } from './answers.ts';
import type { CompiledGoal, CompiledQuestion } from './compile-goal.ts';
import { type Recognition, recognitionOf } from './recognition.ts';

/** What a machine would say, before the question's bar. */
export type Said = Pick<MachineAnswer, 'answer' | 'confidence' | 'reason'> &
  Partial<Pick<MachineAnswer, 'value' | 'note' | 'moments' | 'grounds'>> & {
    /** Why whoever says it leaves the answer to a person, however sure it is. */
    proposes?: Extract<AnswerReason, 'assists' | 'below_bar'> | null;
  };

/** What is known of a call besides what was said. */
export type GoalFacts = {
  /** ISO 639-1; null where it is not known. */
  language: string | null;
  semantics: Semantics | null;
  /** Questions whose filters of *not applicable* leave this call. */
  filtered: ReadonlySet<number>;
  /** What others than rules say: what was learned, a language model. */
  others: ReadonlyMap<number, Said>;
  /** Questions that the machine only assists with. */
  assisting: ReadonlySet<number>;
};

/** What a script that was said and is sure has in closeness: `npm run bench -- scripts`, as written with a fifth of words misheard. */
const surelySaid = 0.6;

/** Answers of the machine to the questions of a goal about one call; `only`: the questions that are asked. */
export function answerGoal(
  goal: CompiledGoal,
  call: AnalysedCall,
  facts: GoalFacts,
  only: (question: CompiledQuestion) => boolean = () => true,
): MachineAnswer[] {
  const asked = goal.questions.filter(only);
  const steps =
    goal.script !== null && asked.some(({ step }) => step !== null)
      ? applyScript(goal.script, { conversation: call.conversation, language: facts.language })
      : [];
  const recognition = recognitionOf(call.conversation);
  return asked.map((compiled) => {
    const { id } = compiled.question;
    const exempt = conditionOf(compiled, call, facts);
    if (exempt !== null) return presented(id, 'not_applicable', exempt);
    const step = compiled.step === null ? undefined : steps[compiled.step];
    return barred(compiled, say(compiled, call, facts, step, recognition), facts);
  });
}

/** Why a question does not apply to a call; null where it does. */
function conditionOf(
  { question, condition }: CompiledQuestion,
  call: AnalysedCall,
  { filtered, semantics }: GoalFacts,
): Said | null {
  const when = question.not_applicable_when;
  if (when === null) return null;
  const found = condition === null ? null : detect(condition, call, semantics);
  const holds = filtered.has(question.id) && (found === null || found.holds);
  if (holds === when.negate) return null;
  return { answer: null, confidence: null, reason: 'condition', moments: momentsOf(found?.evidence ?? []) };
}

/** What is not sure enough, or only assists, is a suggestion and goes to a person. */
function barred({ question }: CompiledQuestion, said: Said, { assisting }: GoalFacts): MachineAnswer {
  if (said.answer === null) return presented(question.id, 'cannot_tell', said);
  const isSure = said.confidence !== null && said.confidence >= question.confidence_bar;
  const held = assisting.has(question.id) ? 'assists' : (said.proposes ?? (isSure ? null : 'below_bar'));
  if (held === null) return presented(question.id, 'answered', said);
  const isUnsure = said.reason === 'unsure' || said.reason === 'label_unsure';
  const reason: AnswerReason = isUnsure ? said.reason : held;
  const unsure: Said = { ...said, answer: null, reason };
  return { ...presented(question.id, 'cannot_tell', unsure), suggestion: said.answer };
}

const presented = (question_id: number, state: MachineAnswer['state'], said: Said): MachineAnswer => ({
  question_id,
  state,
  answer: said.answer,
  suggestion: null,
  confidence: said.confidence,
  reason: said.reason,
  value: said.value ?? null,
  note: said.note ?? '',
  moments: said.moments ?? [],
  grounds: said.grounds ?? [],
});

const nothing = (reason: AnswerReason): Said => ({ answer: null, confidence: null, reason });

function say(
  { question, detection, step, label }: CompiledQuestion,
  call: AnalysedCall,
  facts: GoalFacts,
  said: StepResult | undefined,
  recognition: Recognition,
): Said {
  const by = question.answer_by;
  switch (by.kind) {
    case 'pattern':
      return detection === null ? nothing('rule_is_gone') : sayFound(detection, call, facts, recognition);
    case 'metric':
      return sayMeasured(question.mode === 'number', by, call);
    case 'script':
      return step === null || said === undefined ? nothing('rule_is_gone') : sayScripted(said, call);
    case 'learned':
      return facts.others.get(question.id) ?? nothing('not_learned');
    case 'llm':
      return facts.others.get(question.id) ?? nothing('waiting');
    case 'classifier':
      return label === null ? nothing('rule_is_gone') : sayLabelled(label, call, recognition);
    case 'person':
      return nothing('asks_person');
    default:
      return by satisfies never;
  }
}

function sayFound(
  detection: CompiledDetection,
  call: AnalysedCall,
  { semantics }: GoalFacts,
  recognition: Recognition,
): Said {
  const sides = sidesOf(detection);
  // Where nobody is heard of whom it asks, it is not known what they said.
  if (sides !== null && !sides.some(recognition.isHeard)) return nothing('no_words');
  const { holds, evidence } = detect(detection, call, semantics);
  if (!holds)
    return { answer: 'no', confidence: recognition.ofSides(sides ?? ['anyone']), reason: 'not_found' };
  const moments = momentsOf(evidence);
  return { answer: 'yes', confidence: recognition.ofMoments(moments), reason: 'found', moments };
}

/** What a classifier said of the call, or a person in its place: as sure as it was, and as far as the words were heard. */
function sayLabelled(label: number, { labels, conversation }: AnalysedCall, recognition: Recognition): Said {
  const said = labels?.get(label);
  if (said === undefined) return nothing('not_classified');
  const { probability: value, decision } = said;
  const moments = momentsOf(labelEvidence(said.units, conversation.phrases, value));
  if (decision === 'unsure')
    return { answer: value >= 0.5 ? 'yes' : 'no', confidence: 0, reason: 'label_unsure', value, moments };
  if (decision === 'no')
    return {
      answer: 'no',
      confidence: Math.min(1 - value, recognition.ofSides(['anyone'])),
      reason: 'not_labelled',
      value,
    };
  return {
    answer: 'yes',
    confidence: Math.min(value, recognition.ofMoments(moments)),
    reason: 'labelled',
    value,
    moments,
  };
}

/** Whose words a detection asks for; null where it asks for something else besides. */
function sidesOf({ methods }: CompiledDetection): Who[] | null {
  const sides = methods.map(({ method }) =>
    method.kind === 'query' ? method.query.who : method.kind === 'script' ? method.who : null,
  );
  return sides.every((side) => side !== null) ? sides : null;
}

function sayMeasured(
  isNumber: boolean,
  {
    metric,
    who,
    limits: [least, most],
  }: { metric: string; who: Who; limits: [number | null, number | null] },
  { numbers, metrics }: AnalysedCall,
): Said {
  const value = numbers.get(who === 'anyone' ? metric : `${who}.${metric}`);
  if (value === undefined) return nothing('not_measured');
  const moments = metricSpans(metrics, metric, who).map(spanMoment).slice(0, mostMoments);
  if (isNumber) return { answer: value, confidence: 1, reason: 'measured', value, moments };
  const isWithin = (least === null || value >= least) && (most === null || value <= most);
  return {
    answer: isWithin ? 'yes' : 'no',
    confidence: 1,
    reason: isWithin ? 'within_limits' : 'out_of_limits',
    value,
    moments,
  };
}

const mostMoments = 20;

const spanMoment = ({ start_ms, end_ms }: { start_ms: number; end_ms: number }): CallMoment => ({
  phrase_id: null,
  words: null,
  start_ms,
  end_ms,
  speaker: null,
  role: null,
  text: '',
});

/**
 * How sure an outcome is: nothing near it, or as close as words as written are with a fifth of them misheard, is sure; around
 * the limit of *said* it is not.
 */
const surety = (closeness: number): number =>
  Math.min(1, 0.5 + Math.abs(closeness - usualLimits.said_from) / (2 * (surelySaid - usualLimits.said_from)));

function sayScripted(result: StepResult, call: AnalysedCall): Said {
  const { outcome, reason, closeness, sayings } = result;
  if (outcome === 'not_applicable')
    return nothing(reason === 'no_words_of_speaker' ? 'no_words' : 'no_variation');
  const value = closeness;
  if (outcome === 'not_said')
    return { answer: 'no', confidence: surety(closeness), reason: 'not_said', value };
  const hits = sayings.flatMap((saying) => hitsOfSaying(saying, call.conversation));
  const moments = momentsOf([{ method: 0, kind: 'script', value, hits, spans: [] }]);
  // Whether it was said has to be heard by somebody.
  if (outcome === 'unsure') return { answer: 'yes', confidence: 0, reason: 'unsure', value, moments };
  return { answer: 'yes', confidence: surety(closeness), reason: 'said', value, moments };
}
