import { readLine, spokenLines } from '../transcripts/plain-text.ts';
import { isRoleWord } from '../transcripts/role-labels.ts';

/**
 * What was said, without when and by whom, which lines may begin with. A time is one where half of the lines have one. Before a colon
 * stands somebody where it is a role, and in a text half of whose lines begin like that also what is written as names are, or begins
 * several of them. Anything else is said.
 */
export function saidText(text: string): string {
  const lines = spokenLines(text).map((line) => ({ line, ...readLine(line) }));
  const isUsual = (among: number) => among * 2 >= lines.length;
  const areTimed = isUsual(lines.filter(({ start_ms }) => start_ms !== null).length);
  const labels = lines.flatMap(({ speaker }) => speaker ?? []);
  const areNamed = isUsual(labels.length);
  const same = Map.groupBy(labels, (label) => label);
  const isSomebody = (label: string) =>
    isRoleWord(label) || (areNamed && ((same.get(label)?.length ?? 0) > 1 || isLikeName(label)));
  return lines
    .map(({ line, speaker, start_ms, text }) => {
      if (start_ms !== null && !areTimed) return line;
      return speaker === null || isSomebody(speaker) ? text : `${speaker}: ${text}`;
    })
    .join('\n');
}

const isLikeName = (label: string): boolean => label.split(/\s+/u).every((word) => !/^\p{Ll}/u.test(word));
