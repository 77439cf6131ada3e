const ending = /^(.+?)(n't|'m|'re|'ve|'ll|'d|'s)$/;

const words: Record<string, string> = {
  "n't": 'not',
  "'m": 'be',
  "'re": 'be',
  "'ve": 'have',
  "'ll": 'will',
};

const starts: Record<string, string> = { ca: 'can', wo: 'will', sha: 'shall' };

/** After these `'s` is a short `is` or `has`; after any other word it says whose. */
const withIs = new Set('it he she that this there here what who where when how'.split(' '));

/** The words that an English contraction is made of (`don't`: do, not), or nothing. */
export function contracted(form: string): string[] {
  const [, start = '', end = ''] = ending.exec(form) ?? [];
  if (!start) return [];
  if (end === "'s") return withIs.has(start) ? [start, 'be'] : start === 'let' ? ['let'] : [];
  const second = words[end];
  return second ? [starts[start] ?? start, second] : [start];
}
