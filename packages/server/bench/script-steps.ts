import { ScriptStep } from '@earshot/core/wording/steps.ts';

/**
 * A scripted sentence, and what is said instead: nearly the same, the same in other words, the opposite by one word added or
 * left out, and something else with many of the words. Slots are filled when it is said.
 */
export type BenchStep = Record<'step' | 'close' | 'negated', string> &
  Partial<Record<'other' | 'near', string>> & {
    /** Agents of the dialogues ask the same in words of their own, so that finding it there is not plainly wrong. */
    isSaidAnyway?: true;
  };

/** How a step is said: to the word, or as one of the sentences beside it. */
export const ways = ['step', 'close', 'other', 'negated', 'near'] as const;
export type Way = (typeof ways)[number];

const fillings: Record<string, Record<string, string>> = {
  en: { name: 'Julia Adams', number: 'forty two', date: 'the fifth of May' },
  uk: { name: 'Юлія Адаменко', number: 'сорок два', date: "п'ятого травня" },
  ru: { name: 'Юлия Адамова', number: 'сорок два', date: 'пятого мая' },
};

/** The words of a sentence with its slots filled. */
export function spokenWords(text: string, language: string): string[] {
  return text.replaceAll(/\{(\w+)\}/g, (_, slot: string) => fillings[language]?.[slot] ?? slot).split(' ');
}

export function stepsOf(list: readonly BenchStep[], language: string): ScriptStep[] {
  return list.map(({ step }) =>
    ScriptStep.parse({ type: 'own', name: step.slice(0, 100), variations: [{ language, text: step }] }),
  );
}
