import { describe, expect, it } from 'vitest';
import { askedAt, draftOf, keptOf, peopleCalled, retyped, withPerson } from './mention-text.ts';

const olena = { user_id: 4, name: 'Олена Ковальчук' };
const namesake = { user_id: 9, name: 'Олена Ковальчук' };
const ann = { user_id: 7, name: 'Ann Lee' };
const people = [olena, ann, { user_id: 5, name: "Дарʼя О'Коннор" }];

describe('a comment as it is typed', () => {
  it.each(['', 'no one', '@[4]', 'Look, @[7], and @[4]', '@[4]@[7] @[4]'])('%j is kept as it was', (kept) => {
    expect(keptOf(draftOf(kept, people))).toBe(kept);
  });

  it('shows names, and an id where there is no name', () => {
    expect(draftOf('@[4], @[7], @[99]', people).text).toBe('@Олена Ковальчук, @Ann Lee, @[99]');
    expect(keptOf(draftOf('@[99] look', people))).toBe('@[99] look');
  });

  it.each([
    ['typed before', 'So: @Ann Lee, look', 'So: @[7], look'],
    ['typed behind', '@Ann Lee, look here', '@[7], look here'],
    ['a letter of the name taken away', '@Ann Le, look', '@Ann Le, look'],
    ['a letter put into the name', '@Annn Lee, look', '@Annn Lee, look'],
    ['all replaced', 'never mind', 'never mind'],
    ['all taken away', '', ''],
  ])('%s', (_, text, kept) => {
    expect(keptOf(retyped(draftOf('@[7], look', people), text))).toBe(kept);
  });

  it('of two people with one name, each stays who was chosen', () => {
    const typed = { text: '@Олена and @Олена', people: [] };
    const first = withPerson(typed, { at: 0, name: 'Олена' }, namesake);
    const at = first.draft.text.lastIndexOf('@');
    const both = withPerson(first.draft, { at, name: 'Олена' }, olena);
    expect(both.draft.text).toBe('@Олена Ковальчук and @Олена Ковальчук ');
    expect(keptOf(both.draft)).toBe('@[9] and @[4] ');
    expect(both.caret).toBe(both.draft.text.length);
  });
});

describe('the name that is being typed', () => {
  const at = (text: string) => askedAt({ text, people: [] }, text.length)?.name ?? null;
  it.each([
    ['@', ''],
    ['Look, @Ол', 'Ол'],
    ['(@An', 'An'],
    ['@Ann Le', 'Ann Le'],
    ['line\n@k', 'k'],
    ['ann@example', null],
    ['@ ', null],
    ['@Ann\n', null],
    ['no', null],
    [`@${'x'.repeat(80)}`, null],
  ])('in %j is %j', (text, name) => {
    expect(at(text)).toBe(name);
  });

  it('is none behind somebody who is named already', () => {
    expect(askedAt(draftOf('@[7] x', people), 10)).toBeNull();
  });

  it.each([
    ['', 3],
    ['ол', 1],
    ['КОВ', 1],
    ['олена к', 1],
    ['lee', 1],
    ["о'к", 1],
    ['о’к', 1],
    ['ena', 0],
    ['zz', 0],
  ])('%j is that of %i of three', (name, count) => {
    expect(peopleCalled(name, people)).toHaveLength(count);
  });
});
