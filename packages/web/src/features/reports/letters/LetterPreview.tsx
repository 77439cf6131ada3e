import type { Locale } from '@earshot/core/locales.ts';
import { locales } from '@earshot/core/locales.ts';
import { ReportScheduleInput } from '@earshot/core/report-letters/report-letters.ts';
import type { Report } from '@earshot/core/reports/reports.ts';
import { useQuery } from '@tanstack/react-query';
import { Mail, MailX } from 'lucide-react';
import { useState } from 'react';
import { Choice } from '../../../components/Choice.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { formatBytes, formatDays } from '../../../lib/format.ts';
import { useLocale, useTexts } from '../../../lib/i18n.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import { useValueText } from '../blocks/use-value-text.ts';
import { letterPreviewQuery } from './letters.queries.ts';
import { lettersTexts } from './letters.texts.ts';
import { NextTurns } from './NextTurns.tsx';
import { problemOf, type ScheduleDraft } from './schedule-draft.ts';

type Props = { report: Report; draft: ScheduleDraft };

/** The letter as it would read today, when the next ones come, and what a condition would have done lately. */
export function LetterPreview({ report, draft }: Props) {
  const t = useTexts(lettersTexts);
  const own = useLocale();
  const [locale, setLocale] = useState<Locale>(own);
  // Whom it goes to changes nothing of it.
  const asked = useDebounced({ ...draft, recipients: [someone] }, 600);
  const canAsk = problemOf(asked) === null;
  const query = useQuery({
    ...letterPreviewQuery(
      report.id,
      ReportScheduleInput.parse(canAsk ? asked : { ...asked, ...bare }),
      locale,
    ),
    enabled: canAsk,
  });
  const seen = query.data;
  return (
    <>
      <div className="letters-preview">
        <div className="row">
          <h3>{t('preview')}</h3>
          <span className="push" />
          <Choice
            label={t('language')}
            value={locale}
            options={locales.map((value) => ({ value, label: value.toUpperCase() }))}
            onChange={setLocale}
          />
        </div>
        {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {seen === undefined && query.isFetching && <Skeleton height={280} radius={12} />}
        {seen && (
          <div aria-busy={query.isPlaceholderData}>
            {!seen.would_go && (seen.reason === 'empty' || seen.reason === 'condition') && (
              <p className="notice tone-warn">{t(`wouldNot_${seen.reason}`)}</p>
            )}
            <p className="sm letters-subject" dir="auto">
              <span className="mut">{t('subject')}</span> {seen.subject}
            </p>
            {/* Nothing runs in it, and nothing leads out of it. */}
            <iframe title={t('preview')} sandbox="" srcDoc={seen.html} />
            {seen.files.length > 0 && (
              <p className="sm mut">
                {t('attached')}:{' '}
                {seen.files.map(({ name, bytes }) => `${name}, ${formatBytes(bytes)}`).join('; ')}
              </p>
            )}
          </div>
        )}
      </div>
      {seen && <NextTurns turns={seen.next} timeZone={seen.time_zone} />}
      {seen && seen.past.length > 0 && <PastTurns report={report} draft={asked} past={seen.past} />}
    </>
  );
}

const someone = { user_id: 1, email: null, locale: null };
/** What can be asked for in any case. */
const bare = { rhythm: { every: 'day' as const, at: '08:00' }, only_when: [] };

type Past = { at: string; from: string; to: string; value: number | null; would_go: boolean }[];

function PastTurns({ report, draft, past }: Props & { past: Past }) {
  const t = useTexts(lettersTexts);
  const valueText = useValueText();
  const [first] = draft.only_when;
  const measure = report.blocks[first?.block ?? 0]?.measures[first?.measure ?? 0];
  return (
    <section className="letters-past">
      <h3>{t('pastTitle')}</h3>
      <ol>
        {past.toReversed().map(({ at, from, to, value, would_go }) => (
          <li key={at} className={would_go ? 'on' : ''}>
            {would_go ? <Mail size={13} aria-hidden /> : <MailX size={13} aria-hidden />}
            <b className="num">{value === null || measure === undefined ? '–' : valueText(measure, value)}</b>
            <span className="xs">{t(would_go ? 'pastSent' : 'pastQuiet')}</span>
            <span className="xs mut">{formatDays(from, to)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
