import type { SentLetter } from '@earshot/core/report-letters/report-letters.api.ts';
import type { Report } from '@earshot/core/reports/reports.ts';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime, formatDays } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import '../../../components/plain-table.css';
import { useErrorText } from '../../../shared/use-error-text.ts';
import { useValueText } from '../blocks/use-value-text.ts';
import { sentLettersQuery } from './letters.queries.ts';
import { lettersTexts } from './letters.texts.ts';
import type { ScheduleDraft } from './schedule-draft.ts';

type Props = { report: Report; scheduleId: number; onlyWhen: ScheduleDraft['only_when'] };

/** What became of the turns that have passed. */
export function SentTable({ report, scheduleId, onlyWhen }: Props) {
  const t = useTexts(lettersTexts);
  const valueText = useValueText();
  const query = useQuery(sentLettersQuery(report.id, scheduleId));
  const [first] = onlyWhen;
  const measure = report.blocks[first?.block ?? 0]?.measures[first?.measure ?? 0];
  const rows = query.data?.results ?? [];
  return (
    <section className="letters-sent">
      <h3>{t('sent')}</h3>
      {rows.length === 0 ? (
        <p className="t2 sm">{query.isPending ? '' : t('sentNone')}</p>
      ) : (
        <div className="plain-table">
          <table>
            <thead>
              <tr>
                <th>{t('sentAt')}</th>
                <th>{t('sentCovers')}</th>
                <th className="end">{t('sentValue')}</th>
                <th>{t('sentState')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <td className="num">{formatDateTime(row.turn_at, row.time_zone)}</td>
                  <td className="num">{row.days && formatDays(row.days.from, row.days.to)}</td>
                  <td className="num end">
                    {row.value === null || measure === undefined ? '–' : valueText(measure, row.value)}
                  </td>
                  <td>
                    <StateChip letter={row} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function StateChip({ letter }: { letter: SentLetter }) {
  const t = useTexts(lettersTexts);
  const errorText = useErrorText();
  const { state, reason, delivered: done, recipients: all } = letter;
  if (state === 'sent')
    return (
      <span className={done === all ? 'chip small tone-ok' : 'chip small tone-warn'}>
        {t('delivered', { done, all })}
      </span>
    );
  if (state === 'quiet')
    return (
      <span className="chip small">{t(reason === 'condition' ? 'quiet_condition' : 'quiet_empty')}</span>
    );
  return (
    <>
      <span className="chip small tone-bad">{t('failed')}</span>{' '}
      <span className="sm">{reason !== null && errorText({ code: reason })}</span>
    </>
  );
}
