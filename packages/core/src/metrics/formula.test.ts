import { describe, expect, it } from 'vitest';
import type { SpeakerRole } from '../call/role.ts';
import { flatMetrics, metricNames } from './flat-metrics.ts';
import { evaluateFormula, formulaFunctions, parseFormula } from './formula.ts';
import { type CallMetrics, type Measured, type SpeakerMetrics, Thresholds } from './metrics.ts';

const known = (value: number): Measured => ({ value, reason: null });
const mono: Measured = { value: null, reason: 'mono' };

const side = (speaker: string, role: SpeakerRole | null, talkMs: number): SpeakerMetrics => ({
  speaker,
  role,
  talk_ms: known(talkMs),
  talk_share: known(talkMs / 60_000),
  listen_share: known(0.5),
  interruptions: known(1),
  interruptions_per_minute: known(2),
  words_per_minute: known(120),
  longest_monologue_ms: known(9000),
  response_ms: { value: null, reason: 'too_short' },
  turns: known(4),
  questions: known(0),
  loudness_db: known(-20),
});

const call: CallMetrics = {
  duration_ms: 100_000,
  talk_ms: known(60_000),
  silence_ms: known(40_000),
  silence_share: known(0.4),
  longest_silence_ms: known(15_000),
  holds: known(2),
  hold_ms: known(25_000),
  longest_hold_ms: known(15_000),
  interruptions: known(3),
  overlap_ms: mono,
  overlap_share: mono,
  words_per_minute: known(110),
  turns: known(8),
  questions: known(0),
  loudness_db: known(-18),
  speakers: [side('a', 'operator', 45_000), side('b', null, 15_000)],
  evidence: {
    holds: [],
    interruptions: [],
    overlaps: [],
    silences: [],
    questions: [],
    longest_monologues: [],
  },
  thresholds: Thresholds.parse({}),
};

const evaluate = (text: string) => {
  const { formula, issues } = parseFormula(text);
  if (formula === null) throw new Error(issues[0]?.code);
  return evaluateFormula(formula, call, 180);
};

describe('a formula gives', () => {
  it.each<[string, number]>([
    ['2', 2],
    ['.5 + 1.25', 1.75],
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['10 - 4 - 3', 3],
    ['100 / 10 / 5', 2],
    ['-2 * -3', 6],
    ['--2', 2],
    ['2 - -2', 4],
    ['-(1 + 2)', -3],
    ['0 * -1', 0],
    ['hold_ms / duration_ms * 100', 25],
    ['operator.talk_share', 0.75],
    ['words / (talk_ms / 60000)', 180],
    ['min(holds, interruptions)', 2],
    ['max(1, 7, 3)', 7],
    ['min(4)', 4],
    ['abs(loudness_db)', 18],
    ['round(10 / 4)', 3],
    ['max(min(1, 2), abs(-5))', 5],
    ['\n holds\t*2 ', 4],
  ])('%s → %d', (text, value) => expect(evaluate(text)).toEqual({ value, reason: null }));
});

describe('a formula without a value says why', () => {
  it.each([
    ['1 / questions', 'division_by_zero'],
    ['1 / (holds - 2)', 'division_by_zero'],
    ['overlap_ms / 2', 'mono'],
    ['max(1, overlap_ms)', 'mono'],
    ['-operator.response_ms', 'too_short'],
    ['abonent.talk_ms', 'unknown_speakers'],
    ['0 * overlap_share', 'mono'],
    ['9'.repeat(400), 'out_of_range'],
    [`${'9'.repeat(200)} * ${'9'.repeat(200)}`, 'out_of_range'],
  ])('%s: %s', (text, reason) => expect(evaluate(text)).toEqual({ value: null, reason }));
});

describe('a formula that cannot be understood says what and where', () => {
  it.each<[string, string, number, number, string | undefined]>([
    ['', 'empty', 0, 0, undefined],
    ['   ', 'empty', 3, 3, undefined],
    ['holds +', 'missing_operand', 7, 7, undefined],
    ['* 2', 'missing_operand', 0, 1, '*'],
    ['1 + * 2', 'missing_operand', 4, 5, '*'],
    ['()', 'missing_operand', 1, 2, ')'],
    ['(holds', 'unclosed_parenthesis', 0, 1, '('],
    ['max(1, 2', 'unclosed_parenthesis', 3, 4, '('],
    ['holds)', 'unexpected', 5, 6, ')'],
    ['2 holds', 'unexpected', 2, 7, 'holds'],
    ['1, 2', 'unexpected', 1, 2, ','],
    ['(1, 2)', 'unexpected', 2, 3, ','],
    ['holds % 2', 'unexpected', 6, 7, '%'],
    ['holds; drop', 'unexpected', 5, 6, ';'],
    ['1.5.2', 'unexpected', 3, 5, '.2'],
    ['1 😀', 'unexpected', 2, 4, '😀'],
    ['nothing', 'unknown_name', 0, 7, 'nothing'],
    ['утримання', 'unknown_name', 0, 9, 'утримання'],
    ['operator.holds', 'unknown_name', 0, 14, 'operator.holds'],
    ['talk_share', 'unknown_name', 0, 10, 'talk_share'],
    ['customer.talk_ms', 'unknown_name', 0, 16, 'customer.talk_ms'],
    ['operator.talk_ms.value', 'unknown_name', 0, 22, 'operator.talk_ms.value'],
    ['constructor', 'unknown_name', 0, 11, 'constructor'],
    ['operator.toString', 'unknown_name', 0, 17, 'operator.toString'],
    ['sqrt(4)', 'unknown_function', 0, 4, 'sqrt'],
    ['abs(1, 2)', 'arguments', 0, 3, 'abs'],
    ['max()', 'missing_operand', 4, 5, ')'],
    [`${'('.repeat(40)}1`, 'too_deep', 32, 33, '('],
    ['-'.repeat(100), 'too_deep', 32, 33, '-'],
    ['1+'.repeat(300), 'too_long', 500, 600, undefined],
  ])('%s: %s', (text, code, start, end, found) => {
    expect(parseFormula(text)).toEqual({
      formula: null,
      issues: [{ code, start, end, ...(found === undefined ? {} : { found }) }],
    });
  });
});

it('a formula never throws, whatever is typed', () => {
  const pieces = [
    'holds',
    '(',
    ')',
    '+',
    '-',
    '*',
    '/',
    ',',
    '1',
    '.',
    'max',
    'operator.',
    ' ',
    '\u0000',
    '𝟙',
  ];
  let state = 7;
  for (let round = 0; round < 5000; round += 1) {
    let text = '';
    for (let at = 0; at < 12; at += 1) {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      text += pieces[state % pieces.length];
    }
    const { formula, issues } = parseFormula(text);
    expect(formula === null).toBe(issues.length === 1);
    if (formula !== null) evaluateFormula(formula, call, 3);
  }
});

describe('the numbers of a call', () => {
  const numbers = flatMetrics(call, 180);
  const of = (metric: string, role: string) =>
    numbers.find((one) => one.metric === metric && one.speaker_role === role)?.value;

  it.each([
    ['duration_ms', '', 100_000],
    ['holds', '', 2],
    ['words', '', 180],
    ['talk_ms', '', 60_000],
    ['talk_ms', 'operator', 45_000],
    ['questions', 'operator', 0],
    ['overlap_ms', '', undefined],
    ['response_ms', 'operator', undefined],
    ['talk_ms', 'abonent', undefined],
    ['evidence', '', undefined],
  ])('%s of "%s" is %s', (metric, role, value) => expect(of(metric, role)).toBe(value));

  it('are each there once, also when two channels have the same role', () => {
    const twice = { ...call, speakers: [side('a', 'operator', 1000), side('b', 'operator', 2000)] };
    const keys = flatMetrics(twice, 0).map((one) => `${one.metric}/${one.speaker_role}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('all have a name that a formula knows', () => {
    for (const { name, of_call, of_side } of metricNames) {
      expect(parseFormula(name).formula !== null).toBe(of_call);
      expect(parseFormula(`operator.${name}`).formula !== null).toBe(of_side);
    }
    const names = metricNames.map((one) => one.name);
    expect(numbers.every(({ metric }) => names.includes(metric))).toBe(true);
    expect(formulaFunctions.some((name) => names.includes(name))).toBe(false);
  });
});
