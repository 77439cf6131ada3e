import {
  issueOf,
  longestReportNote,
  type Report,
  type ReportInput,
  reportNameLength,
} from '@earshot/core/reports/reports.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { CallError } from '../../../lib/call.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { showUnseen } from '../../../shared/drafts/use-kept-draft.ts';
import { useLengthIssue, useNameProblem } from '../../../shared/lengths/use-length-issue.ts';
import { useErrorText } from '../../../shared/use-error-text.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { useSaveReport } from '../reports.queries.ts';
import { reportsTexts } from '../reports.texts.ts';
import { draftSubject } from './draft-subject.ts';
import { formTexts } from './form.texts.ts';

export type ReportEditing = ReturnType<typeof useReportEditing>;
type Options = {
  start: ReportInput;
  /** Each template is begun with by itself. */
  template?: string | undefined;
};

/** What is entered of a report, new where nothing is stored, and how it is saved. */
export function useReportEditing(report: Report | null, { start, template }: Options) {
  const t = useTexts(reportsTexts);
  const notify = useNotify();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const save = useSaveReport();
  const mayWrite = useMay('reports.write');
  const [taken, setTaken] = useState<string | null>(null);
  const [isTried, setIsTried] = useState(false);
  const closed: 'role' | 'locked' | null = !mayWrite
    ? 'role'
    : report?.can_change === false
      ? 'locked'
      : null;
  const about =
    closed === null ? { kind: 'report' as const, subject: draftSubject(report?.id, template) } : null;
  const { draft, set, drafting, fresh } = useDraft(start, { about, isNew: report === null, isPage: true });
  const problem = useProblem(draft, taken);
  useTitle(draft.name || t('add'));

  const submit = (body: ReportInput, done: string) => {
    if (showUnseen(drafting)) return;
    drafting.saving();
    save.mutate(
      { id: report?.id ?? null, body },
      {
        onSuccess: ({ id }) => {
          drafting.saved();
          notify.done(done);
          void navigate({ to: '/reports/$id', params: { id: String(id) } });
        },
        onError: (error) => {
          drafting.failed();
          if (error instanceof CallError && error.code === 'reports.name_taken') setTaken(errorText(error));
          else notify.failed(error);
        },
      },
    );
  };

  return {
    draft,
    fresh,
    drafting,
    closed,
    taken,
    isTried,
    problem,
    submit,
    isDirty: drafting.isDirty,
    isSaving: save.isPending,
    /** Says what hinders it instead, where something does. */
    trySave: (done: string) => {
      setIsTried(true);
      if (problem === null && closed === null && !save.isPending)
        submit({ ...draft, name: draft.name.trim() }, done);
    },
    change: (part: Partial<ReportInput>) => {
      if (part.name !== undefined) setTaken(null);
      set(part);
    },
    discard: () => {
      setIsTried(false);
      setTaken(null);
      drafting.discard();
    },
  };
}

/** What hinders saving, in words. */
function useProblem(draft: ReportInput, taken: string | null): string | null {
  const t = useTexts(formTexts);
  const lengthIssue = useLengthIssue();
  const ofName = useNameProblem(t('name'))({ name: draft.name }, reportNameLength, taken);
  if (ofName !== null) return ofName;
  const ofNote = lengthIssue(draft.note, { least: 0, most: longestReportNote });
  if (ofNote !== null) return `${t('note')}: ${ofNote}`;
  for (const [at, block] of draft.blocks.entries()) {
    const issue = issueOf(block);
    if (issue !== null) return t('issueIn', { place: at + 1, issue: t(`issue_${issue}`) });
    const ofTitle = lengthIssue(block.title, { least: 0, most: reportNameLength.most });
    if (ofTitle !== null) return t('issueIn', { place: at + 1, issue: ofTitle });
  }
  return null;
}
