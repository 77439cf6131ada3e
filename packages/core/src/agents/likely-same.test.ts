import { describe, expect, it } from 'vitest';
import { likelySame } from './likely-same.ts';

const people = (...names: string[]) => names.map((name, at) => ({ id: at + 1, name, files: 10 - at }));
const pairs = (...names: string[]) =>
  likelySame(people(...names)).map(({ one, into }) => [one.name, into.name]);

describe('names that may be of one person', () => {
  it.each([
    ['an initial', ['Olena Koval', 'O. Koval'], [['O. Koval', 'Olena Koval']]],
    ['another order', ['Olena Koval', 'Koval Olena'], [['Koval Olena', 'Olena Koval']]],
    [
      'a family name and an initial behind it',
      ['Андрій Мельник', 'Мельник А.'],
      [['Мельник А.', 'Андрій Мельник']],
    ],
    ['one name of two', ['Olena Koval', 'Olena'], [['Olena', 'Olena Koval']]],
    ['a name between', ['Olena Koval', 'Olena Petrivna Koval'], [['Olena Koval', 'Olena Petrivna Koval']]],
    ['one who could be two', ['Olena Koval', 'Olena Bondar', 'Olena'], []],
    ['another initial', ['Olena Koval', 'M. Koval'], []],
    ['only the family name is the same', ['Olena Koval', 'Maksym Koval'], []],
    ['only initials', ['Olena Koval', 'O. K.'], []],
    ['numbers', ['101', '1011'], []],
    ['nobody', [], []],
  ])('%s', (_, names, expected) => expect(pairs(...names)).toEqual(expected));
});
