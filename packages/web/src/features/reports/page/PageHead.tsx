import type { RunReport } from '@earshot/core/reports/reports.api.ts';
import type { Report, ReportPeriod } from '@earshot/core/reports/reports.ts';
import Button from '@mui/material/Button';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Eye, Lock, Pencil, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { savingTexts } from '../../../shared/rules/editor/saving.texts.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { words } from '../../../shared/words.texts.ts';
import { LettersButton } from '../letters/LettersButton.tsx';
import { useRestartReport } from '../reports.queries.ts';
import { reportsTexts } from '../reports.texts.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { MoreMenu } from './MoreMenu.tsx';

type Props = {
  report: Report;
  /** The period of the address, where it is another than the saved one. */
  asked: ReportPeriod | null;
  /** What is shown. */
  period: ReportPeriod;
  run: RunReport | undefined;
  isCounting: boolean;
  /** In the place of when it was counted. */
  counting: ReactNode;
  onAgain: () => void;
  onSaved: () => void;
};

/** What the report is called, when it was counted, and what can be done with it. */
export function PageHead({ report, asked, period, run, isCounting, counting, onAgain, onSaved }: Props) {
  const t = useTexts(reportsTexts);
  const s = useTexts(savingTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const restart = useRestartReport();
  const mayWrite = useMay('reports.write');
  const canChange = mayWrite && report.can_change;
  const save = (period: ReportPeriod) =>
    restart.mutate(
      { id: report.id, period },
      {
        onSuccess: () => {
          notify.done(t('restarted'));
          onSaved();
        },
        onError: notify.failed,
      },
    );
  return (
    <div className="page-head">
      <Link to="/reports" className="rule-back" aria-label={t('title')} title={t('title')}>
        <ArrowLeft size={18} aria-hidden className="flip" />
      </Link>
      <h1>{report.name}</h1>
      {report.locked && (
        <span className="chip small tone-warn">
          <Lock size={11} aria-hidden /> {s('locked')}
        </span>
      )}
      {report.author !== null && <span className="sm mut">{s('author', { name: report.author })}</span>}
      <span className="push" />
      <span className="sm mut num" role="status">
        {counting ?? (run && t('countedAt', { when: formatDateTime(run.counted_at, run.time_zone) }))}
      </span>
      <div className="report-actions">
        {canChange && (
          <Button
            variant="outlined"
            startIcon={<RotateCcw size={15} />}
            title={asked === null ? undefined : t('restartHelp')}
            disabled={isCounting || restart.isPending}
            onClick={() => (asked === null ? onAgain() : save(asked))}
          >
            {t('restart')}
          </Button>
        )}
        {mayWrite && <LettersButton report={report} />}
        <ExportMenu report={report} period={period} />
        <MoreMenu report={report} />
        <ButtonLink
          variant={mayWrite ? 'contained' : 'outlined'}
          startIcon={canChange ? <Pencil size={15} /> : <Eye size={15} />}
          to="/reports/edit/$id"
          params={{ id: String(report.id) }}
        >
          {canChange ? w('edit') : t('see')}
        </ButtonLink>
      </div>
    </div>
  );
}
