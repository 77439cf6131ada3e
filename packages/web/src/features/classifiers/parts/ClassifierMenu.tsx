import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate } from '@tanstack/react-router';
import { Copy, Ellipsis, Keyboard, Lock, LockOpen, Pencil, RotateCw, Search, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconAction } from '../../../components/IconAction.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { savingTexts } from '../../../shared/rules/editor/saving.texts.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { words } from '../../../shared/words.texts.ts';
import { classifiersTexts } from '../classifiers.texts.ts';
import { type ClassifierActions, canLearn } from './use-classifier-actions.ts';

type Props = { classifier: Classifier; actions: ClassifierActions; onRemove: () => void };
type Entry = { text: string; icon: ReactNode; act: () => void };

/** Everything that can be done with a classifier. */
export function ClassifierMenu({ classifier, actions, onRemove }: Props) {
  const t = useTexts(classifiersTexts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const entries = useEntries(classifier, actions, onRemove);
  return (
    <>
      <IconAction
        size="small"
        label={t('actionsOf', { name: classifier.name })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis size={16} />
      </IconAction>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {entries.map(({ text, icon, act }) => (
          <MenuItem
            key={text}
            onClick={() => {
              setAnchor(null);
              act();
            }}
          >
            <ListItemIcon>{icon}</ListItemIcon>
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function useEntries(classifier: Classifier, actions: ClassifierActions, onRemove: () => void): Entry[] {
  const t = useTexts(classifiersTexts);
  const s = useTexts(savingTexts);
  const w = useTexts(words);
  const navigate = useNavigate();
  const mayWrite = useMay('classifiers.write');
  const { version, locked, can_change, can_lock } = classifier;
  const params = { id: String(classifier.id) };
  const entry = (is: boolean, text: string, icon: ReactNode, act: () => void): Entry[] =>
    is ? [{ text, icon, act }] : [];
  const size = 16;
  return [
    ...entry(mayWrite && can_change, t('edit'), <Pencil size={size} />, () => {
      void navigate({ to: '/classifiers/$id/edit', params });
    }),
    ...entry(mayWrite, t('label'), <Keyboard size={size} />, () => {
      void navigate({ to: '/classifiers/$id/label', params });
    }),
    ...entry(version > 0, t('check'), <Search size={size} />, () => {
      void navigate({ to: '/classifiers/$id/check', params });
    }),
    ...entry(mayWrite && canLearn(classifier), t('learn'), <RotateCw size={size} />, () =>
      actions.learn(classifier),
    ),
    ...entry(mayWrite, s('clone'), <Copy size={size} />, () => actions.clone(classifier)),
    ...entry(
      mayWrite && can_lock,
      s(locked ? 'unlock' : 'lock'),
      locked ? <LockOpen size={size} /> : <Lock size={size} />,
      () => actions.lock(classifier),
    ),
    ...entry(mayWrite && can_change, w('remove'), <Trash2 size={size} />, onRemove),
  ];
}
