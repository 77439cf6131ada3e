import type { File } from '@earshot/core/files/files.ts';
import { generator, shuffled } from '@earshot/core/random.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { Shuffle } from 'lucide-react';
import { useMemo, useState } from 'react';
import { NumberBox } from '../../components/NumberBox.tsx';
import { SmallSelect } from '../../components/SmallSelect.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useCreateCalibration } from '../../shared/calibrations/calibrations.queries.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { fileTitle } from '../../shared/files/file-title.ts';
import { filesQuery } from '../../shared/files/files.queries.ts';
import { momentOf } from '../../shared/filters/period.ts';
import { goalsQuery } from '../../shared/goals/goals.queries.ts';
import { PeopleChoice } from '../../shared/reviews/PeopleChoice.tsx';
import { useNotify } from '../../shared/use-notify.ts';
import { words } from '../../shared/words.texts.ts';
import { calibrationsTexts } from './calibrations.texts.ts';

const first = {
  name: '',
  goal: null as number | null,
  people: [] as number[],
  count: 5 as number | null,
  days: 5 as number | null,
};
type Fields = typeof first;

/** Has several people score the same calls, which chance chooses. */
export function NewCalibration({ onClose }: { onClose: () => void }) {
  const t = useTexts(calibrationsTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const goals = useQuery(goalsQuery()).data?.results;
  const creating = useCreateCalibration();
  const [fields, setFields] = useState<Fields>(first);
  const [isTried, setIsTried] = useState(false);
  const set = (part: Partial<Fields>) => setFields((now) => ({ ...now, ...part }));
  const goal = fields.goal ?? goals?.[0]?.id ?? null;
  const drawn = useDrawn(goal, fields.count ?? 0);
  const isNamed = fields.name.trim().length >= 3;
  const isReady = isNamed && goal !== null && fields.people.length >= 2 && drawn.calls.length > 0;
  const begin = () => {
    setIsTried(true);
    if (!isReady || goal === null) return;
    creating.mutate(
      {
        name: fields.name.trim(),
        goal_id: goal,
        file_ids: drawn.calls.map(({ file_id }) => file_id),
        user_ids: fields.people,
        due_days: fields.days ?? 5,
      },
      {
        onSuccess: () => {
          notify.done(t('begun'));
          onClose();
        },
        onError: notify.failed,
      },
    );
  };
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="calibration-title">
      <DialogTitle id="calibration-title">{t('add')}</DialogTitle>
      <DialogContent className="calibration-fields">
        <TextField
          size="small"
          label={t('name')}
          value={fields.name}
          error={isTried && !isNamed}
          helperText={isTried && !isNamed ? t('nameMissing') : undefined}
          onChange={(event) => set({ name: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 100 } }}
          autoFocus
        />
        {goals?.length === 0 && <p className="sm t2">{t('noGoals')}</p>}
        {goal !== null && goals !== undefined && (
          <SmallSelect
            label={t('goal')}
            value={String(goal)}
            options={goals.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(value) => set({ goal: Number(value) })}
          />
        )}
        <Rest {...{ fields, set, drawn, isTried }} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{w('cancel')}</Button>
        <Button variant="contained" loading={creating.isPending} onClick={begin}>
          {t('begin')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type RestProps = {
  fields: Fields;
  set: (part: Partial<Fields>) => void;
  drawn: Drawn;
  isTried: boolean;
};

/** Who scores which calls until when. */
function Rest({ fields, set, drawn, isTried }: RestProps) {
  const t = useTexts(calibrationsTexts);
  return (
    <>
      <h3>{t('people')}</h3>
      <PeopleChoice chosen={fields.people} onChange={(people) => set({ people })} />
      {isTried && fields.people.length < 2 && (
        <p className="sm error-text" role="alert">
          {t('peopleMissing')}
        </p>
      )}
      <h3>{t('calls')}</h3>
      <Calls drawn={drawn} count={fields.count} onCount={(count) => set({ count })} />
      <span className="row" style={{ gap: 8 }}>
        <span className="sm t2">{t('dueIn')}</span>
        <NumberBox
          label={t('dueIn')}
          value={fields.days}
          min={1}
          max={60}
          whole
          unit={t('days')}
          onChange={(days) => set({ days })}
        />
      </span>
    </>
  );
}

type Drawn = {
  calls: File[];
  isAsked: boolean;
  failed: { error: Error | null; refetch: () => Promise<unknown> };
  again: () => void;
};

/** Calls that chance takes among those that the goal has scored lately. */
function useDrawn(goal: number | null, count: number): Drawn {
  const [seed, setSeed] = useState(() => Date.now() % 100_000);
  const [since] = useState(() => momentOf('30d', 'start', new Date()));
  const asked = { goals: String(goal ?? 0), recorded_at_start: since, limit: 1000 };
  const query = useQuery({ ...filesQuery(asked), enabled: goal !== null });
  const files = query.data?.results;
  const calls = useMemo(() => shuffled(files ?? [], generator(seed)).slice(0, count), [files, seed, count]);
  return { calls, isAsked: files !== undefined, failed: query, again: () => setSeed((now) => now + 1) };
}

type CallsProps = { drawn: Drawn; count: number | null; onCount: (count: number | null) => void };

function Calls({ drawn: { calls, isAsked, failed, again }, count, onCount }: CallsProps) {
  const t = useTexts(calibrationsTexts);
  if (failed.error !== null && !isAsked)
    return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  return (
    <>
      <span className="row" style={{ gap: 8, flexWrap: 'wrap' }}>
        <NumberBox label={t('howMany')} value={count} min={1} max={50} whole onChange={onCount} />
        <Button size="small" startIcon={<Shuffle size={14} />} onClick={again}>
          {t('drawAgain')}
        </Button>
      </span>
      <p className="xs mut">{isAsked && calls.length === 0 ? t('noCalls') : t('drawn')}</p>
      <ul className="calibration-calls">
        {calls.map((file) => (
          <li key={file.file_id} className="sm">
            <span className="el" dir="auto">
              {fileTitle(file)}
            </span>
            <span className="num t2">{formatDateTime(file.recorded_at ?? file.created)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
