import type { Review } from '@earshot/core/reviews/reviews.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { DayField } from '../../../components/DayField.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { PeopleChoice } from '../../../shared/reviews/PeopleChoice.tsx';
import { words } from '../../../shared/words.texts.ts';
import { queueTexts } from './queue.texts.ts';

type Change = { id: number; body: { user_id?: number; due?: string } };
type Props = {
  chosen: readonly Review[];
  onGive: (changes: Change[]) => Promise<unknown>;
  onClose: () => void;
};

/** Gives open reviews to other people, in turn, or sets another date, or both. */
export function GiveDialog({ chosen, onGive, onClose }: Props) {
  const t = useTexts(queueTexts);
  const w = useTexts(words);
  const [people, setPeople] = useState<readonly number[]>([]);
  const [due, setDue] = useState('');
  const give = () => {
    const changes = chosen.map(({ id }, at) => {
      const user = people[at % Math.max(1, people.length)];
      return { id, body: { ...(user !== undefined && { user_id: user }), ...(due !== '' && { due }) } };
    });
    onClose();
    void onGive(changes);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" aria-labelledby="give-title">
      <DialogTitle id="give-title">{t('assignTitle')}</DialogTitle>
      <DialogContent className="assign-fields">
        <PeopleChoice chosen={people} onChange={setPeople} none={t('stay')} />
        <DayField label={t('dueDay')} value={due} onChange={(event) => setDue(event.target.value)} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{w('cancel')}</Button>
        <Button variant="contained" disabled={people.length === 0 && due === ''} onClick={give}>
          {t('assign')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
