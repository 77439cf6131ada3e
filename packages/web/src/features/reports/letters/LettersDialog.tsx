import type { ReportSchedule } from '@earshot/core/report-letters/report-letters.api.ts';
import type { Report } from '@earshot/core/reports/reports.ts';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { IconAction } from '../../../components/IconAction.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import { words } from '../../../shared/words.texts.ts';
import './letters.css';
import { schedulesQuery } from './letters.queries.ts';
import { lettersTexts } from './letters.texts.ts';
import { ScheduleForm } from './ScheduleForm.tsx';
import { useRhythmText } from './use-rhythm-text.ts';

type Props = { report: Report; onClose: () => void };

/** When a report goes out by letter, to whom, and what was sent. */
export function LettersDialog({ report, onClose }: Props) {
  const t = useTexts(lettersTexts);
  const w = useTexts(words);
  const query = useQuery(schedulesQuery(report.id));
  const isNarrow = useMediaQuery('(max-width: 959.95px)');
  const schedules = query.data?.results;
  const [chosen, choose] = useState<number | 'new' | null>(null);
  const at = chosen ?? schedules?.[0]?.id ?? 'new';
  const schedule = schedules?.find(({ id }) => id === at) ?? null;
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isNarrow}
      maxWidth={false}
      aria-labelledby="letters-title"
      slotProps={{ paper: { className: 'letters-dialog' } }}
    >
      <DialogTitle id="letters-title" className="letters-title">
        <span className="grow" dir="auto">
          {t('title', { name: report.name })}
        </span>
        {schedules !== undefined && schedules.length > 0 && (
          <ScheduleChoice schedules={schedules} at={at} onChoose={choose} />
        )}
        <IconAction label={w('close')} onClick={onClose}>
          <X size={18} />
        </IconAction>
      </DialogTitle>
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data === undefined ? (
        query.isPending && <Skeleton height={420} radius={12} />
      ) : (
        <ScheduleForm
          key={at}
          report={report}
          schedule={schedule}
          timeZone={query.data.time_zone}
          onSaved={({ id }) => choose(id)}
          onRemoved={() => choose(null)}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

type ChoiceProps = {
  schedules: readonly ReportSchedule[];
  at: number | 'new';
  onChoose: (at: number | 'new') => void;
};

function ScheduleChoice({ schedules, at, onChoose }: ChoiceProps) {
  const t = useTexts(lettersTexts);
  const rhythmText = useRhythmText();
  return (
    <SmallSelect
      label={t('schedule')}
      value={String(at)}
      options={[
        ...schedules.map(({ id, rhythm, is_on }) => ({
          value: String(id),
          label: is_on ? rhythmText(rhythm) : `${rhythmText(rhythm)} (${t('off')})`,
        })),
        { value: 'new', label: t('another') },
      ]}
      onChange={(next) => onChoose(next === 'new' ? 'new' : Number(next))}
    />
  );
}
