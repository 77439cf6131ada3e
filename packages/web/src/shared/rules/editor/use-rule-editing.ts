import type { DraftKind } from '@earshot/core/drafts/drafts.ts';
import type { ErrorCode } from '@earshot/core/errors.ts';
import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../../lib/call.ts';
import { useTitle } from '../../../lib/use-title.ts';
import type { About } from '../../drafts/kept-drafts.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { showUnseen } from '../../drafts/use-kept-draft.ts';
import { useErrorText } from '../../use-error-text.ts';
import { useNotify } from '../../use-notify.ts';
import { type Right, useMay } from '../../users.queries.ts';
import { sendUnsavedMarks } from './use-marks.ts';

type Options<Input, Body> = {
  kind: DraftKind;
  /** What the fields hold at first. */
  start: Input;
  /** Without it one only looks. */
  right: Right;
  /** What the server says where the name is another one's. */
  nameTaken: ErrorCode;
  /** The title of the page as long as there is no name. */
  untitled: string;
  save: Pick<
    UseMutationResult<{ id: number; version: number }, Error, { id: number | null; body: Body }>,
    'mutate' | 'isPending'
  >;
  /** Shows what has just been created. */
  open: (id: number) => void;
};

/** What is entered of something with a name that people write, new where nothing is `stored`, and how it is saved. */
export function useRuleEditing<Input extends { name: string }, Body>(
  stored: { id: number; can_change: boolean } | null,
  { kind, start, right, nameTaken, untitled, save, open }: Options<Input, Body>,
) {
  const notify = useNotify();
  const errorText = useErrorText();
  const mayWrite = useMay(right);
  const [taken, setTaken] = useState<string | null>(null);
  const closed: 'role' | 'locked' | null = !mayWrite
    ? 'role'
    : stored?.can_change === false
      ? 'locked'
      : null;
  const about: About | null = closed === null ? { kind, subject: String(stored?.id ?? 'new') } : null;
  const { draft, set, drafting, fresh } = useDraft(start, { about, isNew: stored === null, isPage: true });
  useTitle(draft.name || untitled);

  /** `done` is told when it is saved. */
  const submit = (body: Body, done: string, onSaved?: (id: number) => void) => {
    if (showUnseen(drafting)) return;
    drafting.saving();
    save.mutate(
      { id: stored?.id ?? null, body },
      {
        onSuccess: ({ id, version }) => {
          drafting.saved();
          if (kind === 'tag' || kind === 'pattern' || kind === 'script')
            void sendUnsavedMarks(kind, stored?.id ?? null, { id, version });
          notify.done(done);
          onSaved?.(id);
          if (stored === null) open(id);
        },
        onError: (error) => {
          drafting.failed();
          if (error instanceof CallError && error.code === nameTaken) setTaken(errorText(error));
          else notify.failed(error);
        },
      },
    );
  };

  return {
    draft,
    taken,
    mayWrite,
    closed,
    submit,
    isDirty: drafting.isDirty,
    drafting,
    fresh,
    isSaving: save.isPending,
    change: (part: Partial<Input>) => {
      if (part.name !== undefined) setTaken(null);
      set(part);
    },
    reset: () => {
      setTaken(null);
      drafting.discard();
    },
  };
}
