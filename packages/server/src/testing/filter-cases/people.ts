import { all, type FilterCase } from './filter-case.ts';

/** Who talked. */
export const people = {
  operators: [
    [
      'an operator, letter by letter',
      () => ({ operators: ['Olena'] }),
      () => ({ operators: 'Olena' }),
      'anna',
    ],
    [
      'an operator with a comma in the name',
      () => ({ operators: ['Taras, the younger'] }),
      () => ({ operators: 'Taras\\, the younger' }),
      'boris',
    ],
    [
      'a part of an operator, which is not one',
      () => ({ operators: ['Ol'] }),
      () => ({ operators: 'Ol' }),
      '',
    ],
    [
      'any of several operators',
      () => ({ operators: ['Olena', 'olena'] }),
      () => ({ operators: 'Olena,olena' }),
      'anna dina',
    ],
  ],
  abonents: [
    [
      'any of several abonents',
      () => ({ abonents: ['+380501112233', 'Olena K'] }),
      () => ({ abonents: '+380501112233,Olena K' }),
      'anna boris',
    ],
    [
      'the abonent, not the operator of that name',
      () => ({ abonents: ['Olena'] }),
      () => ({ abonents: 'Olena' }),
      '',
    ],
  ],
  name: [
    [
      'a part of operator or abonent, in any case',
      () => ({ name: 'OLENA' }),
      () => ({ name: 'OLENA' }),
      'anna boris dina',
    ],
    ['a part of the file name', () => ({ name: 'hlo' }), () => ({ name: 'hlo' }), 'chloe'],
    ['a per cent sign as it is written', () => ({ name: '0%' }), () => ({ name: '0%' }), 'dina'],
    ['an underscore as it is written', () => ({ name: 'd_na' }), () => ({ name: 'd_na' }), ''],
    ['no part at all', () => ({ name: '' }), () => ({ name: '' }), all],
  ],
} satisfies Record<string, FilterCase[]>;
