/** What JSON from elsewhere may look like before it is read at all. */
export type JsonBounds = {
  /** Lists and objects inside one another. */
  deepest: number;
  /** Values of lists and objects, altogether. */
  mostValues: number;
};

export const requestBounds: JsonBounds = { deepest: 32, mostValues: 100_000 };

const quote = 34;
const comma = 44;
const openList = 91;
const backslash = 92;
const closeList = 93;
const openObject = 123;
const closeObject = 125;

/**
 * Whether a JSON text stays within bounds, told from its brackets and commas in one pass. It does not say that the text
 * is JSON; of one that is not, it says nothing wrong either.
 */
export function isWithin(text: string, { deepest, mostValues }: JsonBounds): boolean {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at + 1);
    else if (code === comma) values += 1;
    else if (code === openList || code === openObject) {
      depth += 1;
      values += 1;
      if (depth > deepest) return false;
    } else if (code === closeList || code === closeObject) depth -= 1;
    if (values > mostValues) return false;
  }
  return true;
}

/** Where the string ends that begins at `from`: the place of its closing quote, or the end of the text. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 1)) {
    let escapes = 0;
    while (text.charCodeAt(at - 1 - escapes) === backslash) escapes += 1;
    if (escapes % 2 === 0) return at;
  }
  return text.length;
}
