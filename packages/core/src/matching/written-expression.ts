import type { Part } from '../call/part.ts';
import type { Who } from '../call/role.ts';
import type { Piece } from './expression-lexer.ts';
import type { QueryIssue } from './query.ts';

type Place = { start: number; end: number };

/** What was written, before scopes are handed down and wordings told from statements. */
export type Written = Place &
  (
    | { kind: 'words'; text: string; exact: boolean; offset: number }
    | { kind: 'and' | 'or'; nodes: Written[] }
    | { kind: 'not'; node: Written }
    | { kind: 'scope'; who?: Who; part?: Part; node: Written }
    | { kind: 'near'; left: Written; right: Written; distance: number; ordered: boolean }
  );

/** Deeper nesting than this is no longer written by hand. */
const deepest = 40;

/** How far the pieces are read, and what is wrong with them so far. */
type Reading = {
  pieces: readonly Piece[];
  text: string;
  issues: QueryIssue[];
  at: number;
  depth: number;
};

/** How the pieces of `text` belong together; null where that cannot be told. Mistakes are added to `issues`. */
export function readWritten(pieces: readonly Piece[], text: string, issues: QueryIssue[]): Written | null {
  const reading: Reading = { pieces, text, issues, at: 0, depth: 0 };
  const whole = readOr(reading);
  const rest = nextOf(reading);
  if (rest !== undefined && issues.length === 0)
    issues.push({ code: 'unexpected_parenthesis', ...placeOf(rest) });
  return whole;
}

const nextOf = ({ pieces, at }: Reading): Piece | undefined => pieces[at];
const placeOf = ({ start, end }: Place): Place => ({ start, end });

function refuse(reading: Reading, code: QueryIssue['code'], place: Place | undefined): null {
  const { length } = reading.text;
  reading.issues.push({ code, ...placeOf(place ?? { start: length, end: length }) });
  return null;
}

function readOr(reading: Reading): Written | null {
  const nodes = [readAnd(reading)];
  while (nextOf(reading)?.kind === 'or') {
    reading.at += 1;
    nodes.push(readAnd(reading));
  }
  return joined('or', nodes);
}

function readAnd(reading: Reading): Written | null {
  const nodes = [readNot(reading)];
  for (let piece = nextOf(reading); piece !== undefined; piece = nextOf(reading)) {
    if (piece.kind === 'or' || piece.kind === 'close') break;
    if (piece.kind === 'and') reading.at += 1;
    const before = reading.at;
    nodes.push(readNot(reading));
    if (reading.at === before) break;
  }
  return joined('and', nodes);
}

function readNot(reading: Reading): Written | null {
  const piece = nextOf(reading);
  if (piece?.kind !== 'not') return readNear(reading);
  reading.at += 1;
  const node = deeper(reading, readNot);
  return node && { kind: 'not', node, start: piece.start, end: node.end };
}

function readNear(reading: Reading): Written | null {
  let left = readUnit(reading);
  for (let piece = nextOf(reading); piece?.kind === 'near'; piece = nextOf(reading)) {
    reading.at += 1;
    const right = readUnit(reading);
    if (left === null || right === null) return null;
    const { distance, ordered } = piece;
    left = { kind: 'near', left, right, distance, ordered, start: left.start, end: right.end };
  }
  return left;
}

function readUnit(reading: Reading): Written | null {
  const piece = nextOf(reading);
  if (piece === undefined || piece.kind === 'and' || piece.kind === 'or' || piece.kind === 'near')
    return refuse(reading, 'missing_operand', piece);
  if (piece.kind === 'close')
    return refuse(reading, reading.depth > 0 ? 'missing_operand' : 'unexpected_parenthesis', piece);
  reading.at += 1;
  switch (piece.kind) {
    case 'open':
      return readParentheses(reading, piece);
    case 'scope': {
      const node = deeper(reading, readUnit);
      const { who, part, start } = piece;
      const scope = { ...(who === undefined ? {} : { who }), ...(part === undefined ? {} : { part }) };
      return node && { kind: 'scope', node, start, end: node.end, ...scope };
    }
    case 'not':
      return refuse(reading, 'near_operand', piece);
    case 'quoted':
      return { kind: 'words', text: piece.text, exact: true, offset: piece.start + 1, ...placeOf(piece) };
    default:
      return readWords(reading, piece);
  }
}

function readParentheses(reading: Reading, open: Place): Written | null {
  const inner = deeper(reading, readOr);
  if (nextOf(reading)?.kind === 'close') reading.at += 1;
  else if (reading.issues.length === 0) refuse(reading, 'unclosed_parenthesis', open);
  return inner;
}

/** Words side by side, as they stand in the text. */
function readWords(reading: Reading, { start, ...first }: Place): Written {
  let { end } = first;
  for (let next = nextOf(reading); next?.kind === 'word'; next = nextOf(reading)) {
    end = next.end;
    reading.at += 1;
  }
  return { kind: 'words', text: reading.text.slice(start, end), exact: false, offset: start, start, end };
}

function deeper(reading: Reading, read: (reading: Reading) => Written | null): Written | null {
  if (reading.depth >= deepest) return refuse(reading, 'too_deep', nextOf(reading));
  reading.depth += 1;
  const node = read(reading);
  reading.depth -= 1;
  return node;
}

function joined(kind: 'and' | 'or', nodes: (Written | null)[]): Written | null {
  const known = nodes.filter((node) => node !== null);
  const [first] = known;
  if (first === undefined || known.length !== nodes.length) return null;
  if (known.length === 1) return first;
  return { kind, nodes: known, start: first.start, end: known.at(-1)?.end ?? first.end };
}
