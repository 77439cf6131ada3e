/** What is written where little room is for it is kept as it is in the large editors. */
import type { Phrase } from '@earshot/core/call/phrase.ts';
import { listMentionable } from '@earshot/core/comments/comments.api.ts';
import { dropDraft, getDraft, keepDraft } from '@earshot/core/drafts/drafts.api.ts';
import type { DraftKind } from '@earshot/core/drafts/drafts.ts';
import type { Me } from '@earshot/core/users/account.api.ts';
import { listWorkspaces } from '@earshot/core/workspaces/workspaces.api.ts';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PhraseEditor } from '../features/file/editing/PhraseEditor.tsx';
import type { PhraseEditing } from '../features/file/editing/use-phrase-editing.ts';
import { AnnotatePopover } from '../features/file/panels/AnnotatePopover.tsx';
import { CommentForm } from '../features/file/panels/CommentForm.tsx';
import { InviteDialog } from '../features/users/InviteDialog.tsx';
import { fakeServer } from '../testing/fake-server.ts';
import { sampleFile } from '../testing/sample-call.ts';
import { show } from '../testing/show.tsx';

const workspace = { id: 1 } as Me['workspace'];
const nothing = () => {};
const file = sampleFile();
const phrase: Phrase = {
  id: 1,
  speaker: 'operator',
  role: 'operator',
  start_ms: 0,
  end_ms: 900,
  text: 'Good morning',
  words: [],
  confidence: null,
};

function Correcting() {
  const stored = { text: phrase.text, speaker: phrase.speaker };
  const [written, setWritten] = useState(stored);
  const editing: PhraseEditing = {
    fileId: file.file_id,
    draft: { id: phrase.id, ...written },
    start: nothing,
    change: (part) => setWritten((now) => ({ ...now, ...part })),
    save: async () => true,
    stored,
    leave: nothing,
    reload: async () => {},
    error: null,
    isSaving: false,
  };
  return <PhraseEditor editing={editing} speakers={[]} speakerName={(id) => id} />;
}

test.each<[DraftKind, subject: string, form: () => ReactNode]>([
  ['comment', file.file_id, () => <CommentForm file={file} asked={null} />],
  [
    'note',
    `${file.file_id}:${phrase.id}:0-1`,
    () => (
      <AnnotatePopover
        fileId={file.file_id}
        phrase={phrase}
        words={[0, 1]}
        place={{ top: 10, left: 10 }}
        onClose={nothing}
      />
    ),
  ],
  ['phrase', `${file.file_id}:${phrase.id}`, () => <Correcting />],
  ['invitation', 'new', () => <InviteDialog onClose={nothing} />],
])('a %s is there again when one comes back to it', async (kind, subject, form) => {
  const server = fakeServer();
  const at = <E extends { path: string }>(endpoint: E): E => ({
    ...endpoint,
    path: `drafts/${kind}/${subject}`,
  });
  server.answer(listWorkspaces, { workspaces: [] });
  server.answer(
    { ...listMentionable, path: `files/${file.file_id}/comments/people` },
    { results: [], count: 0, limit: 1000, offset: 0 },
  );
  server.answer(at(getDraft), { draft: null });
  server.answer(at(keepDraft), { kind, subject, base: {}, body: {}, updated: new Date().toISOString() });
  server.answer(at(dropDraft), undefined);
  const field = page.getByRole('textbox').first();
  await show(form(), 'admin', { workspace });
  await field.fill('half written');
  await expect.element(page.getByTestId('draft-kept')).toBeVisible();
  await show(form(), 'admin', { workspace });
  await expect.element(field).toHaveValue('half written');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(field).not.toHaveValue('half written');
});
