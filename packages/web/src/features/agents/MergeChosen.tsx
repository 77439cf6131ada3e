import type { Agent } from '@earshot/core/agents/agents.api.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { peopleTexts } from '../../shared/people/people.texts.ts';
import { words } from '../../shared/words.texts.ts';
import { agentsTexts } from './agents.texts.ts';
import { useMerge } from './use-merge.ts';

type Props = { agents: readonly Agent[]; onDone: () => void; onClose: () => void };

/** Several operators into one of them; of most calls the name is likely the right one. */
export function MergeChosen({ agents, onDone, onClose }: Props) {
  const t = useTexts(agentsTexts);
  const p = useTexts(peopleTexts);
  const w = useTexts(words);
  const merge = useMerge();
  const [stays, setStays] = useState(() => agents.toSorted((one, other) => other.files - one.files)[0]?.id);
  const into = agents.find(({ id }) => id === stays);
  const start = async () => {
    if (into === undefined) return;
    const isDone = await merge.start(
      agents.filter(({ id }) => id !== stays),
      into,
    );
    if (!isDone) return;
    onDone();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="merge-title">
      <DialogTitle id="merge-title">{t('mergeChosen')}</DialogTitle>
      <DialogContent>
        <p className="t2" style={{ marginBottom: 12 }}>
          {t('mergeChosenText')}
        </p>
        <RadioGroup
          aria-label={t('whoStays')}
          value={stays ?? ''}
          onChange={(_, value) => setStays(Number(value))}
        >
          {agents.map(({ id, name, files }) => (
            <FormControlLabel
              key={id}
              value={id}
              control={<Radio size="small" />}
              label={
                <>
                  <bdi>{name}</bdi>{' '}
                  <span className="sm mut num">
                    {p('callCount', { count: files, shown: formatNumber(files) })}
                  </span>
                </>
              }
            />
          ))}
        </RadioGroup>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{w('cancel')}</Button>
        <Button variant="contained" loading={merge.isPending} onClick={() => void start()}>
          {p('merge')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
