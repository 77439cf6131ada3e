import type { AuditEntry } from '@earshot/core/audit/audit.api.ts';
import { auditActions } from '@earshot/core/audit/audit.ts';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { AuditTable } from './AuditTable.tsx';

const plain: AuditEntry = {
  id: 1,
  at: '2026-11-03T10:00:00.000Z',
  user_id: 1,
  actor: 'Olena',
  address: '10.0.0.7',
  action: 'member.changed',
  subject_id: '2',
  subject: 'Ivan',
  before: null,
  after: null,
};

/** What stands in the row of an entry: the sentence, and the values beside it. */
async function told(entry: Partial<AuditEntry>): Promise<[string, string]> {
  const { container } = await show(<AuditTable entries={[{ ...plain, ...entry }]} />);
  const [, sentence, values] = [...container.querySelectorAll('tbody td')].map((cell) => cell.textContent);
  return [sentence ?? '', values ?? ''];
}

test.each<[Partial<AuditEntry>, string, string]>([
  [
    { before: { role: 'viewer' }, after: { role: 'manager' } },
    'Olena changed the role of Ivan from Observer to Manager',
    '–',
  ],
  [
    { before: { allow_reports: false }, after: { allow_reports: true } },
    'Olena changed the access of Ivan',
    'Sees reportsbefore no → after yes',
  ],
  [
    { action: 'member.blocked', before: { status: 'active' }, after: { status: 'blocked' } },
    'Olena blocked Ivan',
    '–',
  ],
  [
    { action: 'member.invited', subject: 'i@example.com', after: { role: 'admin' } },
    'Olena invited i@example.com as Administrator',
    '–',
  ],
  [{ action: 'share.opened', actor: '', subject: null }, 'Somebody with a link opened a shared call', '–'],
  [{ action: 'session.ended', subject: 'Olena' }, 'Olena signed out', '–'],
  [
    {
      action: 'workspace.changed',
      before: { retention: { audio_days: 90, legal_hold: false } },
      after: { retention: { audio_days: null, legal_hold: false } },
    },
    'Olena changed the settings of the workspace',
    'Keeping · Sound is kept, daysbefore 90 → after nothing',
  ],
  [
    { action: 'tag.created', subject: 'VIP', after: { name: 'VIP', color: 'red', detection: null } },
    'Olena added the tag “VIP”',
    'ColourRed',
  ],
  [
    {
      action: 'metric.changed',
      subject: 'Hold share',
      before: { lower_limit: null, upper_limit: 5 },
      after: { lower_limit: 1, upper_limit: 8.5 },
    },
    'Olena changed the metric “Hold share”',
    'Lower limitbefore nothing → after 1Upper limitbefore 5 → after 8.5',
  ],
  [
    { action: 'transcript.corrected', subject: 'call.wav', after: { version: 4, restored: 2 } },
    'Olena corrected the transcript of “call.wav”',
    'Version4Brought back version2',
  ],
  [
    { action: 'speech.changed', after: { model: 'whisper' } },
    'Olena changed how speech is recognised',
    'ModelwhisperWhat was there before is not written down.',
  ],
  [
    { action: 'source.changed', before: { odd_field: [1] }, after: { odd_field: { deep: 'x' } } },
    'Olena changed the source “Ivan”',
    'odd_fieldShow as it is keptbefore: [1]after: {"deep":"x"}',
  ],
  [
    { action: 'file.changed', before: { operator: 'Ann' }, after: { operator: 'none', constructor: 'x' } },
    'Olena changed “Ivan”',
    'Operatorbefore Ann → after noneconstructorx',
  ],
])('%j', async (entry, sentence, values) => expect(await told(entry)).toEqual([sentence, values]));

test('every action is a sentence, also where nothing is known but the action', async () => {
  const bare = { subject: null, subject_id: null };
  const entries = auditActions.map((action, id) => ({ ...plain, ...bare, id, action }));
  const { container } = await show(<AuditTable entries={entries} />);
  const sentences = [...container.querySelectorAll('.audit-sentence')].map((cell) => cell.textContent);
  expect(sentences).toHaveLength(auditActions.length);
  expect(new Set(sentences).size).toBe(auditActions.length);
  for (const sentence of sentences) expect(sentence).toMatch(/Olena/);
});
