import { type Report, ReportInput } from '@earshot/core/reports/reports.ts';
import Button from '@mui/material/Button';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, History } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { DraftLine } from '../../../shared/drafts/DraftLine.tsx';
import { useSaveKey } from '../../../shared/rules/editor/SaveCard.tsx';
import { savingTexts } from '../../../shared/rules/editor/saving.texts.ts';
import { VersionsDialog } from '../../../shared/rules/editor/VersionsDialog.tsx';
import { words } from '../../../shared/words.texts.ts';
import { reportsTexts } from '../reports.texts.ts';
import type { ReportEditing } from './use-report-editing.ts';
import { useReportLines } from './use-report-lines.ts';

type Props = { report: Report | null; editing: ReportEditing };

/** What is edited, its former versions, and saving it. */
export function FormHead({ report, editing }: Props) {
  const t = useTexts(reportsTexts);
  const s = useTexts(savingTexts);
  const linesOf = useReportLines();
  const [showsVersions, setShowsVersions] = useState(false);
  const { closed, isDirty, drafting, submit } = editing;
  return (
    <div className="page-head">
      <Back report={report} />
      <h1>{report?.name ?? t('add')}</h1>
      {report && <span className="chip small">{s('version', { version: report.version })}</span>}
      {isDirty && <span className="chip small tone-warn">{s('changed')}</span>}
      {closed === null && <DraftLine drafting={drafting} linesOf={linesOf} canDiscard={false} />}
      <span className="push" />
      {report && (
        <Button variant="outlined" startIcon={<History size={15} />} onClick={() => setShowsVersions(true)}>
          {s('versions')}
        </Button>
      )}
      {closed === null && <Saving report={report} editing={editing} />}
      {report && showsVersions && (
        <VersionsDialog
          kind="report"
          id={report.id}
          linesOf={linesOf}
          onClose={() => setShowsVersions(false)}
          onRestore={
            closed === null
              ? (body, version) => {
                  const { data } = ReportInput.safeParse(body);
                  if (data) submit(data, s('restored', { version }));
                }
              : undefined
          }
        />
      )}
    </div>
  );
}

function Back({ report }: Pick<Props, 'report'>) {
  const t = useTexts(reportsTexts);
  const icon = <ArrowLeft size={18} aria-hidden className="flip" />;
  if (report === null)
    return (
      <Link to="/reports" className="rule-back" aria-label={t('title')} title={t('title')}>
        {icon}
      </Link>
    );
  return (
    <Link
      to="/reports/$id"
      params={{ id: String(report.id) }}
      className="rule-back"
      aria-label={report.name}
      title={report.name}
    >
      {icon}
    </Link>
  );
}

function Saving({ report, editing }: Props) {
  const t = useTexts(reportsTexts);
  const s = useTexts(savingTexts);
  const w = useTexts(words);
  const { isDirty, isSaving, trySave, discard } = editing;
  const isOpen = (isDirty || report === null) && !isSaving;
  const save = () => trySave(report === null ? t('created') : w('saved'));
  useSaveKey(() => isOpen && save());
  return (
    <>
      {isDirty && <Button onClick={discard}>{s('discard')}</Button>}
      <Button variant="contained" disabled={!isOpen} loading={isSaving} onClick={save}>
        {w('save')}
        <kbd className="on-button" aria-hidden>
          Ctrl S
        </kbd>
      </Button>
    </>
  );
}
