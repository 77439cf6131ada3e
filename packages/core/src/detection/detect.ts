import { isInPart } from '../call/part.ts';
import { isBy } from '../call/role.ts';
import type { Span } from '../call/span.ts';
import type { PhraseEmotion } from '../emotions/emotions.ts';
import { ask, type CompiledQuery, compileQuery } from '../matching/compile-query.ts';
import type { Semantics } from '../matching/find.ts';
import type { PreparedConversation } from '../matching/prepared-conversation.ts';
import type { Hit, QueryIssue } from '../matching/query.ts';
import { withSurroundings } from '../matching/surroundings.ts';
import type { Lexicons } from '../matching/text/lexicon.ts';
import { metricSpans } from '../metrics/metric-spans.ts';
import type { CallMetrics } from '../metrics/metrics.ts';
import { applyScript } from '../wording/apply-script.ts';
import { type CompiledScript, compileScript, type ScriptIssue } from '../wording/compile-script.ts';
import { hitsOfSaying } from '../wording/saying-hits.ts';
import { stepOf } from '../wording/steps.ts';
import type { Detection, DetectionMethod, Evidence } from './detection.ts';
import { hitsOfUnits, type LabelUnit } from './label-units.ts';

/** A method with what is compiled of it: the query of one that has words, the sentence of one that has variations. */
export type CompiledMethod = {
  method: DetectionMethod;
  query: CompiledQuery | null;
  script: CompiledScript | null;
};

/** A detection ready to be tried on any number of calls. */
export type CompiledDetection = {
  join: Detection['join'];
  methods: readonly CompiledMethod[];
};

/** Everything that is known of a call when rules are applied to it. */
export type AnalysedCall = {
  conversation: PreparedConversation;
  metrics: CallMetrics | null;
  /** Numbers by name, those of one side as `operator.talk_share`; a number that is not measurable is missing. */
  numbers: ReadonlyMap<string, number>;
  emotions: readonly Pick<PhraseEmotion, 'phrase_id' | 'emotion'>[];
  /** What classifiers say of it, or people in their place, by label; one that was not asked is missing. */
  labels?: ReadonlyMap<
    number,
    { probability: number; decision: 'yes' | 'no' | 'unsure'; units: readonly LabelUnit[] }
  >;
};

export type Detected = { holds: boolean; evidence: Evidence[] };

/** Evidence is read by people: the first moments say it all. */
const mostHitsKept = 50;

/**
 * Compiles the queries of a detection, or says what is wrong with which of them. Scripts that it names have to be put in before
 * (`withScripts`): a name alone finds nothing.
 */
export function compileDetection(
  { join, methods }: Detection,
  lexicon: Lexicons,
): {
  compiled: CompiledDetection;
  issues: (QueryIssue & { method: number })[];
  scriptIssues: (ScriptIssue & { method: number })[];
} {
  const issues: (QueryIssue & { method: number })[] = [];
  const scriptIssues: (ScriptIssue & { method: number })[] = [];
  const compiled = methods.map((method, index): CompiledMethod => {
    if (method.kind === 'script') {
      const result = compileScript([stepOf(method)], lexicon);
      scriptIssues.push(...result.issues.map((issue) => ({ ...issue, method: index })));
      return { method, query: null, script: result.script };
    }
    if (method.kind !== 'query') return { method, query: null, script: null };
    const result = compileQuery(method.query, lexicon);
    issues.push(...result.issues.map((issue: QueryIssue) => ({ ...issue, method: index })));
    return { method, query: result.compiled, script: null };
  });
  return { compiled: { join, methods: compiled }, issues, scriptIssues };
}

/** Whether a detection holds for a call, and why. What cannot be measured does not hold. */
export function detect(
  detection: CompiledDetection,
  call: AnalysedCall,
  semantics: Semantics | null = null,
): Detected {
  const evidence: Evidence[] = [];
  for (const [index, compiled] of detection.methods.entries()) {
    const { method } = compiled;
    const found = tryMethod(compiled, call, semantics);
    if (found !== null) {
      const hits = withSurroundings(found.hits?.slice(0, mostHitsKept) ?? [], call.conversation.phrases);
      const spans = found.spans?.slice(0, mostHitsKept) ?? [];
      evidence.push({ method: index, kind: kindOf(method), value: found.value, hits, spans });
    } else if (detection.join === 'all') return { holds: false, evidence: [] };
  }
  return { holds: evidence.length > 0, evidence };
}

/** What a script finds is its wording, whether it was named or written down. */
const kindOf = ({ kind }: DetectionMethod): Evidence['kind'] => (kind === 'script_ref' ? 'script' : kind);

type Found = { value: number; hits?: Hit[]; spans?: Span[] };

function tryMethod(
  { method, query, script }: CompiledMethod,
  call: AnalysedCall,
  semantics: Semantics | null,
): Found | null {
  switch (method.kind) {
    case 'query': {
      if (query === null) return null;
      const { holds, hits } = ask(query, call.conversation, semantics);
      return holds ? { value: hits.length, hits } : null;
    }
    case 'metric': {
      const name = method.who === 'anyone' ? method.metric : `${method.who}.${method.metric}`;
      const value = call.numbers.get(name);
      if (value === undefined || !isWithin(value, method.limits)) return null;
      return { value, spans: metricSpans(call.metrics, method.metric, method.who) };
    }
    case 'event': {
      const spans = eventsOf(method, call);
      return spans !== null && isWithin(spans.length, method.limits) ? { value: spans.length, spans } : null;
    }
    case 'emotion':
      return emotionShare(method, call);
    case 'label': {
      const answer = call.labels?.get(method.label_id);
      if (answer === undefined || !isWithin(answer.probability, method.limits)) return null;
      return { value: answer.probability, hits: hitsOfUnits(answer.units, call.conversation.phrases) };
    }
    case 'script':
      return script === null ? null : saidScript(script, call);
    case 'script_ref':
      // It is gone: those that are there stand here with their wording.
      return null;
    default:
      return method satisfies never;
  }
}

function isWithin(value: number, [least, most]: readonly [number | null, number | null]): boolean {
  return (least === null || value >= least) && (most === null || value <= most);
}

/** The holds or interruptions in question, or null where they cannot be known. */
function eventsOf(
  { event, who, part }: DetectionMethod & { kind: 'event' },
  { metrics, conversation }: AnalysedCall,
): Span[] | null {
  if (metrics === null || metrics[event].value === null) return null;
  const roles = new Map(metrics.speakers.map(({ speaker, role }) => [speaker, role]));
  const { duration_ms } = conversation;
  const all =
    event === 'holds'
      ? metrics.evidence.holds
      : metrics.evidence.interruptions.filter(({ by }) => who === 'anyone' || roles.get(by) === who);
  // A hold is talk time for nobody; there it is counted wherever it is.
  return all
    .filter(({ start_ms }) => isInPart({ start_ms, in_hold: false }, part, duration_ms))
    .map(({ start_ms, end_ms }) => ({ start_ms, end_ms }));
}

/** The share of the words in question that carry the emotion; null where nothing was said or it is out of limits. */
function emotionShare(
  { emotion, who, part, limits }: DetectionMethod & { kind: 'emotion' },
  { conversation, emotions }: AnalysedCall,
): Found | null {
  const felt = new Map(emotions.map((one) => [one.phrase_id, one.emotion]));
  const asked = conversation.phrases.filter(
    (phrase) =>
      isBy(who, phrase.role) && isInPart(phrase, part, conversation.duration_ms) && felt.has(phrase.id),
  );
  const total = asked.reduce((sum, phrase) => sum + phrase.words.length, 0);
  if (total === 0) return null;
  const carrying = asked.filter((phrase) => felt.get(phrase.id) === emotion);
  const value = carrying.reduce((sum, phrase) => sum + phrase.words.length, 0) / total;
  if (!isWithin(value, limits)) return null;
  const hits = carrying.map(
    ({ id, speaker, role, start_ms, end_ms, words }): Hit => ({
      phrase_id: id,
      speaker,
      role,
      start_ms,
      end_ms,
      text: words.map((word) => word.text).join(' '),
      words: [0, Math.max(0, words.length - 1)],
    }),
  );
  return { value, hits };
}

/** Where the sentence was said; nothing where that is unsure. */
function saidScript(script: CompiledScript, { conversation }: AnalysedCall): Found | null {
  const [result] = applyScript(script, { conversation, language: null });
  if (result?.outcome !== 'said') return null;
  const said = result.sayings.filter(({ is_said }) => is_said);
  return { value: result.closeness, hits: said.flatMap((saying) => hitsOfSaying(saying, conversation)) };
}
