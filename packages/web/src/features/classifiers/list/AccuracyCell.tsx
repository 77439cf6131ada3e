import { type Classifier, fewestExamples } from '@earshot/core/classifiers/classifiers.ts';
import { ProgressBar } from '../../../components/ProgressBar.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { fewFrom, reachOf, SpreadBar, written } from '../../../shared/classifiers/SpreadBar.tsx';
import { classifiersTexts } from '../classifiers.texts.ts';

/** How good it is and how sure that is; before the first learning, how far the labels have come. */
export function AccuracyCell({ classifier }: { classifier: Classifier }) {
  const t = useTexts(classifiersTexts);
  const { status, accuracy, usual, version, missing } = classifier;
  if (accuracy === null)
    return missing.length > 0 && classifier.examples > 0 ? (
      <Lacking classifier={classifier} />
    ) : (
      <span className="t2 sm">{t('noVersion')}</span>
    );
  const isFew = accuracy.n < fewFrom;
  return (
    <div className={isFew ? 'classifier-accuracy few' : 'classifier-accuracy'}>
      <span className="num">
        <b>{written(accuracy.value)}</b> <span className="t2">± {written(reachOf(accuracy))}</span>
      </span>
      <SpreadBar {...accuracy} usual={usual} isFew={isFew} />
      <span className="sm t2 classifier-note">
        {status === 'LEARNING' && version > 0
          ? t('goesOn', { version })
          : isFew
            ? t('smallN', { shown: formatNumber(accuracy.n) })
            : usual !== null && t('usual', { shown: written(usual) })}
      </span>
    </div>
  );
}

/** Each label on its way to the first learning. */
function Lacking({ classifier: { labels } }: { classifier: Classifier }) {
  const t = useTexts(classifiersTexts);
  return (
    <ul className="lacking">
      {labels.slice(0, 4).map(({ id, name, examples }) => (
        <li key={id}>
          <span className="el sm">{name}</span>
          <ProgressBar
            label={t('ofTwenty', {
              label: name,
              shown: formatNumber(examples),
              most: formatNumber(fewestExamples),
            })}
            share={Math.min(1, examples / fewestExamples)}
            className={examples >= fewestExamples ? 'ok' : ''}
          />
          <span className="num sm">
            {formatNumber(examples)} <span className="mut">/ {formatNumber(fewestExamples)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
