import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Choice } from '../../components/Choice.tsx';
import { NumberBox } from '../../components/NumberBox.tsx';
import { SmallSelect } from '../../components/SmallSelect.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { goalsQuery } from '../goals/goals.queries.ts';
import { useNotify } from '../use-notify.ts';
import { words } from '../words.texts.ts';
import { PeopleChoice } from './PeopleChoice.tsx';
import { useAssignReviews } from './reviews.queries.ts';
import { reviewTexts } from './reviews.texts.ts';

type Props = {
  /** The calls, once they are known. */
  fileIds: readonly string[] | undefined;
  /** There are more than can be given out at once. */
  isCut: boolean;
  onClose: () => void;
  onDone: () => void;
};

const first = { goal: null, people: [], kind: 'lead', isBlind: false, days: 5 } as const;
type Fields = {
  goal: number | null;
  people: readonly number[];
  kind: 'lead' | 'peer';
  isBlind: boolean;
  days: number | null;
};

/** Gives calls to people to look at by a goal. */
export function AssignDialog({ fileIds, isCut, onClose, onDone }: Props) {
  const t = useTexts(reviewTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const goals = useQuery(goalsQuery()).data?.results;
  const assigning = useAssignReviews();
  const [fields, setFields] = useState<Fields>(first);
  const set = (part: Partial<Fields>) => setFields((now) => ({ ...now, ...part }));
  const goal = fields.goal ?? goals?.[0]?.id ?? null;
  const calls = (count: number) => t('calls', { count, shown: formatNumber(count) });
  const assign = () => {
    if (goal === null || fileIds === undefined || fields.days === null) return;
    const body = {
      goal_id: goal,
      file_ids: [...fileIds],
      user_ids: [...fields.people],
      kind: fields.kind,
      is_blind: fields.isBlind,
      due_days: fields.days,
    };
    assigning
      .mutateAsync(body)
      .then(({ assigned, left }) => {
        const said = { calls: calls(assigned), left: formatNumber(left) };
        notify.done(t(left === 0 ? 'assigned' : 'assignedSome', said));
        onClose();
        onDone();
      })
      .catch(notify.failed);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" aria-labelledby="assign-title">
      <DialogTitle id="assign-title">{t('assignTitle')}</DialogTitle>
      <DialogContent className="assign-fields">
        <p className="sm t2">
          {fileIds !== undefined && calls(fileIds.length)}
          {isCut && ` · ${t('first500')}`}
        </p>
        {goals?.length === 0 && <p className="sm t2">{t('noGoals')}</p>}
        {goal !== null && goals !== undefined && (
          <SmallSelect
            label={t('goal')}
            value={String(goal)}
            options={goals.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(value) => set({ goal: Number(value) })}
          />
        )}
        <AssignFields fields={fields} onChange={set} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{w('cancel')}</Button>
        <Button
          variant="contained"
          loading={assigning.isPending}
          disabled={goal === null || fileIds === undefined || fileIds.length === 0 || fields.days === null}
          onClick={assign}
        >
          {t('assign')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function AssignFields({ fields, onChange }: { fields: Fields; onChange: (part: Partial<Fields>) => void }) {
  const t = useTexts(reviewTexts);
  return (
    <>
      <div>
        <h3>{t('people')}</h3>
        <p className="xs mut">{t('peopleHelp')}</p>
        <PeopleChoice
          chosen={fields.people}
          none={t('noPeople')}
          onChange={(people) => onChange({ people })}
        />
      </div>
      <div className="row" style={{ gap: 10, flexWrap: 'wrap' }}>
        <Choice
          label={t('kind')}
          value={fields.kind}
          options={[
            { value: 'lead', label: t('kind_lead') },
            { value: 'peer', label: t('kind_peer') },
          ]}
          onChange={(kind) => onChange({ kind })}
        />
        <span className="xs mut">{t(`kindHelp_${fields.kind}`)}</span>
      </div>
      <FormControlLabel
        control={
          <Checkbox size="small" checked={fields.isBlind} onChange={(_, isBlind) => onChange({ isBlind })} />
        }
        label={t('blind')}
      />
      <span className="row" style={{ gap: 8 }}>
        <span className="t2 sm">{t('dueIn')}</span>
        <NumberBox
          label={t('dueIn')}
          value={fields.days}
          min={1}
          max={60}
          whole
          unit={t('days')}
          onChange={(days) => onChange({ days })}
        />
      </span>
    </>
  );
}
