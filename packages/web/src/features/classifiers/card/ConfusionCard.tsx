import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { cardTexts } from './card.texts.ts';
import type { ShowExamples } from './LabelsTable.tsx';
import type { LabelFigures } from './report.ts';

type Props = {
  classifier: Classifier;
  labels: readonly LabelFigures[];
  confusion: readonly (readonly number[])[];
  showExamples: ShowExamples;
};

/** What was taken for what; a cell beside the diagonal opens the examples of its line that were missed. */
export function ConfusionCard({ labels, confusion, showExamples }: Props) {
  const t = useTexts(cardTexts);
  return (
    <section className="card plain-table confusion">
      <header>
        <h2>{t('confusion')}</h2>
        <p className="sm t2">{t('confusionLead')}</p>
      </header>
      <table aria-label={t('confusion')}>
        <thead>
          <tr>
            <td />
            {labels.map(({ id, name }) => (
              <th key={id} scope="col" className="number el" title={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {confusion.map((line, row) => {
            const label = labels[row];
            if (label === undefined) return null;
            const all = Math.max(
              1,
              line.reduce((sum, one) => sum + one, 0),
            );
            return (
              <tr key={label.id}>
                <th scope="row" className="el" title={label.name}>
                  {label.name}
                </th>
                {line.map((count, column) => (
                  <td
                    key={labels[column]?.id ?? column}
                    className={row === column ? 'number right' : 'number'}
                    style={{ '--share': `${Math.round((count / all) * 60)}%` } as React.CSSProperties}
                  >
                    {row === column || count === 0 ? (
                      <span className={count === 0 ? 'num mut' : 'num'}>{formatNumber(count)}</span>
                    ) : (
                      <button
                        type="button"
                        className="plain num confusion-open"
                        aria-label={t('confusionCell', {
                          is: label.name,
                          said: labels[column]?.name ?? '',
                          shown: formatNumber(count),
                        })}
                        onClick={() => showExamples('missed', label.id)}
                      >
                        {formatNumber(count)}
                      </button>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
