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
  agents_since: [
    [
      'operators by the month of their first call',
      () => ({ agents_since: [{ step: 'month', first: '2026-03-01' }] }),
      () => ({ agents_since: 'month:2026-03-01' }),
      'anna boris dina',
    ],
    [
      'their calls of a later month',
      () => ({ agents_since: [{ step: 'month', first: '2026-03-01', after: 1 }] }),
      () => ({ agents_since: 'month:2026-03-01:1' }),
      '',
    ],
    [
      'by the week, of several of which one is right',
      () => ({
        agents_since: [
          { step: 'week', first: '2026-02-16', after: 1 },
          { step: 'week', first: '2026-02-23', after: 0 },
          { step: 'month', first: '2026-02-01', after: null },
        ],
      }),
      () => ({ agents_since: 'week:2026-02-16:1,week:2026-02-23:0,month:2026-02-01' }),
      'anna boris dina',
    ],
  ],
  subscribers_since: [
    [
      'abonents by the month of their first call',
      () => ({ subscribers_since: [{ step: 'month', first: '2026-03-01', after: 0 }] }),
      () => ({ subscribers_since: 'month:2026-03-01:0' }),
      'anna boris dina',
    ],
    [
      'abonents of another month',
      () => ({ subscribers_since: [{ step: 'month', first: '2026-02-01' }] }),
      () => ({ subscribers_since: 'month:2026-02-01' }),
      '',
    ],
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
