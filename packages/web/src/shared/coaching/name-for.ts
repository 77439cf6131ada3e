/** As much as is read at a glance. */
const longest = 60;

/** A name to begin with: the words of a moment, cut where a word ends. */
export function nameFor(text: string): string {
  const words = text.trim().replace(/\s+/gu, ' ');
  if (words.length <= longest) return words;
  const cut = words.slice(0, longest + 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : longest)}…`;
}
