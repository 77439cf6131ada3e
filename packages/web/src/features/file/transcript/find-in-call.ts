import type { Phrase } from '@earshot/core/call/phrase.ts';

/** Words `from` to `to` (both included) of a phrase. */
export type Found = { phrase: number; from: number; to: number };

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/[’ʼ`]/g, "'");

/** Every place where the words typed stand, across word borders, whatever their case. */
export function findInCall(phrases: readonly Pick<Phrase, 'words' | 'text'>[], typed: string): Found[] {
  const needle = plain(typed).trim().replaceAll(/\s+/g, ' ');
  if (needle === '') return [];
  return phrases.flatMap((phrase, index) =>
    findInPhrase(phrase, needle).map((range) => ({ phrase: index, ...range })),
  );
}

function findInPhrase({ words }: Pick<Phrase, 'words'>, needle: string): { from: number; to: number }[] {
  const starts: number[] = [];
  let text = '';
  for (const word of words) {
    starts.push(text.length);
    text += `${plain(word.text)} `;
  }
  const found: { from: number; to: number }[] = [];
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) {
    found.push({ from: wordHolding(starts, at), to: wordHolding(starts, at + needle.length - 1) });
  }
  return found;
}

function wordHolding(starts: readonly number[], position: number): number {
  return starts.findLastIndex((start) => start <= position);
}
