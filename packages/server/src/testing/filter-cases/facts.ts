import { all, type FilterCase } from './filter-case.ts';
import { id } from './filtered-calls.ts';

/** What a call is, and where it came from. */
export const facts = {
  status: [
    ['a status', () => ({ status: ['DONE'] }), () => ({ status: 'DONE' }), 'anna dina'],
    [
      'any of several',
      () => ({ status: ['DONE', 'REFUNDED'] }),
      () => ({ status: 'DONE,REFUNDED' }),
      'anna chloe dina',
    ],
    ['a status no call has', () => ({ status: ['PROCESSING'] }), () => ({ status: 'PROCESSING' }), ''],
    ['an empty list, which asks for nothing', () => ({ status: [] }), () => null, all],
  ],
  type: [
    ['calls with sound', () => ({ type: 'audio' }), () => ({ type: 'audio' }), 'anna boris'],
    ['conversations in writing', () => ({ type: 'text' }), () => ({ type: 'text' }), 'chloe dina'],
  ],
  language: [
    ['a language, expected', () => ({ language: ['en'] }), () => ({ language: 'en' }), 'anna'],
    ['a language, heard', () => ({ language: ['uk'] }), () => ({ language: 'uk' }), 'boris'],
    [
      'any language of several',
      () => ({ language: ['uk', 'ru'] }),
      () => ({ language: 'uk,ru' }),
      'boris dina',
    ],
  ],
  direction: [
    ['a direction', () => ({ direction: 'inbound' }), () => ({ direction: 'inbound' }), 'anna dina'],
    ['the other direction', () => ({ direction: 'outbound' }), () => ({ direction: 'outbound' }), 'boris'],
  ],
  origin: [
    ['where it came from', () => ({ origin: ['upload'] }), () => ({ origin: 'upload' }), 'anna dina'],
    [
      'where it came from, several',
      () => ({ origin: ['api', 'demo'] }),
      () => ({ origin: 'api,demo' }),
      'boris chloe',
    ],
  ],
  queue: [
    ['a queue', () => ({ queue: ['Sales'] }), () => ({ queue: 'Sales' }), 'anna'],
    ['queues', () => ({ queue: ['Sales', 'Support'] }), () => ({ queue: 'Sales,Support' }), 'anna boris'],
    ['a queue under the name of how it ended', () => ({ queue: ['sold'] }), () => ({ queue: 'sold' }), ''],
  ],
  without: [
    ['no direction', () => ({ without: ['direction'] }), () => ({ without: 'direction' }), 'chloe'],
    [
      'neither queue nor campaign, or one of them',
      () => ({ without: ['queue', 'campaign'] }),
      () => ({ without: 'queue,campaign' }),
      'anna chloe dina',
    ],
    [
      'no direction, no queue',
      () => ({ without: ['direction'], also: [{ without: ['queue'] }] }),
      () => ({ without: 'direction', also: '[{"without":["queue"]}]' }),
      'chloe',
    ],
  ],
  field_numbers: [
    [
      'a number of a field of its own',
      () => ({ field_numbers: [{ name: 'campaign', start: null, to: null }] }),
      () => ({ field_numbers: 'campaign:..' }),
      'boris',
    ],
    [
      'a number above another',
      () => ({ field_numbers: [{ name: 'campaign', start: 7.5, to: null }] }),
      () => ({ field_numbers: 'campaign:7.5..' }),
      '',
    ],
  ],
  fields: [
    [
      'a field of its own',
      () => ({ fields: [{ name: 'queue', values: ['Sales'] }] }),
      () => ({ fields: 'queue=Sales' }),
      'anna',
    ],
    [
      'a field that says one of several, one of them a number',
      () => ({ fields: [{ name: 'campaign', values: ['7', '8'] }] }),
      () => ({ fields: 'campaign=7,campaign=8' }),
      'boris',
    ],
    [
      'two fields, both of which must say so',
      () => ({
        fields: [
          { name: 'queue', values: ['Sales', 'Support'] },
          { name: 'disposition', values: ['sold'] },
        ],
      }),
      () => ({ fields: 'queue=Sales,queue=Support,disposition=sold' }),
      'anna',
    ],
    [
      'a field that no call has',
      () => ({ fields: [{ name: "o'clock", values: [''] }] }),
      () => ({ fields: "o'clock=" }),
      '',
    ],
    ['no fields, which asks for nothing', () => ({ fields: [] }), () => null, all],
  ],
  disposition: [['how it ended', () => ({ disposition: ['sold'] }), () => ({ disposition: 'sold' }), 'anna']],
  campaign: [
    ['a campaign that is a number', () => ({ campaign: ['7'] }), () => ({ campaign: '7' }), 'boris'],
    [
      'a campaign under the name of a queue',
      () => ({ campaign: ['Sales'] }),
      () => ({ campaign: 'Sales' }),
      '',
    ],
  ],
  sources: [
    ['a source', () => ({ sources: [id('north')] }), () => ({ sources: id('north') }), 'anna dina'],
    [
      'any source, which a call without one is not of',
      () => ({ sources: [id('north'), id('south')] }),
      () => ({ sources: `${id('north')},${id('south')}` }),
      'anna boris dina',
    ],
  ],
} satisfies Record<string, FilterCase[]>;
