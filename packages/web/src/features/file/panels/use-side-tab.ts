import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useMayFor } from '../../../shared/users.queries.ts';
import { useSeenBy } from '../use-seen-by.ts';
import { panels, projectPanel } from './panels.ts';

export type SideTab = ReturnType<typeof useSideTab>;

/** The panel that the address names, where it may be seen, and what in it was asked for from outside. */
export function useSideTab(isNarrow: boolean) {
  const { tab: named } = useSearch({ strict: false });
  const navigate = useNavigate();
  const may = useMayFor();
  const [asked, setAsked] = useState<{ ms: number } | null>(null);
  const [noteId, setNoteId] = useState<number | null>(null);
  const seenBy = useSeenBy();
  // Whoever comes from a project wants to know first why it found the call.
  const all = seenBy === null ? panels : ([projectPanel, ...panels] as const);
  const shown = all.filter(({ can }) => can === undefined || may(can));
  const panel = shown.find(({ id }) => id === named) ?? shown[0] ?? panels[0];
  // Where there is room, the transcript is always there.
  const isTranscript = isNarrow && panel.id !== named;
  const open = useCallback(
    (tab: string) => void navigate({ to: '.', search: (old) => ({ ...old, tab }), replace: true }),
    [navigate],
  );
  const comment = (ms: number) => {
    setAsked({ ms: Math.round(ms) });
    open('comments');
  };
  const showNote = useCallback(
    (id: number) => {
      setNoteId(id);
      open('comments');
    },
    [open],
  );
  return { shown, panel, isTranscript, open, asked, noteId, comment, showNote };
}
