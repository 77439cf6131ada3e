import type { ReportSchedule } from '@earshot/core/report-letters/report-letters.api.ts';
import { ReportScheduleInput } from '@earshot/core/report-letters/report-letters.ts';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useAccount } from '../../../shared/account.ts';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { showUnseen } from '../../../shared/drafts/use-kept-draft.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useSaveSchedule, useSendNow } from './letters.queries.ts';
import { lettersTexts } from './letters.texts.ts';
import { draftOf, newSchedule, problemOf } from './schedule-draft.ts';

export type ScheduleEditing = ReturnType<typeof useScheduleEditing>;

/** What is set up of the letters of a report, and how it is saved and tried. */
export function useScheduleEditing(
  reportId: number,
  schedule: ReportSchedule | null,
  onSaved: (saved: ReportSchedule) => void,
) {
  const t = useTexts(lettersTexts);
  const notify = useNotify();
  const ownId = useAccount(({ user }) => user?.user_id ?? 0);
  const [blank] = useState(() => newSchedule(ownId));
  const about = {
    kind: 'report_schedule' as const,
    subject: schedule === null ? `new-${reportId}` : String(schedule.id),
  };
  const stored = schedule === null ? blank : draftOf(schedule);
  const { draft, set, drafting, fresh } = useDraft(stored, { about, isNew: schedule === null });
  const save = useSaveSchedule(reportId);
  const send = useSendNow(reportId);
  const [isTried, setIsTried] = useState(false);
  const problem = problemOf(draft);
  const whole = () => {
    setIsTried(true);
    return problem === null ? ReportScheduleInput.parse(draft) : null;
  };
  const submit = () => {
    const body = whole();
    if (body === null || save.isPending || showUnseen(drafting)) return;
    drafting.saving();
    save.mutate(
      { id: schedule?.id ?? null, body },
      {
        onSuccess: (saved) => {
          drafting.saved();
          notify.done(t('saved'));
          onSaved(saved);
        },
        onError: (error) => {
          drafting.failed();
          notify.failed(error);
        },
      },
    );
  };
  const sendNow = () => {
    const body = whole();
    if (body === null) return;
    send.mutate(body, {
      onSuccess: ({ to }) => notify.done(t('sentNow', { to })),
      onError: notify.failed,
    });
  };
  return {
    draft,
    set,
    drafting,
    fresh,
    submit,
    sendNow,
    /** Said once somebody has tried to save. */
    problem: isTried ? problem : null,
    isSaving: save.isPending,
    isSending: send.isPending,
  };
}
