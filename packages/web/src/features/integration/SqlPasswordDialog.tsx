import type { SqlDoor, SqlPassword } from '@earshot/core/sql-access/sql-access.api.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTexts } from '../../lib/i18n.ts';
import { CopyLine } from '../../shared/CopyLine.tsx';
import { sqlAccessTexts } from './sql-access.texts.ts';
import { sqlAddress } from './sql-address.ts';

type Props = { made: SqlPassword; door: SqlDoor; onClose: () => void };

/** Only here, only once: a click beside the window does not close it. */
export function SqlPasswordDialog({ made, door, onClose }: Props) {
  const t = useTexts(sqlAccessTexts);
  return (
    <Dialog open maxWidth="tablet" fullWidth aria-labelledby="sql-password-title">
      <DialogTitle id="sql-password-title">{t('madeTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <p className="t2">{t('madeText')}</p>
        <div>
          <div className="sm mut">{t('password')}</div>
          <CopyLine label={t('password')} value={made.password} />
        </div>
        <div>
          <div className="sm mut">{t('address')}</div>
          <CopyLine label={t('address')} value={sqlAddress(door, made.user, made.password)} />
        </div>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('madeDone')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
