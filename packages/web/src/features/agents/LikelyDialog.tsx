import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { peopleTexts } from '../../shared/people/people.texts.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { words } from '../../shared/words.texts.ts';
import { useMergeAgents, useUnmergeAgents } from './agents.queries.ts';
import { agentsTexts } from './agents.texts.ts';
import type { LikelyPair } from './LikelySame.tsx';

type Props = { pairs: readonly LikelyPair[]; onClose: () => void };

/** The pairs as they were when the dialog was opened, each to be merged and taken apart again. */
export function LikelyDialog({ pairs: now, onClose }: Props) {
  const t = useTexts(agentsTexts);
  const w = useTexts(words);
  const [pairs] = useState(now);
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="likely-title">
      <DialogTitle id="likely-title">{t('likelyTitle')}</DialogTitle>
      <DialogContent>
        <p className="t2">{t('likelyText')}</p>
        <ul className="likely-pairs">
          {pairs.map((pair) => (
            <PairLine key={pair.id} pair={pair} />
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {w('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function PairLine({ pair: { id, name, files, into } }: { pair: LikelyPair }) {
  const t = useTexts(agentsTexts);
  const p = useTexts(peopleTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const merge = useMergeAgents();
  const unmerge = useUnmergeAgents();
  const [isMerged, setIsMerged] = useState(false);
  const turn = () =>
    (isMerged ? unmerge.mutateAsync([id]) : merge.mutateAsync({ ids: [id], into: into.id })).then(
      () => setIsMerged(!isMerged),
      notify.failed,
    );
  return (
    <li data-testid={`likely-${id}`}>
      <span className="grow">
        <bdi className="med">{name}</bdi>{' '}
        <span className="sm mut num">{p('callCount', { count: files, shown: formatNumber(files) })}</span>
        <span className="sm t2 likely-into">
          {isMerged ? (
            <>
              <Check size={13} aria-hidden /> {p('merged', { name, into: into.name })}
            </>
          ) : (
            t('isSameAs', { name: into.name })
          )}
        </span>
      </span>
      <Button
        variant="outlined"
        loading={merge.isPending || unmerge.isPending}
        aria-label={isMerged ? p('takeApartOf', { name }) : t('mergePair', { name, into: into.name })}
        onClick={() => void turn()}
      >
        {isMerged ? w('undo') : p('merge')}
      </Button>
    </li>
  );
}
