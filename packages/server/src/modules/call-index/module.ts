import type { Module } from '../../module.ts';

/** What the words of calls are looked up by. */
export const callIndex = {
  name: 'call-index',
  tables: { tenant: ['phrase_index', 'call_words'], call: ['phrase_index', 'call_words'] },
} satisfies Module;
