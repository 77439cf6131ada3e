/** People whom one comment may name. */
export const mostMentions = 20;

/** `@[12]` in the words of a comment names the person with this id. */
const mention = /@\[(\d{1,15})\]/g;

/** How a person is written in the words of a comment, whatever they are called. */
export const mentionOf = (userId: number) => `@[${userId}]`;

export type Piece = { text: string } | { user_id: number };

/** The words of a comment in order: what is text, and who is named between. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(mention)) {
    if (found.index > from) pieces.push({ text: text.slice(from, found.index) });
    pieces.push({ user_id: Number(found[1]) });
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/** Ids of the people whom a comment names, each once. */
export function mentionedIn(text: string): number[] {
  return [...new Set(piecesOf(text).flatMap((piece) => ('user_id' in piece ? [piece.user_id] : [])))];
}
