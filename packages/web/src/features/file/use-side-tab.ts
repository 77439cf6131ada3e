import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { allowedTab, type SideTab } from './SideTabs.tsx';

/** The tab that the address names, and what in it was asked for from outside. */
export function useSideTab(isNarrow: boolean, isViewOnly: boolean) {
  const { tab: tabInAddress } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ ms: number } | null>(null);
  const [noteId, setNoteId] = useState<number | null>(null);
  const first = isNarrow ? 'transcript' : 'summary';
  const tab: SideTab = allowedTab(tabInAddress, isViewOnly) ?? first;
  const sideTab = !isNarrow && tab === 'transcript' ? 'summary' : tab;
  const setTab = useCallback(
    (next: SideTab) =>
      void navigate({
        to: '.',
        search: (old) => ({ ...old, tab: next }),
        replace: true,
      }),
    [navigate],
  );
  const comment = (ms: number) => {
    setAsked({ ms: Math.round(ms) });
    setTab('comments');
  };
  const showNote = useCallback(
    (id: number) => {
      setNoteId(id);
      setTab('comments');
    },
    [setTab],
  );
  return { tab, sideTab, setTab, asked, noteId, comment, showNote };
}
