import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import { Explained } from '../../../components/Explained.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { fewFrom, SpreadBar, written } from '../../../shared/classifiers/SpreadBar.tsx';
import { cardTexts } from './card.texts.ts';
import type { LabelFigures } from './report.ts';
import { termTexts } from './terms.texts.ts';

export type ShowExamples = (view: 'wrong' | 'missed', labelId: number) => void;

type Props = {
  classifier: Classifier;
  labels: readonly LabelFigures[];
  chosen: number | undefined;
  choose: (labelId: number) => void;
  showExamples: ShowExamples;
};

const shownOr = (value: number | null) => (value === null ? '–' : written(value));

/** Each label with how well it is told; of few examples it is hatched. */
export function LabelsTable({ classifier, labels, chosen, choose, showExamples }: Props) {
  const t = useTexts(cardTexts);
  const w = useTexts(termTexts);
  const most = Math.max(1, ...labels.map(({ n }) => n));
  return (
    <section className="card plain-table labels-table">
      <table aria-label={t('labels')}>
        <thead>
          <tr>
            <th scope="col">{t('label')}</th>
            <th scope="col" className="number">
              <Explained className="explained" why={w('examples')}>
                {t('examplesN')}
              </Explained>
            </th>
            <th scope="col" className="number">
              <Explained className="explained" why={w('precision')}>
                {t('precision')}
              </Explained>
            </th>
            <th scope="col" className="number">
              <Explained className="explained" why={w('recall')}>
                {t('recall')}
              </Explained>
            </th>
            <th scope="col" className="number">
              <Explained className="explained" why={w('f1')}>
                {t('f1')}
              </Explained>
            </th>
            <th scope="col" className="wide">
              <Explained className="explained" why={w('f1Spread')}>
                {t('f1Spread')}
              </Explained>
            </th>
            <th scope="col" className="number wide">
              <Explained className="explained" why={w('threshold')}>
                {t('threshold')}
              </Explained>
            </th>
            <th scope="col" className="number">
              {t('mistakes')}
            </th>
          </tr>
        </thead>
        <tbody>
          {labels.map((label) => (
            <LabelRow
              key={label.id}
              label={label}
              color={classifier.labels.find(({ id }) => id === label.id)?.color ?? 'grey'}
              share={label.n / most}
              isChosen={label.id === chosen}
              {...{ choose, showExamples }}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type RowProps = Pick<Props, 'choose' | 'showExamples'> & {
  label: LabelFigures;
  color: string;
  share: number;
  isChosen: boolean;
};

function LabelRow({ label, color, share, isChosen, choose, showExamples }: RowProps) {
  const t = useTexts(cardTexts);
  const w = useTexts(termTexts);
  const { id, name, n, precision, recall, f1, low, high, threshold, missed, wrong } = label;
  const isFew = n < fewFrom;
  return (
    <tr
      data-testid={`label-row-${id}`}
      data-current={isChosen}
      className={isFew ? `few tag-${color}` : `tag-${color}`}
    >
      <td>
        <span className="row">
          <i className="label-dot" aria-hidden />
          <button type="button" className="plain med" aria-pressed={isChosen} onClick={() => choose(id)}>
            {name}
          </button>
          {isFew && (
            <Explained className="chip small" why={w('few', { least: formatNumber(fewFrom) })}>
              {t('smallN')}
            </Explained>
          )}
        </span>
      </td>
      <td className="number num" data-label={t('examplesN')}>
        <span className="label-bar" aria-hidden>
          <i className={isFew ? 'hatched' : ''} style={{ width: `${share * 100}%` }} />
        </span>
        {formatNumber(n)}
      </td>
      <td className="number num" data-label={t('precision')}>
        {shownOr(precision)}
      </td>
      <td className="number num" data-label={t('recall')}>
        {shownOr(recall)}
      </td>
      <td className="number num" data-label={t('f1')}>
        <b>{shownOr(f1)}</b>
      </td>
      <td className="wide label-spread">
        {f1 !== null && low !== null && high !== null && (
          <SpreadBar
            value={f1}
            low={low}
            high={high}
            isFew={isFew}
            color={color}
            name={(shown) => t('f1Is', { label: name, ...shown })}
          />
        )}
      </td>
      <td className="number num wide">{written(threshold)}</td>
      <td className="number label-mistakes" data-label={t('mistakes')}>
        <button type="button" className="plain link sm" onClick={() => showExamples('missed', id)}>
          {t('missed', { shown: formatNumber(missed) })}
        </button>{' '}
        <button type="button" className="plain link sm" onClick={() => showExamples('wrong', id)}>
          {t('wrong', { shown: formatNumber(wrong) })}
        </button>
      </td>
    </tr>
  );
}
