import type { Annotation } from '@earshot/core/annotations/annotations.api.ts';
import type { Phrase } from '@earshot/core/call/phrase.ts';
import type { Emotion, PhraseEmotion } from '@earshot/core/emotions/emotions.ts';
import type { Match } from '@earshot/core/patterns/patterns.api.ts';
import { marksWords } from '../../../shared/hits/marks-words.ts';

/** Words `from` to `to` of a phrase, both included, and what they are drawn as. */
export type WordMark = { from: number; to: number; className: string; title?: string };
export type Chip = { key: string; text: string; color: string | null };
/** What stands on a phrase besides its words. */
export type PhraseDecor = { marks: WordMark[]; chips: Chip[]; notes: Annotation[]; emotion: Emotion | null };
/** By the place of the phrase in the transcript. */
export type Decor = ReadonlyMap<number, PhraseDecor>;

type Input = {
  phrases: readonly Pick<Phrase, 'id'>[];
  matches: readonly Match[];
  notes: readonly Annotation[];
  /** Only where they are asked for. */
  emotions: readonly PhraseEmotion[] | null;
};

/** What rules, people and emotions have to say about each phrase. */
export function decorOf({ phrases, matches, notes, emotions }: Input): Decor {
  const places = new Map(phrases.map(({ id }, at) => [id, at]));
  const decor = new Map<number, PhraseDecor>();
  const of = (phraseId: number | null): PhraseDecor | undefined => {
    const at = phraseId === null ? undefined : places.get(phraseId);
    if (at === undefined) return undefined;
    const known = decor.get(at) ?? { marks: [], chips: [], notes: [], emotion: null };
    decor.set(at, known);
    return known;
  };
  for (const { phrase_id, emotion, words } of emotions ?? []) {
    const phrase = emotion === 'neutral' ? undefined : of(phrase_id);
    if (phrase === undefined) continue;
    phrase.emotion = emotion;
    phrase.marks.push(...words.map((at) => ({ from: at, to: at, className: `felt felt-${emotion}` })));
  }
  for (const { kind, id, name, color, evidence } of matches) {
    for (const hit of evidence.filter(marksWords).flatMap(({ hits }) => hits)) {
      const phrase = of(hit.phrase_id);
      const [from, to] = hit.words;
      phrase?.marks.push({ from, to, className: 'hit-word', title: name });
      const key = `${kind}-${id}`;
      if (phrase?.chips.every((chip) => chip.key !== key)) phrase.chips.push({ key, text: name, color });
    }
  }
  for (const note of notes) {
    const phrase = of(note.phrase_id);
    if (phrase === undefined || note.words === null) continue;
    const [from, to] = note.words;
    phrase.marks.push({ from, to, className: 'noted', title: note.text });
    phrase.notes.push(note);
  }
  return decor;
}
