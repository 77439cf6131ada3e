import { type SpeakerRole, speakerRoles } from '../call/role.ts';
import { isMetric, metricOf } from './flat-metrics.ts';
import { type CallMetrics, unmeasurableReasons } from './metrics.ts';

export const formulaFunctions = ['min', 'max', 'abs', 'round'] as const;
export type FormulaFunction = (typeof formulaFunctions)[number];
type Sign = '+' | '-' | '*' | '/';

/** Arithmetic over the numbers of a call. */
export type Formula =
  | { kind: 'number'; value: number }
  | { kind: 'metric'; name: string; side: SpeakerRole | null }
  | { kind: 'negative'; of: Formula }
  | { kind: 'operation'; sign: Sign; left: Formula; right: Formula }
  | { kind: 'call'; function: FormulaFunction; of: readonly Formula[] };

export const formulaIssues = [
  'empty',
  'too_long',
  'too_deep',
  'unexpected',
  'missing_operand',
  'unclosed_parenthesis',
  'unknown_name',
  'unknown_function',
  'arguments',
] as const;

/** What is wrong with a formula, and where in the text that was typed. */
export type FormulaIssue = {
  code: (typeof formulaIssues)[number];
  start: number;
  end: number;
  found?: string;
};

/** Why a formula has no value: what one of its numbers lacks, or what the arithmetic does not allow. */
export const formulaReasons = [
  ...unmeasurableReasons,
  'division_by_zero',
  'out_of_range',
  'not_understood',
] as const;
export type FormulaReason = (typeof formulaReasons)[number];

const longestFormula = 500;
/** Parentheses, signs and functions inside one another; nobody reads more. */
const deepest = 32;

type Token = { kind: 'number' | 'name' | 'sign' | 'end'; text: string; start: number; end: number };

const tokenPattern =
  /\s+|(?<number>\d+(?:\.\d+)?|\.\d+)|(?<name>\p{L}[\p{L}\d_]*(?:\.[\p{L}\d_]+)*)|(?<sign>[-+*/(),])|(?<other>.)/gsu;

/** The formula as a tree, or the first thing that is wrong with it. */
export function parseFormula(text: string): { formula: Formula | null; issues: FormulaIssue[] } {
  if (text.length > longestFormula)
    return { formula: null, issues: [{ code: 'too_long', start: longestFormula, end: text.length }] };
  try {
    const parser = createParser(tokensOf(text));
    return { formula: parser.whole(), issues: [] };
  } catch (error) {
    if (error instanceof Misunderstood) return { formula: null, issues: [error.issue] };
    throw error;
  }
}

/** Leaves the parser from any depth; never leaves this file. */
class Misunderstood extends Error {
  readonly issue: FormulaIssue;
  constructor(issue: FormulaIssue) {
    super(issue.code);
    this.issue = issue;
  }
}

function misunderstood(code: FormulaIssue['code'], token: Token): Misunderstood {
  const { start, end, text } = token;
  return new Misunderstood({ code, start, end, ...(text === '' ? {} : { found: text }) });
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(tokenPattern)) {
    const [found] = match;
    const { number, name, sign, other } = match.groups ?? {};
    const at = { text: found, start: match.index, end: match.index + found.length };
    if (number !== undefined) tokens.push({ kind: 'number', ...at });
    else if (name !== undefined) tokens.push({ kind: 'name', ...at });
    else if (sign !== undefined) tokens.push({ kind: 'sign', ...at });
    else if (other !== undefined) throw misunderstood('unexpected', { kind: 'sign', ...at });
  }
  tokens.push({ kind: 'end', text: '', start: text.length, end: text.length });
  return tokens;
}

/**
 * sum := product (('+' | '-') product)*    product := signed (('*' | '/') signed)*
 * signed := '-' signed | operand           operand := number | name | function '(' sum (',' sum)* ')' | '(' sum ')'
 */
function createParser(tokens: readonly Token[]) {
  const last = tokens[tokens.length - 1] as Token;
  let at = 0;
  let depth = 0;
  const peek = (): Token => tokens[at] ?? last;
  const take = (): Token => tokens[at++] ?? last;
  const isNext = (...signs: string[]) => peek().kind === 'sign' && signs.includes(peek().text);

  function deeper<T>(token: Token, read: () => T): T {
    depth += 1;
    if (depth > deepest) throw misunderstood('too_deep', token);
    const result = read();
    depth -= 1;
    return result;
  }

  function whole(): Formula {
    if (peek().kind === 'end') throw misunderstood('empty', peek());
    const formula = sum();
    if (peek().kind !== 'end') throw misunderstood('unexpected', peek());
    return formula;
  }

  function chain(read: () => Formula, ...signs: Sign[]): Formula {
    let left = read();
    while (isNext(...signs)) {
      const sign = take().text as Sign;
      left = { kind: 'operation', sign, left, right: read() };
    }
    return left;
  }

  function sum(): Formula {
    return chain(product, '+', '-');
  }

  function product(): Formula {
    return chain(signed, '*', '/');
  }

  function signed(): Formula {
    if (!isNext('-')) return operand();
    const sign = take();
    return { kind: 'negative', of: deeper(sign, signed) };
  }

  function operand(): Formula {
    const token = take();
    if (token.kind === 'number') return { kind: 'number', value: Number(token.text) };
    if (token.kind === 'name') return isNext('(') ? called(token) : named(token);
    if (token.text === '(') {
      const inner = deeper(token, sum);
      close(token);
      return inner;
    }
    throw misunderstood('missing_operand', token);
  }

  function called(name: Token): Formula {
    const known = formulaFunctions.find((one) => one === name.text);
    if (known === undefined) throw misunderstood('unknown_function', name);
    const open = take();
    const of: Formula[] = [];
    do of.push(deeper(open, sum));
    while (isNext(',') && take());
    close(open);
    const takesOne = known === 'abs' || known === 'round';
    if (takesOne && of.length !== 1) throw misunderstood('arguments', name);
    return { kind: 'call', function: known, of };
  }

  function close(open: Token): void {
    if (isNext(')')) take();
    else if (peek().kind === 'end') throw misunderstood('unclosed_parenthesis', open);
    else throw misunderstood('unexpected', peek());
  }

  return { whole };
}

function named(token: Token): Formula {
  const [first = '', second, ...more] = token.text.split('.');
  const side = second === undefined ? null : (speakerRoles.find((role) => role === first) ?? undefined);
  const name = second ?? first;
  if (more.length > 0 || side === undefined || !isMetric(name, side))
    throw misunderstood('unknown_name', token);
  return { kind: 'metric', name, side };
}

type Value = { value: number; reason: null } | { value: null; reason: FormulaReason };

/** What a formula gives for one call. A number that is not known makes the whole unknown, with its reason. */
export function evaluateFormula(formula: Formula, metrics: CallMetrics, words: number): Value {
  const value = (node: Formula): Value => evaluateFormula(node, metrics, words);
  switch (formula.kind) {
    case 'number':
      return finite(formula.value);
    case 'metric': {
      const measured = metricOf(metrics, words, formula.name, formula.side);
      return measured.value === null ? unknown(measured.reason ?? 'not_understood') : finite(measured.value);
    }
    case 'negative': {
      const inner = value(formula.of);
      return inner.value === null ? inner : finite(-inner.value);
    }
    case 'operation': {
      const left = value(formula.left);
      if (left.value === null) return left;
      const right = value(formula.right);
      if (right.value === null) return right;
      if (formula.sign === '/' && right.value === 0) return unknown('division_by_zero');
      return finite(operations[formula.sign](left.value, right.value));
    }
    case 'call': {
      const numbers: number[] = [];
      for (const node of formula.of) {
        const inner = value(node);
        if (inner.value === null) return inner;
        numbers.push(inner.value);
      }
      return finite(Math[formula.function](...(numbers as [number])));
    }
    default:
      return formula satisfies never;
  }
}

const operations: Record<Sign, (left: number, right: number) => number> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
};

function unknown(reason: FormulaReason): Value {
  return { value: null, reason };
}

function finite(value: number): Value {
  // Minus zero is written as zero.
  return Number.isFinite(value) ? { value: value + 0, reason: null } : unknown('out_of_range');
}
