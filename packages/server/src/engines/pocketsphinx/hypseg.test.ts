import { expect, it } from 'vitest';
import { readHypseg } from './hypseg.ts';

const read = (line: string) => {
  const { id, words } = readHypseg(line);
  return [id, words.map(({ text, start_ms, end_ms }) => `${text} ${start_ms}-${end_ms}`)];
};

it.each([
  [
    'words with their times, without variant numbers, silences and sentence marks',
    'u7 S 0 T -21470012 A -18842624 L -2627388 0 -282624 0 <s> 18 -592896 -398 good(2) 31 -2082816 -241 morning ' +
      '88 -173056 -524288 <sil> 94 -485376 -274 that(12) 106 -2127872 -111 </s> 491',
    ['u7', ['good 180-310', 'morning 310-880', 'that 940-1060']],
  ],
  [
    'the last word up to the last frame',
    'u1 S 0 T -9 A -8 L -1 0 -1 0 <s> 3 -4 -3 yes 20',
    ['u1', ['yes 30-200']],
  ],
  ['apostrophes are part of a word', "u1 S 0 T 0 A 0 L 0 0 -4 -3 i'm 20", ['u1', ["i'm 0-200"]]],
  [
    'noises are no words',
    'u1 S 0 T 0 A 0 L 0 0 1 1 ++NOISE++ 10 1 1 [SPEECH] 20 1 1 yes 30',
    ['u1', ['yes 200-300']],
  ],
  // It repeats the last frame of the utterance before.
  ['nothing in an utterance without frames', 'u2 S 0 T 0 A 0 L 0 198', ['u2', []]],
  ['nothing where nothing was found', 'u2 S 0 T -3 A -2 L -1 0 -1 0 <s> 10 -1 -1 </s> 12', ['u2', []]],
  ['nothing in an empty line', '', ['', []]],
  ['nothing in a line that is cut off', 'u2 S 0 T -3 A', ['u2', []]],
])('%s', (_title, line, found) => expect(read(line)).toEqual(found));
