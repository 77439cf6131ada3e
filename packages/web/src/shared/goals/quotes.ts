import type { Phrase } from '@earshot/core/call/phrase.ts';
import type { CallMoment } from '@earshot/core/detection/moments.ts';

/** Words of the phrase that are shown before and behind what was found. */
const around = 8;

export type Quote = CallMoment & { before: string; after: string };

/** Moments with the words around them, where the transcript has them. */
export function quotesOf(moments: readonly CallMoment[], phrases: readonly Phrase[] = []): Quote[] {
  const byId = new Map(phrases.map((phrase) => [phrase.id, phrase]));
  return moments.map((moment) => {
    const phrase = moment.phrase_id === null ? undefined : byId.get(moment.phrase_id);
    if (phrase === undefined || moment.words === null) return { ...moment, before: '', after: '' };
    const [first, last] = moment.words;
    const words = phrase.words.map(({ text }) => text);
    const before = words.slice(Math.max(0, first - around), first);
    const after = words.slice(last + 1, last + 1 + around);
    return {
      ...moment,
      before: `${first > around ? '… ' : ''}${before.join(' ')}`,
      after: `${after.join(' ')}${last + 1 + around < words.length ? ' …' : ''}`,
    };
  });
}
