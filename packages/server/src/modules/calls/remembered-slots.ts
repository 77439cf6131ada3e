import { type Slot, type SlotsOf, slotsReader } from '@earshot/core/matching/slots.ts';
import { lexicon } from '../matching/lexicon.ts';

/** Phrases kept ready, about ten megabytes of them; longer ones are not. */
const mostRemembered = 5000;
const longestRemembered = 400;

/**
 * Reads phrases for the passages of a list. While one types, the same calls are listed after every word, and reading them
 * again would be most of the work.
 */
export function rememberSlots(most = mostRemembered): SlotsOf {
  const known = new Map<string, readonly Slot[]>();
  return (words) => {
    // A word of an imported transcript may hold spaces.
    const text = words.join('\n');
    const ready = known.get(text);
    if (ready !== undefined) return ready;
    const slots = slotsReader(lexicon())(words);
    if (text.length > longestRemembered) return slots;
    // The one that was kept first goes first.
    if (known.size >= most) known.delete(known.keys().next().value ?? '');
    known.set(text, slots);
    return slots;
  };
}
