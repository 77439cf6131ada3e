import type { Span } from '../call/span.ts';
import type { PreparedConversation } from '../matching/prepared-conversation.ts';
import type { Slot } from '../matching/slots.ts';
import type { WeightOf } from './word-weights.ts';

/** One place of what somebody said: a word, or a number said in several words. */
export type SpokenUnit = {
  keys: readonly string[];
  /** As said, normalised; without what a number was said in beside its last word. */
  form: string;
  weight: number;
  /** Index of the phrase in the conversation, and first and last word in it. */
  phrase: number;
  first_word: number;
  last_word: number;
} & Span;

/** What one speaker said without a longer break, across phrases: a sentence may go on in the next one. */
export type Stretch = { speaker: string; units: readonly SpokenUnit[] };

/** After so long a break nobody goes on with a sentence; an answer of the other side in between is shorter. */
const longestBreakMs = 8000;

/** The stretches of a conversation, in the order in which they begin; `takes` chooses phrases by their index. */
export function stretchesOf(
  conversation: PreparedConversation,
  weightOf: WeightOf,
  takes: (phrase: number) => boolean,
): Stretch[] {
  const stretches: { speaker: string; units: SpokenUnit[] }[] = [];
  const latest = new Map<string, { speaker: string; units: SpokenUnit[] }>();
  for (const slot of conversation.words().slots) {
    if (!takes(slot.phrase)) continue;
    const unit = unitOf(slot, conversation, weightOf);
    const speaker = conversation.phrases[slot.phrase]?.speaker ?? '';
    const last = latest.get(speaker);
    if (last !== undefined && unit.start_ms - (last.units.at(-1)?.end_ms ?? 0) <= longestBreakMs)
      last.units.push(unit);
    else {
      const stretch = { speaker, units: [unit] };
      latest.set(speaker, stretch);
      stretches.push(stretch);
    }
  }
  return stretches;
}

function unitOf(
  { keys, phrase, first_word, last_word }: Slot & { phrase: number },
  conversation: PreparedConversation,
  weightOf: WeightOf,
): SpokenUnit {
  const words = conversation.phrases[phrase]?.words ?? [];
  return {
    keys,
    form: (keys[0] ?? '').slice(1),
    weight: weightOf(keys),
    phrase,
    first_word,
    last_word,
    start_ms: words[first_word]?.start_ms ?? 0,
    end_ms: words[last_word]?.end_ms ?? 0,
  };
}
