import { RE2JS } from 're2js';
import { CountedText, TooManyLooks } from './counted-text.ts';
import { edge, type RegexpText } from './marked-text.ts';
import { atomsOf } from './regexp-atoms.ts';
import { markedPattern } from './regexp-edges.ts';
import { literalsOf, nextPlace } from './regexp-literals.ts';
import { refuseHuge } from './regexp-size.ts';

/** A regular expression that runs in time that grows with the text only, whatever its author wrote. */
export type LinearRegexp = {
  /**
   * Non-empty matches in order, at most `most`, as places in UTF-16 units. Fewer where an expression that may match nothing is
   * tried at too many places of a long text.
   */
  matches: (text: RegexpText, most: number) => { start: number; end: number }[];
  /** Runs of letters that every match contains, lower case, longest first. For skipping texts without them. */
  literals: readonly string[];
};

/**
 * How often the signs of a text may be looked at after its first match, by all further tries together. Each try takes linear
 * time, but an expression that may match nothing, such as `a*b|`, is tried at every place, and could look at all the rest each
 * time. Others look at a sign three times. What has more parts takes longer for each look.
 */
function mostLooks(length: number, parts: number): number {
  return 4096 + length * Math.max(6, 512 / parts);
}

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
  const parts = compiled.programSize();
  const counted = (text: string) => new CountedText(text, mostLooks(text.length, parts)) as unknown as string;
  return {
    literals: letters.literals,
    matches(text, most) {
      const { marked, placeOf, markedPlaceOf } = text.edges(marks);
      let matcher = compiled.matcher(marked);
      const tryFrom = (place: number): boolean => {
        try {
          return matcher.find(place);
        } catch (error) {
          if (error instanceof TooManyLooks) return false;
          throw error;
        }
      };
      const found: { start: number; end: number }[] = [];
      let from = 0;
      for (let tries = 0; found.length < most; tries += 1) {
        if (tries === 1) matcher = compiled.matcher(counted(marked));
        from = Math.max(from, markedPlaceOf(nextPlace(text, placeOf(from), letters)));
        if (from > marked.length || !tryFrom(from)) break;
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
