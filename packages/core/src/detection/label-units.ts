import { type SpokenPhrase, textOf } from '../call/phrase.ts';
import type { Hit } from '../matching/query.ts';
import type { Evidence } from './detection.ts';

/** A unit on which a label stands: in which phrase its words are, from which to which, and what it was told with. */
export type LabelUnit = {
  phrase_id: number;
  words: [number, number];
  start_ms: number;
  end_ms: number;
  probability: number;
};

/** The words that a label stands on, as hits of the call; those of phrases that are gone are left out. */
export function hitsOfUnits(
  units: readonly Omit<LabelUnit, 'probability'>[],
  phrases: readonly SpokenPhrase[],
): Hit[] {
  const byId = new Map(phrases.map((phrase) => [phrase.id, phrase]));
  return units.flatMap(({ phrase_id, words: [first, last], start_ms, end_ms }) => {
    const phrase = byId.get(phrase_id);
    if (phrase === undefined) return [];
    const { speaker, role } = phrase;
    const text = textOf({ words: phrase.words.slice(first, last + 1) });
    return [{ phrase_id, speaker, role, start_ms, end_ms, text, words: [first, last] }];
  });
}

/** What a label stands on in a call, as evidence is kept; `value`: its probability, where that is told. */
export const labelEvidence = (
  units: readonly Omit<LabelUnit, 'probability'>[],
  phrases: readonly SpokenPhrase[],
  value: number | null,
): Evidence[] => [{ method: 0, kind: 'label', value, hits: hitsOfUnits(units, phrases), spans: [] }];
