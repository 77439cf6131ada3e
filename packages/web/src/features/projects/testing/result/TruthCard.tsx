import { ShieldCheck, TriangleAlert } from 'lucide-react';
import { formatNumber, formatPercent } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { testingTexts } from '../../testing.texts.ts';
import type { TestResult, TruthList } from '../testing.queries.ts';

type Props = { counts: TruthList['counts']; result: TestResult; onOpen: () => void };

/** What the result is measured against, and what of it is not counted. */
export function TruthCard({ counts, result, onOpen }: Props) {
  const t = useTexts(testingTexts);
  const { answered, calls, people, random, corrected } = counts;
  const figures = [
    { shown: formatNumber(calls), text: t('truthCalls', { count: calls }) },
    { shown: formatNumber(answered), text: t('truthAnswers', { count: answered }) },
    { shown: formatNumber(people), text: t('truthPeople', { count: people }) },
    { shown: formatPercent(random / Math.max(1, answered)), text: t('truthRandom') },
  ];
  return (
    <section className="card truth-card" aria-label={t('tab_truth')} data-testid="truth-card">
      <div className="rule-line">
        <h2>{t('tab_truth')}</h2>
        <button type="button" className="plain link push" onClick={onOpen}>
          {t('editTruth')}
        </button>
      </div>
      <dl>
        {figures.map(({ shown, text }) => (
          <div key={text}>
            <dd className="num">{shown}</dd>
            <dt>{text}</dt>
          </div>
        ))}
      </dl>
      {corrected > 0 && (
        <ul className="sm t2 left-out">
          <li>
            <TriangleAlert size={14} aria-hidden />
            {t('correctedOnly', { shown: formatNumber(corrected) })}
          </li>
        </ul>
      )}
      <LeftOut result={result} />
    </section>
  );
}

/** What of the truth set is not counted, and why. */
export function LeftOut({ result: { left_out, learned_calls } }: Pick<Props, 'result'>) {
  const t = useTexts(testingTexts);
  return (
    <ul className="sm t2 left-out">
      <li>
        {learned_calls === 0 ? (
          <ShieldCheck size={14} aria-hidden />
        ) : (
          <TriangleAlert size={14} aria-hidden />
        )}
        {learned_calls === 0 ? t('noneLearned') : t('learned', { shown: formatNumber(learned_calls) })}
      </li>
      {left_out.map(
        ({ reason, n }) =>
          reason !== 'learned' && (
            <li key={reason}>
              <TriangleAlert size={14} aria-hidden />
              {t(`leftOut_${reason}`, { shown: formatNumber(n) })}
            </li>
          ),
      )}
    </ul>
  );
}
