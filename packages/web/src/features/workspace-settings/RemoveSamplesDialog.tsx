import type { describeDemo } from '@earshot/core/demo/demo.api.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { samplesTexts } from '../../shared/first-calls/samples.texts.ts';
import { words } from '../../shared/words.texts.ts';

type Props = {
  rules: ReplyOf<typeof describeDemo>['rules'];
  onRemove: (withRules: boolean) => void;
  onClose: () => void;
};

/** Asks before the sample calls go, and whether their rules go with them; those somebody has changed are not named. */
export function RemoveSamplesDialog({ rules, onRemove, onClose }: Props) {
  const t = useTexts(samplesTexts);
  const w = useTexts(words);
  const id = useId();
  const [withRules, setWithRules] = useState(true);
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" aria-labelledby={id}>
      <DialogTitle id={id}>{t('removeTitle')}</DialogTitle>
      <DialogContent sx={{ color: 'var(--text-2)', maxWidth: 480 }}>
        <p>{t('removeText')}</p>
        {rules.length > 0 && (
          <>
            <FormControlLabel
              label={t('withRules')}
              control={<Checkbox checked={withRules} onChange={(_, isOn) => setWithRules(isOn)} />}
            />
            <ul className="samples-rules">
              {rules.map((rule) => (
                <li key={`${rule.kind}-${rule.id}`}>
                  {rule.name} <span className="mut sm">{t(rule.kind)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {w('cancel')}
        </Button>
        <Button
          variant="contained"
          color="error"
          onClick={() => {
            onClose();
            onRemove(withRules && rules.length > 0);
          }}
        >
          {t('remove')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
