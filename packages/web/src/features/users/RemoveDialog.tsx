import type { AccessGiven, User } from '@earshot/core/users/members.api.ts';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { formatDateTime } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { words } from '../../shared/words.texts.ts';
import { accessGivenQuery } from './users.queries.ts';
import { usersTexts } from './users.texts.ts';

type Props = {
  user: User;
  onRemove: (keepsAccess: boolean) => void;
  onClose: () => void;
};

/** Asks before somebody is taken out, and names the keys and links of theirs that would go on working. */
export function RemoveDialog({ user, onRemove, onClose }: Props) {
  const t = useTexts(usersTexts);
  const w = useTexts(words);
  const id = useId();
  const { data, isPending } = useQuery(accessGivenQuery(user.id));
  const [endsAccess, setEndsAccess] = useState(true);
  const name = user.name || user.email;
  const given = data?.results ?? [];
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{t('removeTitle', { name })}</DialogTitle>
      <DialogContent sx={{ color: 'var(--text-2)', maxWidth: 480 }}>
        <p>{t('removeText')}</p>
        {given.length > 0 && (
          <>
            <h3 className="remove-given" id={`${id}-given`}>
              {t('accessGiven', { name })}
            </h3>
            <ul aria-labelledby={`${id}-given`} className="remove-given-list">
              {given.map((one) => (
                <GivenLine key={`${one.kind}-${one.id}`} given={one} />
              ))}
            </ul>
            <FormControlLabel
              label={t('endAccess')}
              control={<Checkbox checked={endsAccess} onChange={(_, isOn) => setEndsAccess(isOn)} />}
            />
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
          disabled={isPending}
          onClick={() => {
            onClose();
            onRemove(!endsAccess);
          }}
        >
          {t('remove')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const kindTexts = { api_key: 'apiKey', share: 'shareLink', report_link: 'reportLink' } as const;

function GivenLine({ given: { kind, name, expires_at } }: { given: AccessGiven }) {
  const t = useTexts(usersTexts);
  return (
    <li>
      {name} <span className="mut">{t(kindTexts[kind])}</span>
      {expires_at !== null && (
        <span className="mut"> {t('until', { date: formatDateTime(expires_at) })}</span>
      )}
    </li>
  );
}
