import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTexts } from '../../lib/i18n.ts';
import { fileTexts } from './file.texts.ts';

const keys = [
  [['Space'], 'keyPlay'],
  [['←', '→'], 'keyJump'],
  [['Shift ←', 'Shift →'], 'keyStep'],
  [['↑', '↓'], 'keyTurn'],
  [['N', 'B'], 'keyMark'],
  [[',', '.'], 'keySpeed'],
  [['F'], 'keyFollow'],
  [['Ctrl F'], 'keyFind'],
  [['['], 'keyFold'],
  [['?'], 'keyHelp'],
] as const;

export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(fileTexts);
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="keys-title">
      <DialogTitle id="keys-title">{t('keys')}</DialogTitle>
      <DialogContent>
        <dl className="keys">
          {keys.map(([names, what]) => (
            <div key={what}>
              <dt>
                {names.map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </dt>
              <dd>{t(what)}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  );
}
