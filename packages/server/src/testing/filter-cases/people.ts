import { all, type FilterCase } from './filter-case.ts';
import { id } from './filtered-calls.ts';

/** Who talked. */
export const people = {
  called_again: [
    ['nobody who called again', () => ({ called_again: ['yes'] }), () => ({ called_again: 'yes' }), ''],
    [
      'somebody who did not',
      () => ({ called_again: ['no'] }),
      () => ({ called_again: 'no' }),
      'anna boris dina',
    ],
  ],
  operators: [
    [
      'an operator, in any way of writing the name',
      () => ({ operators: ['  OLENA '] }),
      () => ({ operators: '  OLENA ' }),
      'anna dina',
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
      () => ({ operators: ['Olena', 'Taras, the younger'] }),
      () => ({ operators: 'Olena,Taras\\, the younger' }),
      'anna boris dina',
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
      'an abonent by a number in another way of writing it',
      () => ({ abonents: ['+380 50 111-22-33'] }),
      () => ({ abonents: '+380 50 111-22-33' }),
      'anna',
    ],
    [
      'the abonent, not the operator of that name',
      () => ({ abonents: ['Olena'] }),
      () => ({ abonents: 'Olena' }),
      '',
    ],
  ],
  agents: [
    ['an operator by id', () => ({ agents: [id('Olena')] }), () => ({ agents: id('Olena') }), 'anna dina'],
    [
      'several operators by id',
      () => ({ agents: [id('Olena'), id('Taras')] }),
      () => ({ agents: `${id('Olena')},${id('Taras')}` }),
      'anna boris dina',
    ],
    ['nobody by id', () => ({ agents: [999_999] }), () => ({ agents: '999999' }), ''],
  ],
  teams: [
    ['a team', () => ({ teams: [id('day')] }), () => ({ teams: id('day') }), 'boris'],
    ['no team', () => ({ teams: [0] }), () => ({ teams: '0' }), 'anna dina'],
  ],
  subscribers: [
    [
      'an abonent by id',
      () => ({ subscribers: [id('Olena K')] }),
      () => ({ subscribers: id('Olena K') }),
      'boris',
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
