import { regexpText } from '@earshot/core/matching/marked-text.ts';
import type { RegexCheck } from '@earshot/core/matching/regex.api.ts';
import { compileRegexp } from '@earshot/core/matching/regexp.ts';

const mostMatches = 1000;

/** Runs in time that grows with the text only, whatever the expression. */
export function checkRegex(regex: string, text: string): RegexCheck {
  try {
    const matches = compileRegexp(regex)
      .matches(regexpText(text), mostMatches)
      .map(({ start, end }) => ({ start, end, text: text.slice(start, end) }));
    return { valid: true, error: null, matches };
  } catch (error) {
    return { valid: false, error: error instanceof Error ? error.message : String(error), matches: [] };
  }
}

/** Words as written, whole, with anything that is not a letter between them; `*` stands for any letters. */
export function checkPattern(pattern: string, text: string): RegexCheck {
  const words = pattern.split(/[^\p{L}\p{N}_*'’ʼ-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0) return { valid: false, error: 'no words', matches: [] };
  const written = words.map((word) => word.split('*').map(quote).join('\\w*'));
  return checkRegex(`\\b${written.join('[^\\w]+')}\\b`, text);
}

function quote(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
