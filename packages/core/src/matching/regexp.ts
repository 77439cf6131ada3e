import { RE2JS } from 're2js';
import { edge, type RegexpText } from './marked-text.ts';
import { atomsOf } from './regexp-atoms.ts';
import { markedPattern } from './regexp-edges.ts';
import { literalsOf, nextPlace } from './regexp-literals.ts';
import { refuseHuge } from './regexp-size.ts';

/** A regular expression that runs in time that grows with the text only, whatever its author wrote. */
export type LinearRegexp = {
  /** Non-empty matches in order, at most `most`, as places in UTF-16 units. */
  matches: (text: RegexpText, most: number) => { start: number; end: number }[];
  /** Runs of letters that every match contains, lower case, longest first. For skipping texts without them. */
  literals: readonly string[];
};

/**
 * Compiles without regard to case. `\w`, `\s` and `\b` know every alphabet. Throws an Error with the engine's own words
 * when the expression is not valid, or uses what cannot run in linear time, and `RepetitionTooLarge`.
 */
export function compileRegexp(source: string): LinearRegexp {
  const atoms = atomsOf(source);
  refuseHuge(atoms);
  const { pattern, marks } = markedPattern(atoms);
  const compiled = RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE);
  const letters = literalsOf(atoms);
  return {
    literals: letters.literals,
    matches(text, most) {
      const { marked, placeOf, markedPlaceOf } = text.edges(marks);
      const matcher = compiled.matcher(marked);
      const found: { start: number; end: number }[] = [];
      let from = 0;
      while (found.length < most) {
        from = Math.max(from, markedPlaceOf(nextPlace(text, placeOf(from), letters)));
        if (from > marked.length || !matcher.find(from)) break;
        const start = placeOf(matcher.start());
        const end = placeOf(matcher.end());
        from = matcher.end();
        if (end > start) {
          found.push({ start, end });
          // The edge at which one match ends may be the one at which the next begins.
          while (marks > 0 && marked[from - 1] === edge) from -= 1;
        } else from += (marked.codePointAt(from) ?? 0) > 0xffff ? 2 : 1;
      }
      return found;
    },
  };
}
