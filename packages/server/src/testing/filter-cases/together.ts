import { all, type FilterCase } from './filter-case.ts';
import { id } from './filtered-calls.ts';
import { created, recorded, tenOn } from './times.ts';

/** Several filters at once. */
export const together = {
  together: [
    ['nothing', () => ({}), () => ({}), all],
    [
      'both times',
      () => ({ periods: [created(null, tenOn('10')), recorded(tenOn('01'), null)] }),
      () => ({ created_to: tenOn('10'), recorded_at_start: tenOn('01') }),
      'anna',
    ],
    [
      'with one tag and without another',
      () => ({ tags: [id('red'), id('blue')], without_tags: [id('red')] }),
      () => ({ tags: `${id('red')},${id('blue')}`, without_tags: id('red') }),
      'boris',
    ],
    [
      'several filters, all of which must hold',
      () => ({ status: ['DONE'], type: 'text', operators: ['olena'] }),
      () => ({ status: 'DONE', type: 'text', operators: 'olena' }),
      'dina',
    ],
  ],
} satisfies Record<string, FilterCase[]>;
