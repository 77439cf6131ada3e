import { describe, expect, it } from 'vitest';
import { markHolds } from '../call/conversation.ts';
import { speakerRoles } from '../call/role.ts';
import { emotionNames } from '../emotions/emotions.ts';
import type { Semantics } from '../matching/find.ts';
import { prepareConversation } from '../matching/prepared-conversation.ts';
import type { QueryInput } from '../matching/query.ts';
import { createLexicon } from '../matching/text/lexicon.ts';
import type { CallMetrics } from '../metrics/metrics.ts';
import { generator } from '../testing/random.ts';
import { type AnalysedCall, type CompiledDetection, compileDetection, detect } from './detect.ts';
import { Detection, type DetectionInput } from './detection.ts';
import { createDetectionSet, needsOfDetection } from './detection-set.ts';

const lexicon = createLexicon({});
const random = generator(20_261_121);
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
const some = <T>(least: number, most: number, make: () => T): T[] =>
  Array.from({ length: least + Math.floor(random() * (most - least + 1)) }, make);

/** Null where the detection cannot be understood. */
function compiled(detection: DetectionInput): CompiledDetection | null {
  const { compiled: made, issues } = compileDetection(Detection.parse(detection), lexicon);
  return issues.length > 0 ? null : made;
}

describe('what a detection cannot do without', () => {
  const query = (of: QueryInput) => ({ kind: 'query' as const, query: of });
  const cancel = query({ phrases: ['cancel'] });
  const refund = query({ phrases: ['refund'] });
  const metric = { kind: 'metric' as const, metric: 'words', limits: [10, null] as [number, null] };

  // Of each list one word at least.
  it.each<[string, DetectionInput, readonly (readonly string[])[]]>([
    ['all its words', { methods: [query({ phrases: ['my contract'] })] }, [['my'], ['contract']]],
    ['any of several', { join: 'any', methods: [cancel, refund] }, [['cancel', 'refund']]],
    [
      'of several the longest words',
      { methods: [query({ phrases: ['my contract', 'a refund'] })] },
      [['contract', 'refund']],
    ],
    ['every one of all', { methods: [refund, cancel, metric] }, [['refund'], ['cancel']]],
    [
      'what is said beside what is not',
      { methods: [query({ type: 'advanced', expression: 'cancel AND NOT refund' })] },
      [['cancel']],
    ],
    [
      'words near each other',
      { methods: [query({ type: 'advanced', expression: 'cancel NEAR/3 (refund OR contract)' })] },
      [['cancel'], ['refund', 'contract']],
    ],
    ['said twice', { methods: [query({ phrases: ['cancel'], limits: [2, null] })] }, [['cancel']]],
    ['whole words beside a beginning', { methods: [query({ phrases: ['canc* contract'] })] }, [['contract']]],
    ['nothing, said at most twice', { methods: [query({ phrases: ['cancel'], limits: [0, 2] })] }, []],
    ['nothing, never said', { methods: [query({ phrases: ['cancel'], limits: [0, 0] })] }, []],
    ['nothing, not said', { methods: [query({ type: 'advanced', expression: 'NOT refund' })] }, []],
    [
      'nothing, or not said',
      { methods: [query({ type: 'advanced', expression: 'cancel OR NOT refund' })] },
      [],
    ],
    ['nothing, the beginning of a word', { methods: [query({ phrases: ['canc*'] })] }, []],
    ['nothing, an expression', { methods: [query({ type: 'regexp', regexp: 'cancel' })] }, []],
    ['nothing, a meaning', { methods: [query({ phrases: ['cancel'], matching: 'semantic' })] }, []],
    ['nothing, a number of the call', { methods: [metric] }, []],
    ['nothing, a word or a number of the call', { join: 'any', methods: [cancel, metric] }, []],
    ['nothing, an event', { methods: [{ kind: 'event', event: 'holds' }] }, []],
    ['nothing, an emotion', { methods: [{ kind: 'emotion', emotion: 'anger', limits: [0, null] }] }, []],
  ])('%s', (_title, detection, expected) => {
    const made = compiled(detection);
    if (made === null) throw new Error('It cannot be understood');
    const lemmas = needsOfDetection(made).map((keys) => keys.filter((key) => !key.startsWith('=')));
    expect(lemmas).toEqual(expected.map((said) => said.flatMap((word) => lexicon.termsOf(word))));
  });
});

const words =
  "cancel canceled contract contracts my the refund free twenty five 25 e-mail email don't well-known договір договору ёлка".split(
    ' ',
  );
const measured = { value: 1, reason: null };

function someCall(): AnalysedCall {
  const phrases = some(0, 8, () => some(1, 7, () => pick(words))).map((said, id) => {
    const start_ms = id * 4000;
    const role = pick([...speakerRoles, null]);
    return {
      id,
      speaker: role ?? 'someone',
      role,
      start_ms,
      end_ms: start_ms + 4000,
      words: said.map((text, at) => ({
        text,
        start_ms: start_ms + at * 500,
        end_ms: start_ms + at * 500 + 400,
      })),
    };
  });
  const holds = some(0, 2, () => pick(phrases)?.start_ms ?? 0).map((start_ms) => ({
    start_ms,
    end_ms: start_ms + 900,
  }));
  const metrics = {
    holds: measured,
    interruptions: measured,
    speakers: [],
    evidence: { holds, interruptions: [] },
  };
  const conversation = { duration_ms: phrases.length * 4000, phrases: markHolds(phrases, holds) };
  return {
    conversation: prepareConversation(conversation, lexicon),
    metrics: random() < 0.7 ? (metrics as unknown as CallMetrics) : null,
    numbers: new Map([['words', Math.floor(random() * 30)]]),
    emotions: phrases.map(({ id }) => ({ phrase_id: id, emotion: pick(emotionNames) })),
  };
}

/** Alike from the first letter on. */
const semantics: Semantics = {
  similarity: (text, { texts }, phrase) => (texts[phrase]?.text.startsWith(text.charAt(0)) ? 0.9 : 0.1),
};

const someWords = () =>
  some(1, 3, () => (random() < 0.1 ? `${pick(words).slice(0, 3)}*` : pick(words))).join(' ');

function someExpression(depth = 0): string {
  const kind = depth > 2 ? 0 : random();
  const inner = () => someExpression(depth + 1);
  if (kind < 0.4) return random() < 0.5 ? someWords() : `"${someWords()}"`;
  if (kind < 0.55) return `NOT (${inner()})`;
  if (kind < 0.7)
    return `(${pick(words)}) ${pick(['NEAR/2', 'BEFORE/1'])} (${pick(words)} OR ${pick(words)})`;
  if (kind < 0.8) return `${pick(['operator', 'abonent', 'first_half', 'ending/5s'])}:(${inner()})`;
  return `(${inner()}) ${pick(['AND', 'OR'])} (${inner()})`;
}

function someQuery(): QueryInput {
  const common = {
    who: pick(['anyone', 'anyone', 'operator', 'abonent'] as const),
    part: { name: pick(['entire', 'entire', 'beginning', 'second_half', 'talk_time'] as const) },
    limits: pick<QueryInput['limits']>([null, null, null, [0, 0], [0, 2], [1, 2], [2, null], [0.5, null]]),
    distance: pick([0, 0, 2, 20]),
  };
  const kind = random();
  if (kind < 0.35) return { ...common, type: 'advanced', expression: someExpression() };
  if (kind < 0.45)
    return { ...common, type: 'regexp', regexp: pick(['contr\\w+', '\\bdo', 'my|the', '\\d+', 'ё']) };
  if (kind < 0.5) return { ...common, phrases: [pick(words)], matching: 'semantic', limits: null };
  return { ...common, phrases: some(1, 3, someWords), matching: pick(['any', 'all', 'exact'] as const) };
}

function someMethod(): DetectionInput['methods'][number] {
  const limits = pick<[number | null, number | null]>([
    [1, null],
    [0, 0],
    [null, 1],
    [10, 20],
    [0.2, 0.8],
  ]);
  const kind = random();
  if (kind < 0.7) return { kind: 'query', query: someQuery() };
  if (kind < 0.8) return { kind: 'metric', metric: 'words', limits };
  if (kind < 0.9) return { kind: 'event', event: pick(['holds', 'interruptions'] as const), limits };
  return { kind: 'emotion', emotion: pick(emotionNames), limits };
}

it('no candidate is missed that holds', () => {
  const detections = some(500, 500, () =>
    compiled({ join: pick(['all', 'any'] as const), methods: some(1, 3, someMethod) }),
  ).filter((one) => one !== null);
  const set = createDetectionSet(detections);
  let held = 0;
  let left = 0;
  for (const call of some(60, 60, someCall)) {
    const candidates = set.candidates(call.conversation);
    left += detections.length - candidates.size;
    for (const detection of detections) {
      const { holds } = detect(detection, call, semantics);
      if (holds) held += 1;
      if (holds && !candidates.has(detection))
        expect.fail(JSON.stringify({ detection, said: call.conversation.texts.map(({ text }) => text) }));
    }
  }
  expect(held).toBeGreaterThan(3000);
  expect(left).toBeGreaterThan(3000);
});
