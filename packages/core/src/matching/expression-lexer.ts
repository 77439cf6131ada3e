import { entireCall, type Part } from '../call/part.ts';
import type { Who } from '../call/role.ts';
import type { QueryIssue } from './query.ts';

/** A piece of an advanced expression with its place in the text. */
export type Piece = { start: number; end: number } & (
  | { kind: 'open' | 'close' | 'and' | 'or' | 'not' }
  | { kind: 'near'; distance: number; ordered: boolean }
  | { kind: 'scope'; who?: Who; part?: Part }
  | { kind: 'quoted' | 'word'; text: string }
);

/** What joins statements; written in capitals, so that no word of a conversation is taken for one. */
const connectives = { AND: 'and', OR: 'or', NOT: 'not' } as const;
const sides: Readonly<Record<string, Who>> = {
  operator: 'operator',
  оператор: 'operator',
  abonent: 'abonent',
  абонент: 'abonent',
  anyone: 'anyone',
};
const partNames = ['beginning', 'ending', 'first_half', 'second_half', 'talk_time', 'entire'] as const;

/** Quotation marks people's keyboards and word processors make. */
const quotes: Readonly<Record<string, string>> = { '"': '"', '«': '»', '“': '”', '„': '“' };

/** Cuts an expression into its pieces. Mistakes come back as issues; what could be read stays. */
export function lexExpression(text: string): { pieces: Piece[]; issues: QueryIssue[] } {
  const pieces: Piece[] = [];
  const issues: QueryIssue[] = [];
  let at = 0;
  while (at < text.length) {
    const char = text.charAt(at);
    const closing = quotes[char];
    if (/\s/.test(char)) at += 1;
    else if (char === '(' || char === ')') {
      pieces.push({ kind: char === '(' ? 'open' : 'close', start: at, end: at + 1 });
      at += 1;
    } else if (closing !== undefined) {
      const close = endOfQuote(text, at + 1, closing);
      if (close === -1) issues.push({ code: 'unclosed_quote', start: at, end: text.length });
      const end = close === -1 ? text.length : close;
      pieces.push({
        kind: 'quoted',
        text: text.slice(at + 1, end),
        start: at,
        end: Math.min(end + 1, text.length),
      });
      at = end + 1;
    } else {
      const field = /^([\p{L}_]+)(?:\/([^\s:()"«“„]*))?:/u.exec(text.slice(at));
      const raw = field?.[0] ?? /^[^\s()"«“„]+/u.exec(text.slice(at))?.[0] ?? char;
      const place = { start: at, end: at + raw.length };
      pieces.push(
        field === null
          ? readWord(raw, place, issues)
          : { kind: 'scope', ...readField(field[1] ?? '', field[2], place, issues), ...place },
      );
      at = place.end;
    }
  }
  return { pieces, issues };
}

/** A word processor may close `„` with `“` or `”`, and any quote with a plain one. */
function endOfQuote(text: string, from: number, closing: string): number {
  for (let at = from; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === closing || char === '"' || (closing === '“' && char === '”')) return at;
  }
  return -1;
}

type Place = { start: number; end: number };

function readWord(raw: string, place: Place, issues: QueryIssue[]): Piece {
  if (raw in connectives) return { kind: connectives[raw as keyof typeof connectives], ...place };
  const near = /^(NEAR|BEFORE)(?:\/(.*))?$/.exec(raw);
  if (near !== null) {
    const distance = Number(near[2] ?? '5');
    if (!Number.isInteger(distance) || distance < 0 || distance > 20)
      issues.push({ code: 'near_distance', ...place, found: near[2] ?? '' });
    return {
      kind: 'near',
      distance: Number.isInteger(distance) ? Math.min(Math.max(distance, 0), 20) : 5,
      ordered: near[1] === 'BEFORE',
      ...place,
    };
  }
  return { kind: 'word', text: raw, ...place };
}

function readField(
  name: string,
  length: string | undefined,
  place: Place,
  issues: QueryIssue[],
): { who?: Who; part?: Part } {
  const key = name.toLowerCase();
  const who = sides[key];
  if (who !== undefined && length === undefined) return { who };
  const part = partNames.find((one) => one === key);
  if (part === undefined) {
    issues.push({ code: 'unknown_field', ...place, found: name });
    return {};
  }
  if (length === undefined) return { part: { ...entireCall, name: part } };
  const size = /^(\d{1,5})(s|%)$/.exec(length);
  const value = Number(size?.[1] ?? 0);
  const takesLength = part === 'beginning' || part === 'ending';
  if (size === null || value === 0 || !takesLength || (size[2] === '%' && value > 100)) {
    issues.push({ code: 'part_length', ...place, found: length });
    return {};
  }
  return {
    part: { name: part, seconds: size[2] === 's' ? value : null, percent: size[2] === '%' ? value : null },
  };
}
