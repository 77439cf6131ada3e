import type { Project } from '@earshot/core/projects/projects.ts';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate } from '@tanstack/react-router';
import {
  Copy,
  Ellipsis,
  Eraser,
  History,
  IdCard,
  Lock,
  LockOpen,
  type LucideIcon,
  Pencil,
  Settings2,
  Trash2,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { IconAction } from '../../../components/IconAction.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { lazyPart } from '../../../lib/parts.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { words } from '../../../shared/words.texts.ts';
import { editLink } from '../kinds.ts';
import { lifeTexts } from '../life.texts.ts';
import type { Life } from './use-life.ts';

const ProjectVersions = lazyPart(() =>
  import('./ProjectVersions.tsx').then((file) => ({ default: file.ProjectVersions })),
);

type Props = {
  project: Project;
  life: Life;
  onCard: () => void;
  /** On its own page: the settings open from here. */
  onSettings?: () => void;
};

/** Everything else that can be done to a project; what takes something away is asked about first. */
export function LifeMenu(props: Props) {
  const t = useTexts(lifeTexts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<'clear' | 'remove' | null>(null);
  const [showsVersions, setShowsVersions] = useState(false);
  const mayWrite = useMay('projects.write');
  const { project, life, onSettings } = props;
  return (
    <>
      <IconAction
        size="small"
        className={onSettings && 'outlined'}
        label={t('menuOf', { name: project.name })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis size={16} />
      </IconAction>
      {/* Closed menus of all rows would cost more than the rows themselves. */}
      {anchor && (
        <Items
          {...props}
          anchor={anchor}
          onAsk={setAsked}
          onVersions={() => setShowsVersions(true)}
          onClose={() => setAnchor(null)}
        />
      )}
      {showsVersions && (
        <Suspense>
          <ProjectVersions
            project={project}
            canRestore={mayWrite && project.can_change}
            onClose={() => setShowsVersions(false)}
          />
        </Suspense>
      )}
      <Question
        {...{ asked, project, life }}
        isOnPage={onSettings !== undefined}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

type ItemsProps = Props & {
  anchor: HTMLElement;
  onAsk: (what: 'clear' | 'remove') => void;
  onVersions: () => void;
  onClose: () => void;
};

function Items(props: ItemsProps) {
  const { project, life, onCard, onSettings, anchor, onAsk, onVersions, onClose } = props;
  const t = useTexts(lifeTexts);
  const navigate = useNavigate();
  const mayWrite = useMay('projects.write');
  const { can_change: canChange, can_lock: canLock, locked, found, progress } = project;
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
      {item(IdCard, t('card'), onCard)}
      {!onSettings &&
        item(Pencil, t(mayWrite && canChange ? 'edit' : 'look'), () => void navigate(editLink(project)))}
      {onSettings && mayWrite && item(Settings2, t('settings'), onSettings, !canChange)}
      {item(History, t('versions'), onVersions)}
      {mayWrite && item(Copy, t('clone'), life.clone)}
      {mayWrite && canLock && item(locked ? LockOpen : Lock, t(locked ? 'unlock' : 'lock'), life.lock)}
      {mayWrite && <Divider />}
      {mayWrite &&
        item(Eraser, t('clear'), () => onAsk('clear'), !canChange || (found === 0 && progress === null))}
      {mayWrite && item(Trash2, t('remove'), () => onAsk('remove'), !canChange)}
    </Menu>
  );
}

type QuestionProps = {
  asked: 'clear' | 'remove' | null;
  project: Project;
  life: Life;
  isOnPage: boolean;
  onClose: () => void;
};

function Question({ asked, project: { name, found }, life, isOnPage, onClose }: QuestionProps) {
  const t = useTexts(lifeTexts);
  const w = useTexts(words);
  const isClear = asked === 'clear';
  return (
    <ConfirmDialog
      open={asked !== null}
      danger
      title={t(isClear ? 'clearTitle' : 'removeTitle')}
      text={isClear ? t('clearText', { name, count: found }) : t('removeText', { name })}
      confirm={t(isClear ? 'clear' : 'remove')}
      cancel={w('cancel')}
      onConfirm={() => (isClear ? life.clear() : life.remove(isOnPage))}
      onClose={onClose}
    />
  );
}
