import { roles } from '@earshot/core/access.ts';
import { speakerRoles } from '@earshot/core/call/role.ts';
import { bulkActions, bulkOutcomes, bulkStatuses } from '@earshot/core/calls/bulk.ts';
import { emotionNames } from '@earshot/core/emotions/emotions.ts';
import {
  channelModes,
  directions,
  fileOrigins,
  fileStatuses,
  fileTypes,
  stageNames,
  stageStatuses,
} from '@earshot/core/files/files.ts';
import { findingKinds, findingOrigins } from '@earshot/core/findings/findings.ts';
import { locales } from '@earshot/core/locales.ts';
import { projectKinds, projectStates } from '@earshot/core/projects/projects.ts';
import { ruleKinds, runStatuses, versionedKinds } from '@earshot/core/rules/rules.ts';
import { tagColors } from '@earshot/core/tags/tag-colors.ts';
import { versionKinds } from '@earshot/core/transcripts/transcripts.ts';
import { accountStatuses, sessionEnds, tokenPurposes } from '@earshot/core/users/accounts.ts';
import { memberStatuses } from '@earshot/core/users/members.ts';
import { viewPages } from '@earshot/core/views/views.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { query, removeDataDir, startServer, type TestServer } from './testing/server.ts';

/** Which column holds words of which list. Actions of the audit log and kinds of notifications are left open: each new
 * feature adds some, and nothing is decided by them. */
const lists: Record<string, readonly string[]> = {
  'bulk_run_calls.outcome': bulkOutcomes,
  'bulk_runs.action': bulkActions,
  'bulk_runs.status': bulkStatuses,
  'file_metrics.speaker_role': ['', ...speakerRoles],
  'file_stages.name': stageNames,
  'file_stages.status': stageStatuses,
  'files.channel_mode': channelModes,
  'files.channel_roles': speakerRoles,
  'files.direction': directions,
  'files.origin': fileOrigins,
  'files.status': fileStatuses,
  'files.type': fileTypes,
  'findings.kind': findingKinds,
  'findings.origin': findingOrigins,
  'members.role': roles,
  'members.status': memberStatuses,
  'one_time_tokens.purpose': tokenPurposes,
  'phrase_index.emotion': emotionNames,
  'phrase_index.role': speakerRoles,
  'projects.kind': projectKinds,
  'projects.state': projectStates,
  'rule_runs.kind': ruleKinds,
  'rule_runs.status': runStatuses,
  'rule_versions.kind': versionedKinds,
  'saved_views.page': viewPages,
  'sessions.ended_reason': sessionEnds,
  'sources.channel_roles': speakerRoles,
  'tags.color': tagColors,
  'transcripts.kind': versionKinds,
  'users.locale': locales,
  'users.status': accountStatuses,
};

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

it('every closed list of core is held by the database, word for word', async () => {
  const rows = await query<{ name: string; definition: string }>(
    server.dataDir,
    `select t.relname || '.' || a.attname as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_class t on t.oid = c.conrelid
     join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
     where c.contype = 'c' and t.relnamespace = 'public'::regnamespace and cardinality(c.conkey) = 1
       and pg_get_constraintdef(c.oid) ~ 'ARRAY\\['`,
  );
  const held = rows.map(({ name, definition }) => [
    name,
    [...definition.matchAll(/'([^']*)'/g)].map((found) => found[1]).sort(),
  ]);
  expect(Object.fromEntries(held)).toEqual(
    Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, [...list].sort()])),
  );
  // Two checks of one column would hide each other above.
  expect(held).toHaveLength(Object.keys(lists).length);
});
