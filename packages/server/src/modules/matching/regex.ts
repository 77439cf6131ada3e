import type { RegexCheck } from '@earshot/core/matching/regex.api.ts';
import { RE2JS } from 're2js';

const mostMatches = 1000;
const letter = '[\\pL\\pN_]';

/** Runs in time that grows with the text only, whatever the expression. */
export function checkRegex(regex: string, text: string): RegexCheck {
  try {
    const matcher = RE2JS.compile(regex, RE2JS.CASE_INSENSITIVE).matcher(text);
    const matches: RegexCheck['matches'] = [];
    while (matches.length < mostMatches && matcher.find()) {
      const [start, end] = [matcher.start(), matcher.end()];
      matches.push({ start, end, text: text.slice(start, end) });
    }
    return { valid: true, error: null, matches };
  } catch (error) {
    return { valid: false, error: error instanceof Error ? error.message : String(error), matches: [] };
  }
}

/** Words as written, whole, with anything that is not a letter between them; `*` stands for any letters. */
export function checkPattern(pattern: string, text: string): RegexCheck {
  const words = pattern.split(/[^\p{L}\p{N}_*'’ʼ-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0) return { valid: false, error: 'no words', matches: [] };
  const written = words.map((word) => word.split('*').map(RE2JS.quote).join(`${letter}*`));
  const between = '[^\\pL\\pN_]+';
  const found = checkRegex(`(?:^|[^\\pL\\pN_])(${written.join(between)})(?:$|[^\\pL\\pN_])`, text);
  // The characters on both sides only prove that the words are whole.
  const edge = /^[^\p{L}\p{N}_]+|[^\p{L}\p{N}_]+$/gu;
  const matches = found.matches.map((match) => {
    const inner = match.text.replace(edge, '');
    const start = match.start + match.text.indexOf(inner);
    return { start, end: start + inner.length, text: inner };
  });
  return { ...found, matches };
}
