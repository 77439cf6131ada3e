import type { ReportSchedule } from '@earshot/core/report-letters/report-letters.api.ts';
import type { Report } from '@earshot/core/reports/reports.ts';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Check, Mail } from 'lucide-react';
import { useTexts } from '../../../lib/i18n.ts';
import { DraftLine } from '../../../shared/drafts/DraftLine.tsx';
import { useErrorText } from '../../../shared/use-error-text.ts';
import { words } from '../../../shared/words.texts.ts';
import { LetterPreview } from './LetterPreview.tsx';
import { lettersTexts } from './letters.texts.ts';
import { RemoveSchedule } from './RemoveSchedule.tsx';
import { ScheduleFields } from './ScheduleFields.tsx';
import { SentTable } from './SentTable.tsx';
import { useScheduleEditing } from './use-schedule-editing.ts';
import { useScheduleLines } from './use-schedule-lines.ts';

type Props = {
  report: Report;
  schedule: ReportSchedule | null;
  /** Of the workspace. */
  timeZone: string;
  onSaved: (saved: ReportSchedule) => void;
  onRemoved: () => void;
  onClose: () => void;
};

/** The fields on one side, how the letter reads and what was sent on the other. */
export function ScheduleForm({ report, schedule, timeZone, onSaved, onRemoved, onClose }: Props) {
  const t = useTexts(lettersTexts);
  const w = useTexts(words);
  const errorText = useErrorText();
  const editing = useScheduleEditing(report.id, schedule, onSaved);
  const linesOf = useScheduleLines();
  const { draft, set, drafting, submit, sendNow, problem, isSaving, isSending } = editing;
  return (
    <>
      <DialogContent
        className="letters-content"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
        }}
      >
        <div>
          {schedule !== null && (
            <FormControlLabel
              control={<Switch checked={draft.is_on} onChange={(_, is_on) => set({ is_on })} />}
              label={t('isOn')}
            />
          )}
          {schedule?.trouble && (
            <p className="notice tone-bad" role="alert">
              {errorText({ code: schedule.trouble })}
            </p>
          )}
          <ScheduleFields report={report} schedule={schedule} timeZone={timeZone} editing={editing} />
        </div>
        <div className="letters-side">
          <LetterPreview report={report} draft={draft} />
          {schedule !== null && (
            <SentTable report={report} scheduleId={schedule.id} onlyWhen={schedule.only_when} />
          )}
        </div>
      </DialogContent>
      <DialogActions className="letters-actions">
        {schedule !== null && (
          <RemoveSchedule reportId={report.id} scheduleId={schedule.id} onRemoved={onRemoved} />
        )}
        <DraftLine drafting={drafting} linesOf={linesOf} />
        <span className="push" />
        {problem !== null && (
          <span className="sm" style={{ color: 'var(--bad-fg)' }} role="alert">
            {t(`problem_${problem}`)}
          </span>
        )}
        <Button onClick={onClose}>{w('close')}</Button>
        <Button variant="outlined" startIcon={<Mail size={15} />} loading={isSending} onClick={sendNow}>
          {t('sendNow')}
        </Button>
        <Button variant="contained" startIcon={<Check size={15} />} loading={isSaving} onClick={submit}>
          {t('save')}
        </Button>
      </DialogActions>
    </>
  );
}
