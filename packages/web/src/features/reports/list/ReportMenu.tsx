import type { Report } from '@earshot/core/reports/reports.ts';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate } from '@tanstack/react-router';
import { Copy, Ellipsis, Eye, Lock, LockOpen, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconAction } from '../../../components/IconAction.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { savingTexts } from '../../../shared/rules/editor/saving.texts.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { words } from '../../../shared/words.texts.ts';
import { useCloneReport, useLockReport } from '../reports.queries.ts';
import { reportsTexts } from '../reports.texts.ts';

type Props = { report: Report; onRemove: () => void };

/** What can be done with a report of the list. */
export function ReportMenu({ report, onRemove }: Props) {
  const t = useTexts(reportsTexts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconAction
        size="small"
        label={t('menuOf', { name: report.name })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis size={16} />
      </IconAction>
      {anchor && (
        <Items report={report} anchor={anchor} onRemove={onRemove} onClose={() => setAnchor(null)} />
      )}
    </>
  );
}

function Items({ report, anchor, onRemove, onClose }: Props & { anchor: HTMLElement; onClose: () => void }) {
  const t = useTexts(reportsTexts);
  const s = useTexts(savingTexts);
  const w = useTexts(words);
  const mayWrite = useMay('reports.write');
  const { open, edit, clone, lock } = useMoves(report);
  const { can_change: canChange, can_lock: canLock, locked } = report;
  const item = (Icon: LucideIcon, text: string, act: () => void, isOff = false) => (
    <MenuItem
      disabled={isOff}
      onClick={() => {
        onClose();
        act();
      }}
    >
      <Icon size={16} aria-hidden />
      {text}
    </MenuItem>
  );
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      {item(Eye, w('open'), open)}
      {item(Pencil, mayWrite && canChange ? w('edit') : t('see'), edit)}
      {mayWrite && item(Copy, t('copy'), clone)}
      {mayWrite && canLock && item(locked ? LockOpen : Lock, s(locked ? 'unlock' : 'lock'), lock)}
      {mayWrite && <Divider />}
      {mayWrite && item(Trash2, w('remove'), onRemove, !canChange)}
    </Menu>
  );
}

function useMoves({ id, locked }: Report) {
  const s = useTexts(savingTexts);
  const notify = useNotify();
  const navigate = useNavigate();
  const clone = useCloneReport();
  const lock = useLockReport();
  const params = { id: String(id) };
  return {
    open: () => void navigate({ to: '/reports/$id', params }),
    edit: () => void navigate({ to: '/reports/edit/$id', params }),
    clone: () =>
      clone.mutate(id, {
        onSuccess: ({ name }) => notify.done(s('cloned', { name })),
        onError: notify.failed,
      }),
    lock: () =>
      lock.mutate(
        { id, locked: !locked },
        {
          onSuccess: () => notify.done(s(locked ? 'unlockedNow' : 'lockedNow')),
          onError: notify.failed,
        },
      ),
  };
}
