import { Explained } from '../../../components/Explained.tsx';
import { formatFixed, formatNumber, formatPercent } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { fewFrom, reachOf, SpreadBar, written } from '../../../shared/classifiers/SpreadBar.tsx';
import { classifiersTexts } from '../classifiers.texts.ts';
import { cardTexts } from './card.texts.ts';
import type { Report } from './report.ts';
import { termTexts } from './terms.texts.ts';

/** How good a version is on the whole: its accuracy beside the commonest answer, F1, what it is sure of, calibration, what is left to people. */
export function FiguresCard({ report }: { report: Report }) {
  const t = useTexts(cardTexts);
  const c = useTexts(classifiersTexts);
  const w = useTexts(termTexts);
  const { n, accuracy, usual, mean_f1, sure_accuracy, ece, unsure, labels, confusion } = report;
  const of = t('accuracy', { shown: formatNumber(n) });
  // Where one of them is chosen there is one answer to an example.
  const isOfLabels = confusion === null && labels.length > 1;
  const isFew = n < fewFrom;
  return (
    <section className="card figures" aria-label={t('figures')} data-testid="figures">
      <div className="figure-main">
        <p className="row">
          <b className="num">{accuracy === null ? '–' : formatFixed(accuracy.value, 3)}</b>
          {accuracy && <span className="num t2">± {formatFixed(reachOf(accuracy), 3)}</span>}
          {accuracy && <SpreadBar {...accuracy} usual={usual} isFew={isFew} />}
        </p>
        <p className="sm t2">
          {isOfLabels ? (
            <Explained className="explained" why={w('answers')}>
              {of}
            </Explained>
          ) : (
            of
          )}
          {usual !== null && <> · {c('usual', { shown: written(usual) })}</>}
          {isFew && (
            <Explained className="chip small tone-warn" why={w('few', { least: formatNumber(fewFrom) })}>
              {t('smallN')}
            </Explained>
          )}
        </p>
      </div>
      <dl>
        <Figure name={t('meanF1')} why={w('meanF1')} share={mean_f1} />
        <Figure name={t('sureAccuracy')} why={w('sure')} share={sure_accuracy} />
        <div>
          <dd className="num">{ece === null ? '–' : written(ece)}</dd>
          <Term name={t('calibration')} why={w('calibration')} />
        </div>
        <div>
          <dd className="num">{unsure === null ? '–' : formatPercent(unsure, 1)}</dd>
          <Term name={t('unsure')} why={w('unsure')} />
        </div>
      </dl>
    </section>
  );
}

function Term({ name, why }: { name: string; why: string }) {
  return (
    <dt>
      <Explained className="explained" why={why}>
        {name}
      </Explained>
    </dt>
  );
}

function Figure({ name, why, share }: { name: string; why: string; share: Report['mean_f1'] }) {
  return (
    <div>
      <dd className="num">
        {share === null ? '–' : written(share.value)}{' '}
        {share && <span className="t2">± {written(reachOf(share))}</span>}
      </dd>
      <Term name={name} why={why} />
    </div>
  );
}
