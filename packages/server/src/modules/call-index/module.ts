import { speakerRoles } from '@earshot/core/call/role.ts';
import { emotionNames } from '@earshot/core/emotions/emotions.ts';
import type { Module } from '../../module.ts';

/** What the words of calls are looked up by. */
export const callIndex = {
  name: 'call-index',
  tables: {
    tenant: ['phrase_index', 'call_words'],
    call: ['phrase_index', 'call_words'],
    judged: { phrase_index: { columns: ['emotion', 'valence'] } },
  },
  closedLists: {
    'phrase_index.emotion': emotionNames,
    'phrase_index.role': speakerRoles,
  },
} satisfies Module;
