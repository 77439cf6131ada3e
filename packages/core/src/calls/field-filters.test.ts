import { describe, expect, it } from 'vitest';
import { type FieldFilter, readFieldFilters, writeFieldFilters } from './field-filters.ts';

describe('fields in an address', () => {
  it.each<[string, FieldFilter[] | undefined]>([
    ['', []],
    ['plan=gold', [{ name: 'plan', values: ['gold'] }]],
    ['plan=gold,plan=silver', [{ name: 'plan', values: ['gold', 'silver'] }]],
    [
      'plan=gold,csat=1',
      [
        { name: 'plan', values: ['gold'] },
        { name: 'csat', values: ['1'] },
      ],
    ],
    ['formula=a=b', [{ name: 'formula', values: ['a=b'] }]],
    ['plan=', [{ name: 'plan', values: [''] }]],
    ['plan', undefined],
    ['=gold', undefined],
    [`${'n'.repeat(101)}=x`, undefined],
  ])('%s', (text, filters) => {
    expect(readFieldFilters(text)).toEqual(filters);
  });

  it.each<[FieldFilter[]]>([
    [[{ name: 'a=b%3D', values: ['c,d', 'e\\f'] }]],
    [
      [
        { name: '100 %', values: ['так, звісно', '=', '%3D'] },
        { name: 'план', values: ['два'] },
      ],
    ],
  ])('%j is there as it was', (filters) => {
    expect(readFieldFilters(writeFieldFilters(filters))).toEqual(filters);
  });
});
