import { fewestCallsForWeek } from '@earshot/core/classifiers/label-week.ts';
import { useQuery } from '@tanstack/react-query';
import { Explained } from '../../../components/Explained.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { weekQuery } from '../classifiers.queries.ts';
import { weekTexts } from './week.texts.ts';

/** Small numbers are told apart by their tenths. */
const shown = (count: number) => formatNumber(count, count < 10 ? 1 : 0);

/** What a label brings in a week: calls that get it, wrongly or not, those that are missed, and those left to people. */
export function WeekOfLabel({ id, labelId }: { id: number; labelId: number }) {
  const t = useTexts(weekTexts);
  const data = useQuery(weekQuery(id)).data;
  if (data === undefined) return null;
  const { calls, looked, week, labels } = data;
  const label = labels.find((one) => one.label_id === labelId);
  if (label === undefined)
    return calls > 0 ? (
      <p className="sm t2" data-testid="week">
        {calls < fewestCallsForWeek
          ? t('tooFew', { least: formatNumber(fewestCallsForWeek), shown: formatNumber(calls) })
          : week === 0 && t('noCalls')}
      </p>
    ) : null;
  return (
    <section className="label-week" aria-label={t('week')} data-testid="week">
      <p className="sm t2">{t('week')}</p>
      <dl>
        {(['yes', 'wrong', 'missed', 'unsure'] as const).map((name) => {
          const { value, low, high } = label[name];
          return (
            <div key={name}>
              <dt>
                <Explained
                  className="explained"
                  why={t(`${name}Why`, { calls: formatNumber(calls), looked: formatNumber(looked) })}
                >
                  {t(name)}
                </Explained>
              </dt>
              <dd className="num">
                <b>{shown(value)}</b>{' '}
                <span className="sm t2">{t('between', { low: shown(low), high: shown(high) })}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
