import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { words } from '../words.texts.ts';
import './people.css';
import { peopleTexts } from './people.texts.ts';

export type MergeChoice = { id: number; name: string; detail: string };

type Props = {
  name: string;
  /** Whom it may be, as far as what is typed says. */
  choices: readonly MergeChoice[] | undefined;
  typed: string;
  onType: (text: string) => void;
  isPending: boolean;
  onMerge: (into: MergeChoice) => void;
  onClose: () => void;
};

/** Into whom somebody is merged. */
export function MergeDialog({ name, choices, typed, onType, isPending, onMerge, onClose }: Props) {
  const t = useTexts(peopleTexts);
  const w = useTexts(words);
  const [chosen, setChosen] = useState<MergeChoice | null>(null);
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="merge-title">
      <DialogTitle id="merge-title">{t('mergeTitle', { name })}</DialogTitle>
      <DialogContent className="merge-dialog">
        <p className="t2">{t('mergeText', { name })}</p>
        <TextField
          autoFocus
          fullWidth
          size="small"
          type="search"
          placeholder={t('findWhom')}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          slotProps={{ htmlInput: { 'aria-label': t('findWhom') } }}
        />
        <ul className="merge-choices">
          {choices?.map((choice) => (
            <li key={choice.id}>
              <button
                type="button"
                className="plain"
                aria-pressed={chosen?.id === choice.id}
                onClick={() => setChosen(choice)}
              >
                <bdi className="med el">{choice.name}</bdi>
                <span className="sm mut el num">{choice.detail}</span>
                {chosen?.id === choice.id && <Check size={16} aria-hidden />}
              </button>
            </li>
          ))}
        </ul>
        {choices?.length === 0 && <p className="t2">{t('nobody')}</p>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{w('cancel')}</Button>
        <Button
          variant="contained"
          disabled={chosen === null}
          loading={isPending}
          onClick={() => chosen && onMerge(chosen)}
        >
          {t('merge')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
