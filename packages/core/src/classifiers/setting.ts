import type { SpeakerRole } from '../call/role.ts';

/** How many phrases stand before a text and after it: of the side that said it, and of everybody where that is not one side. */
export type Position = { before: number; after: number };

/** Who said a text, and where in its conversation; null where that is not known, or cannot be told of such a text. */
export type Setting = { role: SpeakerRole | null; position: Position | null };

/** That of a text which is of no conversation. */
export const noSetting: Setting = { role: null, position: null };

/** So many of the first phrases, and of the last, are each a place of their own. */
const edge = 3;
/** Between them it matters in which part of a conversation something is said. */
const parts = 4;

/** What a setting is, in terms: who, which of the first or last phrases, which quarter. */
export function settingTerms({ role, position }: Setting): string[] {
  const terms = role === null ? [] : [`by ${role}`];
  if (position === null) return terms;
  const { before, after } = position;
  const whole = before + after + 1;
  if (before < edge) terms.push(`first ${before + 1}`);
  if (after < edge) terms.push(`last ${after + 1}`);
  terms.push(`part ${Math.floor(((before + 0.5) / whole) * parts) + 1}`);
  return terms;
}
