import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import { ConfusionTable } from '../../../components/ConfusionTable.tsx';
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
      <ConfusionTable
        name={t('confusion')}
        lines={labels}
        counts={confusion}
        cellName={(is, said, count) =>
          t('confusionCell', { is: is.name, said: said.name, shown: formatNumber(count) })
        }
        onCell={({ id }) => showExamples('missed', id)}
      />
    </section>
  );
}
