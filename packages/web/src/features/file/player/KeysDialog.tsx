import './call-player.css';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTexts } from '../../../lib/i18n.ts';
import { SingleKeysSwitch } from '../../../shared/SingleKeysSwitch.tsx';
import { editingTexts } from '../editing/editing.texts.ts';
import { fileTexts } from '../file.texts.ts';
import { notesTexts } from '../panels/notes.texts.ts';
import { callPlayerTexts } from './player.texts.ts';

const keys = [
  [['Space'], 'keyPlay'],
  [['←', '→'], 'keyJump'],
  [['Shift ←', 'Shift →'], 'keyStep'],
  [['↑', '↓'], 'keyTurn'],
  [['N', 'B'], 'keyMark'],
  [[',', '.'], 'keySpeed'],
  [['F'], 'keyFollow'],
  [['Ctrl F'], 'keyFind'],
  [['Tab'], 'keyPhrase'],
  [['← →', 'Shift ← →'], 'keyWord'],
  [['Enter'], 'keyPlayWord'],
] as const;
const lastKeys = [
  [['['], 'keyFold'],
  [['?'], 'keyHelp'],
] as const;

export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(fileTexts);
  const p = useTexts(callPlayerTexts);
  const e = useTexts(editingTexts);
  const n = useTexts(notesTexts);
  const lines = [
    ...keys.map(([names, what]) => [names, p(what)] as const),
    [['E'], e('keyCorrect')] as const,
    [['C'], n('keyComment')] as const,
    ...lastKeys.map(([names, what]) => [names, p(what)] as const),
  ];
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="keys-title">
      <DialogTitle id="keys-title">{t('keys')}</DialogTitle>
      <DialogContent>
        <dl className="keys">
          {lines.map(([names, what]) => (
            <div key={what}>
              <dt>
                {names.map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <SingleKeysSwitch />
      </DialogContent>
    </Dialog>
  );
}
