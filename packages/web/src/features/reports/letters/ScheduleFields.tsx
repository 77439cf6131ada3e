import type { ReportSchedule } from '@earshot/core/report-letters/report-letters.api.ts';
import { letterFiles, recipientKey } from '@earshot/core/report-letters/report-letters.ts';
import type { Report } from '@earshot/core/reports/reports.ts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useAccount } from '../../../shared/account.ts';
import { TimeZoneField } from '../../../shared/time-zone/TimeZoneField.tsx';
import { CompareSelect } from '../CompareSelect.tsx';
import { PeriodChip } from '../PeriodChip.tsx';
import { ConditionsField } from './ConditionsField.tsx';
import { lettersTexts } from './letters.texts.ts';
import { RecipientsField } from './RecipientsField.tsx';
import { RhythmFields } from './RhythmFields.tsx';
import type { ScheduleEditing } from './use-schedule-editing.ts';

type Props = {
  report: Report;
  schedule: ReportSchedule | null;
  /** Of the workspace. */
  timeZone: string;
  editing: ScheduleEditing;
};

/** How often, to whom, with what, and when not. */
export function ScheduleFields({ report, schedule, timeZone, editing }: Props) {
  const t = useTexts(lettersTexts);
  const { draft, set, fresh } = editing;
  const stopped = new Set(
    (schedule?.people ?? []).flatMap((one, at) => {
      const recipient = schedule?.recipients[at];
      return one?.is_stopped && recipient !== undefined ? [recipientKey(recipient)] : [];
    }),
  );
  return (
    <div className="letters-fields" key={fresh}>
      <Part title={t('howOften')}>
        <RhythmFields rhythm={draft.rhythm} onChange={(rhythm) => set({ rhythm })} />
        <TimeZoneField
          value={draft.time_zone ?? timeZone}
          onChange={(zone) => set({ time_zone: zone === timeZone ? null : zone })}
        />
        <CoversField report={report} editing={editing} />
      </Part>
      <Part title={t('recipients')}>
        <RecipientsField
          value={draft.recipients}
          stopped={stopped}
          onChange={(recipients) => set({ recipients })}
        />
        <FormControlLabel
          control={
            <Switch
              size="small"
              checked={draft.by_own_clock}
              onChange={(_, by_own_clock) => set({ by_own_clock })}
            />
          }
          label={t('byOwnClock')}
        />
        <RightsNote schedule={schedule} />
      </Part>
      <Part title={t('goesWith')}>
        <FilesFields editing={editing} />
        {draft.has_quotes && <p className="sm mut">{t('quotesHelp')}</p>}
      </Part>
      <Part title={t('onlyWhen')}>
        <ConditionsField
          report={report}
          value={draft.only_when}
          onChange={(only_when) => set({ only_when })}
        />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="letters-part">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** The days that a letter covers: those of the report, or others. */
function CoversField({ report, editing: { draft, set } }: Pick<Props, 'report' | 'editing'>) {
  const t = useTexts(lettersTexts);
  const { period } = draft;
  return (
    <div className="letters-line">
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={period === null}
            onChange={(_, isOfReport) => set({ period: isOfReport ? null : report.period })}
          />
        }
        label={t('asReport')}
      />
      {period !== null && (
        <>
          <PeriodChip period={period} days={undefined} onChange={(next) => set({ period: next })} />
          <CompareSelect period={period} onChange={(next) => set({ period: next })} />
        </>
      )}
    </div>
  );
}

/** With whose rights the letters are counted. */
function RightsNote({ schedule }: { schedule: ReportSchedule | null }) {
  const t = useTexts(lettersTexts);
  const ownId = useAccount(({ user }) => user?.user_id);
  const owner = schedule?.owner;
  const isAnothers = owner !== undefined && owner.user_id !== ownId && owner.name !== null;
  return <p className="sm mut">{isAnothers ? t('takesOver', { name: owner.name ?? '' }) : t('rights')}</p>;
}

function FilesFields({ editing: { draft, set } }: { editing: ScheduleEditing }) {
  const t = useTexts(lettersTexts);
  return (
    <div className="letters-line">
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={draft.has_picture}
            onChange={(_, has_picture) => set({ has_picture })}
          />
        }
        label={t('has_picture')}
      />
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={draft.has_quotes}
            onChange={(_, has_quotes) => set({ has_quotes })}
          />
        }
        label={t('has_quotes')}
      />
      {letterFiles.map((file) => (
        <FormControlLabel
          key={file}
          control={
            <Checkbox
              size="small"
              checked={draft.files.includes(file)}
              onChange={(_, isOn) =>
                set({ files: letterFiles.filter((one) => (one === file ? isOn : draft.files.includes(one))) })
              }
            />
          }
          label={t(`file_${file}`)}
        />
      ))}
    </div>
  );
}
