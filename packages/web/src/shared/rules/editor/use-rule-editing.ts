import type { ErrorCode } from '@earshot/core/errors.ts';
import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../../lib/call.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { useErrorText } from '../../use-error-text.ts';
import { useNotify } from '../../use-notify.ts';
import { type Right, useMay } from '../../users.queries.ts';
import { useDraft } from './use-draft.ts';

type Options<Input, Body> = {
  /** What the fields hold at first. */
  start: Input;
  /** Without it one only looks. */
  right: Right;
  /** What the server says where the name is another one's. */
  nameTaken: ErrorCode;
  /** The title of the page as long as there is no name. */
  untitled: string;
  save: Pick<
    UseMutationResult<{ id: number }, Error, { id: number | null; body: Body }>,
    'mutate' | 'isPending'
  >;
  /** Shows what has just been created. */
  open: (id: number) => void;
};

/** What is entered of something with a name that people write, new where nothing is `stored`, and how it is saved. */
export function useRuleEditing<Input extends { name: string }, Body>(
  stored: { id: number; can_change: boolean } | null,
  { start, right, nameTaken, untitled, save, open }: Options<Input, Body>,
) {
  const notify = useNotify();
  const errorText = useErrorText();
  const mayWrite = useMay(right);
  const [taken, setTaken] = useState<string | null>(null);
  const { draft, set, isDirty, discard } = useDraft(start);
  useTitle(draft.name || untitled);
  const closed: 'role' | 'locked' | null = !mayWrite
    ? 'role'
    : stored?.can_change === false
      ? 'locked'
      : null;

  /** `done` is told when it is saved. */
  const submit = (body: Body, done: string, onSaved?: () => void) =>
    save.mutate(
      { id: stored?.id ?? null, body },
      {
        onSuccess: ({ id }) => {
          notify.done(done);
          onSaved?.();
          if (stored === null) open(id);
        },
        onError: (error) => {
          if (error instanceof CallError && error.code === nameTaken) setTaken(errorText(error));
          else notify.failed(error);
        },
      },
    );

  return {
    draft,
    taken,
    mayWrite,
    closed,
    submit,
    isDirty,
    isSaving: save.isPending,
    change: (part: Partial<Input>) => {
      if (part.name !== undefined) setTaken(null);
      set(part);
    },
    reset: () => {
      setTaken(null);
      discard();
    },
  };
}
