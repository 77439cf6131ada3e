import type { Part } from '../call/part.ts';
import type { Who } from '../call/role.ts';
import type { Expression, PassageNode } from './expression.ts';
import { lexExpression, type Piece } from './expression-lexer.ts';
import type { QueryIssue } from './query.ts';
import type { Lexicon } from './text/lexicon.ts';
import { wordsNode } from './words-node.ts';

type Scope = { who: Who; part: Part };
type Place = { start: number; end: number };

/** What was written, before scopes are handed down and passages told from statements. */
type Written = Place &
  (
    | { kind: 'words'; text: string; exact: boolean; offset: number }
    | { kind: 'and' | 'or'; nodes: Written[] }
    | { kind: 'not'; node: Written }
    | { kind: 'scope'; who?: Who; part?: Part; node: Written }
    | { kind: 'near'; left: Written; right: Written; distance: number; ordered: boolean }
  );

/** Deeper nesting than this is no longer written by hand. */
const deepest = 40;

/**
 * Reads an advanced expression:
 * `AND`, `OR`, `NOT` in capitals, parentheses, `"exact words"`, `begin*`, `a NEAR/3 b`, `a BEFORE/3 b`, and in front of
 * anything `operator:`, `abonent:`, `beginning/30s:`, `ending/20%:`, `first_half:`, `second_half:`, `talk_time:`.
 * Words side by side are a phrase in any of its forms; other things side by side are joined by AND. NOT binds
 * tighter than AND, AND tighter than OR.
 */
export function parseExpression(
  text: string,
  scope: Scope & { distance: number },
  lexicon: Lexicon,
): { expression: Expression | null; issues: QueryIssue[] } {
  const { pieces, issues } = lexExpression(text);
  if (pieces.length === 0)
    return { expression: null, issues: [{ code: 'empty', start: 0, end: text.length }] };
  const written = parsePieces(pieces, text, issues);
  if (written === null || issues.length > 0) return { expression: null, issues };
  const expression = lower(written, scope, { lexicon, issues, distance: scope.distance });
  return { expression: issues.length > 0 ? null : expression, issues };
}

function parsePieces(pieces: readonly Piece[], text: string, issues: QueryIssue[]): Written | null {
  let at = 0;
  let depth = 0;
  const peek = () => pieces[at];
  const here = (): Place => {
    const piece = peek();
    return piece === undefined
      ? { start: text.length, end: text.length }
      : { start: piece.start, end: piece.end };
  };

  function parseOr(): Written | null {
    const nodes = [parseAnd()];
    while (peek()?.kind === 'or') {
      at += 1;
      nodes.push(parseAnd());
    }
    return joined('or', nodes);
  }

  function parseAnd(): Written | null {
    const nodes = [parseNot()];
    for (
      let piece = peek();
      piece !== undefined && piece.kind !== 'or' && piece.kind !== 'close';
      piece = peek()
    ) {
      if (piece.kind === 'and') at += 1;
      const before = at;
      nodes.push(parseNot());
      if (at === before) break;
    }
    return joined('and', nodes);
  }

  function parseNot(): Written | null {
    const piece = peek();
    if (piece?.kind !== 'not') return parseNear();
    at += 1;
    const node = deeper(parseNot);
    return node && { kind: 'not', node, start: piece.start, end: node.end };
  }

  function parseNear(): Written | null {
    let left = parseUnit();
    for (let piece = peek(); piece?.kind === 'near'; piece = peek()) {
      at += 1;
      const right = parseUnit();
      if (left === null || right === null) return null;
      const { distance, ordered } = piece;
      left = { kind: 'near', left, right, distance, ordered, start: left.start, end: right.end };
    }
    return left;
  }

  function parseUnit(): Written | null {
    const piece = peek();
    if (piece === undefined || piece.kind === 'and' || piece.kind === 'or' || piece.kind === 'near') {
      issues.push({ code: 'missing_operand', ...here() });
      return null;
    }
    if (piece.kind === 'close') {
      issues.push({ code: depth > 0 ? 'missing_operand' : 'unexpected_parenthesis', ...here() });
      return null;
    }
    at += 1;
    if (piece.kind === 'open') {
      const inner = deeper(parseOr);
      if (peek()?.kind === 'close') at += 1;
      else if (issues.length === 0)
        issues.push({ code: 'unclosed_parenthesis', start: piece.start, end: piece.end });
      return inner;
    }
    if (piece.kind === 'scope') {
      const node = deeper(parseUnit);
      if (node === null) return null;
      const { who, part } = piece;
      return {
        kind: 'scope',
        node,
        start: piece.start,
        end: node.end,
        ...(who === undefined ? {} : { who }),
        ...(part === undefined ? {} : { part }),
      };
    }
    if (piece.kind === 'not') {
      issues.push({ code: 'near_operand', start: piece.start, end: piece.end });
      return null;
    }
    if (piece.kind === 'quoted')
      return {
        kind: 'words',
        text: piece.text,
        exact: true,
        offset: piece.start + 1,
        start: piece.start,
        end: piece.end,
      };
    let end = piece.end;
    for (let next = peek(); next?.kind === 'word'; next = peek()) {
      end = next.end;
      at += 1;
    }
    return {
      kind: 'words',
      text: text.slice(piece.start, end),
      exact: false,
      offset: piece.start,
      start: piece.start,
      end,
    };
  }

  function deeper(parse: () => Written | null): Written | null {
    if (depth >= deepest) {
      issues.push({ code: 'too_deep', ...here() });
      return null;
    }
    depth += 1;
    const node = parse();
    depth -= 1;
    return node;
  }

  const whole = parseOr();
  const rest = peek();
  if (rest !== undefined && issues.length === 0)
    issues.push({ code: 'unexpected_parenthesis', start: rest.start, end: rest.end });
  return whole;
}

function joined(kind: 'and' | 'or', nodes: (Written | null)[]): Written | null {
  const known = nodes.filter((node) => node !== null);
  const [first] = known;
  if (first === undefined || known.length !== nodes.length) return null;
  if (known.length === 1) return first;
  return { kind, nodes: known, start: first.start, end: known.at(-1)?.end ?? first.end };
}

type Lowering = { lexicon: Lexicon; issues: QueryIssue[]; distance: number };

function lower(written: Written, scope: Scope, work: Lowering): Expression {
  switch (written.kind) {
    case 'scope':
      return lower(written.node, { who: written.who ?? scope.who, part: written.part ?? scope.part }, work);
    case 'not':
      return { kind: 'not', node: lower(written.node, scope, work) };
    case 'and':
      return { kind: 'and', nodes: written.nodes.map((node) => lower(node, scope, work)) };
    case 'or':
      if (isPassage(written)) return { kind: 'find', passage: toPassage(written, work), ...scope };
      return { kind: 'or', nodes: written.nodes.map((node) => lower(node, scope, work)) };
    case 'words':
    case 'near':
      return { kind: 'find', passage: toPassage(written, work), ...scope };
    default:
      return written satisfies never;
  }
}

/** Whether all of it lies within one phrase, so that NEAR can measure a distance to it. */
function isPassage(written: Written): boolean {
  if (written.kind === 'words' || written.kind === 'near') return true;
  return written.kind === 'or' && written.nodes.every(isPassage);
}

function toPassage(written: Written, work: Lowering): PassageNode {
  if (written.kind === 'words') {
    const { node, issues } = wordsNode(written.text, {
      exact: written.exact,
      distance: written.exact ? 0 : work.distance,
      lexicon: work.lexicon,
    });
    work.issues.push(
      ...issues.map((issue) => ({
        ...issue,
        start: issue.start + written.offset,
        end: issue.end + written.offset,
      })),
    );
    return node;
  }
  if (written.kind === 'near')
    return {
      kind: 'near',
      left: toPassage(written.left, work),
      right: toPassage(written.right, work),
      distance: written.distance,
      ordered: written.ordered,
    };
  if (written.kind === 'or')
    return { kind: 'either', nodes: written.nodes.map((node) => toPassage(node, work)) };
  work.issues.push({ code: 'near_operand', start: written.start, end: written.end });
  return { kind: 'either', nodes: [] };
}
