import { allLanguages } from './languages.ts';
import type { Piece } from './pieces.ts';

// Written as one word, with a hyphen and apart, by different people and recognisers.
const joining = new Set(allLanguages.flatMap((language) => language.joining.split(' ')));

const none: readonly string[] = [];

/** Whether what follows is commonly written together with this (`веб-сайт`, `вебсайт`, `e-mail`). */
export function isJoining(form: string): boolean {
  return joining.has(form) || (form.length === 1 && /^[b-hj-z]$/.test(form));
}

/**
 * What a piece is together with the pieces before it. `інтернет-магазин` is two tokens, of which the last is also found
 * as `інтернетмагазин`; `e mail` in two words is also found as `email`; `050-123-45-67` also as one long number.
 */
export function joinedForms(pieces: readonly Piece[], at: number): readonly string[] {
  const piece = pieces[at];
  const before = pieces[at - 1];
  if (!piece || !before || piece.apart) return none;
  if (!piece.hyphened)
    return before.word !== piece.word && isJoining(before.form) ? [before.form + piece.form] : none;
  if (pieces[at + 1]?.hyphened) return [];
  let first = at;
  while (pieces[first]?.hyphened) first -= 1;
  const parts = pieces.slice(first, at + 1);
  const joined = parts.map(({ form }) => form).join('');
  if (parts.every(({ digits }) => digits === undefined)) return [joined];
  return /^\d{7,}$/.test(joined) ? [`#${joined}`] : [];
}
