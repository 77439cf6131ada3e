import { Skeleton } from '../../../components/Skeleton.tsx';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { formatNumber, formatPercent } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useLate } from '../../../lib/use-late.ts';
import '../../../shared/rules/editor/live-test.css';
import { useErrorText } from '../../../shared/use-error-text.ts';
import { dryRunTexts } from '../dry-run.texts.ts';
import type { ProjectPreview } from '../projects.queries.ts';
import { DryRunDays } from './DryRunDays.tsx';
import { DryRunSample } from './DryRunSample.tsx';
import { EachFinds } from './EachFinds.tsx';
import { type ProjectDraft, triedOf } from './project-draft.ts';
import { type PreviewState, periods } from './use-project-preview.ts';

type Props = { draft: ProjectDraft; preview: PreviewState };

/** What the project would have found in past calls, as it stands in the form; nothing is written. */
export function DryRun({ draft, preview }: Props) {
  const t = useTexts(dryRunTexts);
  const { isAsked, isFresh, days, setDays } = preview;
  return (
    <section className="card dry-run live-test" aria-label={t('title')}>
      <div className="rule-line live-head">
        <h2>{t('title')}</h2>
        {isAsked && <i className={isFresh ? 'live-dot' : 'live-dot waiting'} aria-hidden />}
        {isAsked && isFresh && <span className="sm live-added">{t('follows')}</span>}
        <span className="push">
          <SmallSelect
            label={t('period')}
            value={String(days)}
            options={periods.map((count) => ({ value: String(count), label: t('lastDays', { count }) }))}
            onChange={(next) => setDays(Number(next))}
          />
        </span>
      </div>
      <Body draft={draft} preview={preview} />
    </section>
  );
}

function Body({ draft, preview: { answer, error, isAsked, isFresh } }: Props) {
  const t = useTexts(dryRunTexts);
  const errorText = useErrorText();
  const isLate = useLate(isAsked && answer === undefined && !error);
  if (!isAsked) return <p className="live-note t2">{t('nothing')}</p>;
  if (error)
    return (
      <p className="live-note rule-mistake" role="status">
        {errorText(error)}
      </p>
    );
  if (answer === undefined)
    return <div className="live-note">{isLate && <Skeleton height={220} radius={8} />}</div>;
  const tried = triedOf(draft);
  return (
    <div aria-busy={!isFresh} className={isFresh ? 'live-answer' : 'live-answer stale'}>
      <Counts answer={answer} />
      {answer.files > 0 && (
        <>
          <DryRunDays answer={answer} tried={tried} />
          <EachFinds answer={answer} />
          <DryRunSample answer={answer} tried={tried} />
        </>
      )}
    </div>
  );
}

function Counts({ answer }: { answer: ProjectPreview }) {
  const t = useTexts(dryRunTexts);
  const { files, of, alerts, is_partial } = answer;
  return (
    <div className="dry-counts">
      <p aria-live="polite" data-testid="dry-run-count">
        <b className="num">{formatNumber(files)}</b> {t('found', { count: files })}
        {of > 0 && (
          <span className="sm t2">
            {', '}
            {t('shareOf', { share: formatPercent(files / of, 1), all: formatNumber(of) })}
          </span>
        )}
      </p>
      {alerts > 0 && (
        <p data-testid="dry-run-alerts">
          <b className="num live-lost">{formatNumber(alerts)}</b> {t('alerts', { count: alerts })}
        </p>
      )}
      {is_partial && <p className="sm t2 dry-note">{t('partial')}</p>}
      {files === 0 && <p className="t2 dry-note">{t(of === 0 ? 'noCalls' : 'noneFound')}</p>}
    </div>
  );
}
