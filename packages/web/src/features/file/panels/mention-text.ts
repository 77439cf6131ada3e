import type { NamedPerson } from '@earshot/core/comments/comments.api.ts';
import { mentionOf, piecesOf } from '@earshot/core/comments/mentions.ts';

/** A comment as it is typed: people stand in it by name, and it is remembered where. */
export type Draft = { text: string; people: readonly Placed[] };
/** `at`: where the name begins, with its @. */
type Placed = NamedPerson & { at: number };

const shown = ({ name }: NamedPerson) => `@${name}`;
const endOf = (one: Placed) => one.at + shown(one).length;

/** What is kept of a comment as it is typed. Somebody whose name is not known stays as they are kept. */
export function draftOf(kept: string, known: readonly NamedPerson[]): Draft {
  const people: Placed[] = [];
  let text = '';
  for (const piece of piecesOf(kept)) {
    if ('text' in piece) text += piece.text;
    else {
      const person = known.find((one) => one.user_id === piece.user_id && one.name !== '');
      if (person !== undefined) people.push({ ...person, at: text.length });
      text += person === undefined ? mentionOf(piece.user_id) : shown(person);
    }
  }
  return { text, people };
}

/** What is kept of what was typed. */
export function keptOf({ text, people }: Draft): string {
  let kept = '';
  let from = 0;
  for (const one of people) {
    kept += text.slice(from, one.at) + mentionOf(one.user_id);
    from = endOf(one);
  }
  return kept + text.slice(from);
}

/** After the text was changed: names behind the change move along, and one that was touched is words again. */
export function retyped(draft: Draft, text: string): Draft {
  const before = draft.text;
  let start = 0;
  while (start < before.length && start < text.length && before[start] === text[start]) start += 1;
  let same = 0;
  const most = Math.min(before.length, text.length) - start;
  while (same < most && before[before.length - 1 - same] === text[text.length - 1 - same]) same += 1;
  const end = before.length - same;
  const people = draft.people.flatMap((one) => {
    if (endOf(one) <= start) return [one];
    return one.at >= end ? [{ ...one, at: one.at + text.length - before.length }] : [];
  });
  return { text, people };
}

/** A name that is being typed: from its @ up to the caret. */
export type Asked = { at: number; name: string };

/** People have at most so many names of so many letters. */
const longestAsked = 60;

/** The name that is being typed at the caret; null where none is. An @ within a word, as in an address, begins none. */
export function askedAt({ text, people }: Draft, caret: number): Asked | null {
  const at = text.lastIndexOf('@', caret - 1);
  if (at < 0 || caret - at > longestAsked) return null;
  const name = text.slice(at + 1, caret);
  if (name.includes('\n') || name.startsWith(' ')) return null;
  if (at > 0 && /[\p{L}\p{N}_.]/u.test(text[at - 1] as string)) return null;
  return people.some((one) => one.at === at) ? null : { at, name };
}

/** Those whose name, or a part of it, begins like this, in any case and alphabet. */
export function peopleCalled(name: string, people: readonly NamedPerson[]): NamedPerson[] {
  const plain = (text: string) => text.toLocaleLowerCase().replaceAll(/['’ʼ`]/g, 'ʼ');
  const wanted = plain(name);
  return people.filter((one) => ` ${plain(one.name)}`.includes(` ${wanted}`));
}

/** Puts a person in the place of what was typed of the name; answers where the caret belongs. */
export function withPerson(draft: Draft, asked: Asked, person: NamedPerson): { draft: Draft; caret: number } {
  const rest = draft.text.slice(asked.at + 1 + asked.name.length);
  const after = rest.startsWith(' ') ? '' : ' ';
  const named = shown(person);
  const text = draft.text.slice(0, asked.at) + named + after + rest;
  const { people } = retyped(draft, text);
  return {
    draft: {
      text,
      people: [...people, { ...person, at: asked.at }].toSorted((one, other) => one.at - other.at),
    },
    caret: asked.at + named.length + 1,
  };
}
