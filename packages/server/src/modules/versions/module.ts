import { versionedKinds } from '@earshot/core/rules/rules.ts';
import type { Module } from '../../module.ts';
import { listener } from '../../platform/events.ts';
import { memberLeft } from '../users/users.events.ts';
import { unlockOf } from './unlock.ts';

/** Former versions, locks and names of what a workspace defines: tags, patterns, segments, metrics. */
export const versions = {
  name: 'versions',
  tables: { tenant: ['rule_versions'], seen: { rule_versions: 'every row' } },
  closedLists: {
    'rule_versions.kind': versionedKinds,
  },
  listeners: [listener({ name: 'versions.member_left', event: memberLeft, hear: unlockOf })],
} satisfies Module;
