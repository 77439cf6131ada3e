import { all, type FilterCase } from './filter-case.ts';
import { id } from './filtered-calls.ts';

/** What people and rules marked a call with. */
export const marks = {
  tags: [
    [
      'a tag, which one that was taken off is not',
      () => ({ tags: [id('red')] }),
      () => ({ tags: id('red') }),
      'anna',
    ],
    [
      'a tag of a rule, which one that was taken off by hand is not',
      () => ({ tags: [id('ruled')] }),
      () => ({ tags: id('ruled') }),
      'anna',
    ],
    [
      'any of several tags',
      () => ({ tags: [id('red'), id('blue')] }),
      () => ({ tags: `${id('red')},${id('blue')}` }),
      'anna boris',
    ],
    ['a tag no call has', () => ({ tags: [id('unused')] }), () => ({ tags: id('unused') }), ''],
    ['an empty list of tags, which asks for nothing', () => ({ tags: [] }), () => null, all],
  ],
  without_tags: [
    [
      'without a tag, which one that was taken off is',
      () => ({ without_tags: [id('red')] }),
      () => ({ without_tags: id('red') }),
      'boris chloe dina',
    ],
    [
      'without a tag of a rule, which one that was taken off by hand is',
      () => ({ without_tags: [id('ruled')] }),
      () => ({ without_tags: id('ruled') }),
      'boris chloe dina',
    ],
    [
      'with none of several tags',
      () => ({ without_tags: [id('red'), id('blue')] }),
      () => ({ without_tags: `${id('red')},${id('blue')}` }),
      'chloe dina',
    ],
    ['without none, which asks for nothing', () => ({ without_tags: [] }), () => null, all],
  ],
  patterns: [
    ['a pattern', () => ({ patterns: [id('wanted')] }), () => ({ patterns: id('wanted') }), 'anna boris'],
    [
      'any of several patterns',
      () => ({ patterns: [id('wanted'), id('greeted')] }),
      () => ({ patterns: `${id('wanted')},${id('greeted')}` }),
      'anna boris dina',
    ],
    ['an empty list of patterns, which asks for nothing', () => ({ patterns: [] }), () => null, all],
  ],
  segments: [
    [
      'a segment of filters',
      () => ({ segments: [id('of Olena')] }),
      () => ({ segments: id('of Olena') }),
      'anna',
    ],
    [
      'a segment picked by hand, which one that was taken off it is not of',
      () => ({ segments: [id('picked')] }),
      () => ({ segments: id('picked') }),
      'boris chloe',
    ],
    [
      'any of several segments',
      () => ({ segments: [id('of Olena'), id('picked')] }),
      () => ({ segments: `${id('of Olena')},${id('picked')}` }),
      'anna boris chloe',
    ],
    ['a segment of nothing', () => ({ segments: [id('empty')] }), () => ({ segments: id('empty') }), ''],
  ],
  matching: [
    [
      'all of several tags, by hand and by a rule',
      () => ({ tags: [id('red'), id('ruled')], matching: 'all' }),
      () => ({ tags: `${id('red')},${id('ruled')}`, matching: 'all' }),
      'anna',
    ],
    [
      'all of several tags that no call has together',
      () => ({ tags: [id('red'), id('blue')], matching: 'all' }),
      () => ({ tags: `${id('red')},${id('blue')}`, matching: 'all' }),
      '',
    ],
    [
      'any of several tags, said so',
      () => ({ tags: [id('red'), id('blue')], matching: 'any' }),
      () => ({ tags: `${id('red')},${id('blue')}`, matching: 'any' }),
      'anna boris',
    ],
    [
      'all of several patterns',
      () => ({ patterns: [id('wanted'), id('greeted')], matching: 'all' }),
      () => ({ patterns: `${id('wanted')},${id('greeted')}`, matching: 'all' }),
      '',
    ],
    [
      'all of several segments',
      () => ({ segments: [id('picked'), id('with refund')], matching: 'all' }),
      () => ({ segments: `${id('picked')},${id('with refund')}`, matching: 'all' }),
      'boris',
    ],
    [
      'all of several segments, one of which is gone',
      () => ({ segments: [id('picked'), 999_999], matching: 'all' }),
      () => ({ segments: `${id('picked')},999999`, matching: 'all' }),
      '',
    ],
    [
      'with none of several tags: those are no list of what a call has',
      () => ({ without_tags: [id('red'), id('blue')], matching: 'all' }),
      () => ({ without_tags: `${id('red')},${id('blue')}`, matching: 'all' }),
      'chloe dina',
    ],
    ['nothing that it could join', () => ({ matching: 'all' }), () => ({ matching: 'all' }), all],
  ],
  ids: [
    ['picked calls', () => ({ ids: [id('anna'), id('chloe')] }), () => null, 'anna chloe'],
    ['an empty list of calls, which asks for nothing', () => ({ ids: [] }), () => null, all],
  ],
  favorite: [
    [
      'the own favourites, not those of others',
      () => ({ favorite: true }),
      () => ({ favorite: '1' }),
      'anna',
    ],
    ['favourites or not', () => ({ favorite: false }), () => ({ favorite: '0' }), all],
  ],
} satisfies Record<string, FilterCase[]>;
