/** Looks with axe at what a journey could open only at some length; what is a click away is in `e2e/openings.ts`. */
import { listMentionable } from '@earshot/core/comments/comments.api.ts';
import { getMetrics } from '@earshot/core/metrics/metrics.api.ts';
import { listAccessGiven, type User } from '@earshot/core/users/members.api.ts';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SpeakersDialog } from '../features/file/editing/SpeakersDialog.tsx';
import { CommentForm } from '../features/file/panels/CommentForm.tsx';
import { SqlFacts } from '../features/integration/SqlFacts.tsx';
import { SqlPasswordDialog } from '../features/integration/SqlPasswordDialog.tsx';
import { SqlViews } from '../features/integration/SqlViews.tsx';
import { RecoveryCodes } from '../features/profile/RecoveryCodes.tsx';
import { InvitationDialog } from '../features/users/InvitationDialog.tsx';
import { LimitedField } from '../features/users/LimitedField.tsx';
import { RemoveDialog } from '../features/users/RemoveDialog.tsx';
import { RemoveSamplesDialog } from '../features/workspace-settings/RemoveSamplesDialog.tsx';
import { useCustomization } from '../lib/customization.ts';
import { useNetwork } from '../lib/network.ts';
import { closeWarning, warn } from '../lib/warning.ts';
import { DraftDifferences } from '../shared/drafts/DraftDifferences.tsx';
import type { Drafting } from '../shared/drafts/use-kept-draft.ts';
import { RefusedActions } from '../shared/waiting/Refused.tsx';
import { WaitingMark } from '../shared/waiting/WaitingMark.tsx';
import { useWaiting } from '../shared/waiting/waiting.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { sampleFile, sampleTranscript } from '../testing/sample-call.ts';
import { show } from '../testing/show.tsx';
import { NetworkBanner } from './layout/NetworkBanner.tsx';
import { WarningDialog } from './WarningDialog.tsx';

const nothing = () => {};
const file = sampleFile({ channel_mode: 'mono' });
const olena = { id: 7, name: 'Olena', email: 'olena@example.com' } as User;
const sqlDoor = { host: 'calls.test', port: 5433, database: 'earshot', is_local: false, has_tls: false };
const given = {
  kind: 'api_key' as const,
  id: 1,
  name: 'Export',
  file_id: null,
  report_id: null,
  expires_at: null,
};
const draft = {
  found: { how: 'changed', kept: { body: { text: 'Mine' } } },
  stored: { text: 'Theirs' },
  value: { text: 'Mine' },
} as unknown as Drafting;
const refused = {
  id: 'a',
  userId: 1,
  workspaceId: 1,
  action: { kind: 'comment' as const, fileId: 'f', clientKey: 'k', text: 'From a train', at_ms: null },
  atMs: 0,
  refused: { code: 'forbidden' as const, params: {} },
};

const parts: [name: string, part: () => ReactNode, proof: string][] = [
  [
    'sample calls to remove',
    () => (
      <RemoveSamplesDialog
        rules={[{ kind: 'tag', id: 1, name: 'Complaint' }]}
        onRemove={nothing}
        onClose={nothing}
      />
    ),
    'Complaint',
  ],
  [
    'recovery codes',
    () => <RecoveryCodes codes={['abcd-efgh', 'ijkl-mnop']} onClose={nothing} />,
    'abcd-efgh',
  ],
  [
    'SQL that is on',
    () => (
      <>
        <h1>Any</h1>
        <h2>Any</h2>
        <SqlFacts
          door={sqlDoor}
          access={{
            user: 'earshot_bi_7_0a1b2c3d',
            created_at: '2026-03-02T10:00:00Z',
            created_by: 'Ann',
            renewed_at: null,
            last_used_at: null,
            last_used_from: null,
          }}
        />
        <SqlViews />
      </>
    ),
    'not used yet',
  ],
  [
    'a password for SQL',
    () => (
      <SqlPasswordDialog
        made={{ user: 'earshot_bi_7_0a1b2c3d', password: 'p4ss' }}
        door={sqlDoor}
        onClose={nothing}
      />
    ),
    'only once',
  ],
  [
    'an invitation to hand over',
    () => <InvitationDialog link={{ email: olena.email, link: 'http://earshot.test/a' }} onClose={nothing} />,
    olena.email,
  ],
  [
    'somebody to take out',
    () => <RemoveDialog user={olena} onRemove={nothing} onClose={nothing} />,
    'Export',
  ],
  [
    'a team lead without a team',
    () => (
      <LimitedField
        user={{ role: 'manager', limited_to_teams: true, teams_led: [], operator: null }}
        isDisabled={false}
        onChange={nothing}
      />
    ),
    'Leads no team',
  ],
  [
    'a draft beside what was saved meanwhile',
    () => (
      <DraftDifferences
        drafting={draft}
        linesOf={({ text }) => [{ name: 'text', label: 'Text', text: String(text) }]}
        onClose={nothing}
      />
    ),
    'Theirs',
  ],
  [
    'who is who',
    () => (
      <SpeakersDialog
        {...{ file }}
        transcript={sampleTranscript('Hello there', 'Good day')}
        onClose={nothing}
      />
    ),
    'Hello there',
  ],
  ['a warning', () => <WarningDialog />, 'Out of minutes'],
  ['nobody answers', () => <NetworkBanner />, 'Retry now'],
  ['what was refused', () => <RefusedActions />, 'From a train'],
  ['what waits', () => <WaitingMark />, 'waiting'],
];

afterEach(() => {
  useCustomization.setState({ themeMode: 'light' });
  document.documentElement.dataset.theme = 'light';
  useNetwork.setState({ isSaid: false });
  useWaiting.setState({ items: [] });
  closeWarning();
});

async function mistakes(): Promise<string[]> {
  await Promise.all(document.getAnimations().map((one) => one.finished.catch(nothing)));
  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // A part is no whole page.
    rules: { region: { enabled: false }, 'target-size': { enabled: true } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

function chooseTheme(themeMode: 'light' | 'dark'): void {
  useCustomization.setState({ themeMode });
  document.documentElement.dataset.theme = themeMode;
}

const looks = parts.flatMap((part) => (['light', 'dark'] as const).map((theme) => [theme, ...part] as const));

test.each(looks)('%s: %s', async (theme, _name, part, proof) => {
  const server = fakeServer();
  server.answer({ ...listAccessGiven, path: `users/${olena.id}/access` }, { results: [given] });
  server.refuse({ ...getMetrics, path: `files/${file.file_id}/metrics` }, 404, 'not_found');
  useNetwork.setState({ isSaid: true });
  useWaiting.setState({ items: [refused] });
  warn('Out of minutes');
  chooseTheme(theme);
  await show(part());
  await expect.element(page.getByText(proof, { exact: false }).first()).toBeVisible();
  expect(await mistakes()).toEqual([]);
});

test.each(['light', 'dark'] as const)('%s: people to name in a comment', async (theme) => {
  const people = { results: [{ user_id: 4, name: 'Olena' }], count: 1, limit: 1000, offset: 0 };
  fakeServer().answer({ ...listMentionable, path: `files/${file.file_id}/comments/people` }, people);
  chooseTheme(theme);
  await show(<CommentForm file={file} asked={null} />);
  await page.getByRole('textbox').click();
  await userEvent.keyboard('@ol');
  await expect.element(page.getByRole('option')).toBeVisible();
  expect(await mistakes()).toEqual([]);
});
