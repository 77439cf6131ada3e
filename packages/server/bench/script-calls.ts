import { join } from 'node:path';
import type { SpeakerRole } from '@earshot/core/call/role.ts';
import { prepareConversation } from '@earshot/core/matching/prepared-conversation.ts';
import type { ScriptedCall } from '@earshot/core/wording/apply-script.ts';
import { lexicon } from '../src/modules/matching/lexicon.ts';
import { readStar } from './conversations.ts';
import { readConversations } from './dialogue-collections.ts';

const wordMs = 400;
const pauseMs = 700;
const longWords = 1000;

/** What a side says at once, word by word. */
export type SpokenLine = { role: SpeakerRole; words: readonly string[] };

/** Dialogues of agents with customers (STAR), and what customers wrote (MultiDoGO) as if operators had said it. */
export async function readCalls(
  data: string,
): Promise<{ agents: SpokenLine[][]; customers: SpokenLine[][] }> {
  const [star, multidogo] = await Promise.all([readStar(join(data, 'dialogues')), readConversations(data)]);
  return {
    agents: star.map((lines) => lines.map(({ speaker, text }) => line(speaker, text))),
    customers: multidogo.map(({ turns }) => turns.map(({ text }) => line('operator', text))),
  };
}

export function line(role: SpeakerRole, text: string): SpokenLine {
  return { role, words: text.split(/\s+/).filter(Boolean) };
}

/** A call in which lines are said one after the other. */
export function callOf(lines: readonly SpokenLine[], language: string): ScriptedCall {
  let at_ms = 0;
  const phrases = lines.map(({ role, words }, id) => {
    const start_ms = at_ms;
    const timed = words.map((text, place) => {
      return { text, start_ms: start_ms + place * wordMs, end_ms: start_ms + (place + 1) * wordMs };
    });
    const end_ms = start_ms + words.length * wordMs;
    at_ms = end_ms + pauseMs;
    return { id, speaker: role, role, start_ms, end_ms, in_hold: false, words: timed };
  });
  return { conversation: prepareConversation({ duration_ms: at_ms, phrases }, lexicon()), language };
}

/**
 * The call with sentences said by the operator somewhere, each beside or in another of the operator's phrases: in turn as a phrase
 * of its own, at the end of that one, or so and cut into two by a pause. What finds no phrase is left out.
 */
export function withSentences(
  lines: readonly SpokenLine[],
  sentences: readonly (readonly string[])[],
  random: () => number,
): SpokenLine[] {
  const free = lines.flatMap(({ role }, place) => (role === 'operator' ? [place] : []));
  const put = new Map<number, SpokenLine[]>();
  for (const words of sentences) {
    const [place] = free.splice(Math.floor(random() * free.length), 1);
    if (place === undefined) break;
    const here = lines[place]?.words ?? [];
    const cut = 1 + Math.floor(random() * (words.length - 1));
    const said = [
      [here, words],
      [[...here, ...words]],
      [[...here, ...words.slice(0, cut)], words.slice(cut)],
    ][Math.floor(random() * 3)];
    put.set(
      place,
      (said ?? []).map((one) => ({ role: 'operator', words: one })),
    );
  }
  return lines.flatMap((one, place) => put.get(place) ?? [one]);
}

/** Calls of a thousand words of the operator or more: what operators say in other calls, drawn by chance and joined. */
export function longCalls(
  calls: readonly SpokenLine[][],
  count: number,
  random: () => number,
): SpokenLine[][] {
  return Array.from({ length: count }, () => {
    const lines: SpokenLine[] = [];
    for (let words = 0; words < longWords; ) {
      const drawn = calls[Math.floor(random() * calls.length)] ?? [];
      const own = drawn.filter(({ role }) => role === 'operator');
      lines.push(...own);
      words += own.reduce((sum, one) => sum + one.words.length, 0);
    }
    return lines;
  });
}
