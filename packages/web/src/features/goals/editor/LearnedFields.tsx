import type { LearningState } from '@earshot/core/goals/learning-state.ts';
import { formatDateTime, formatNumber, formatPercent } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { groundTexts } from '../../../shared/goals/learned-features.texts.ts';
import { useFeatureName } from '../../../shared/goals/use-feature-name.ts';
import { learningTexts } from './learning.texts.ts';
import { useLearnedLine } from './use-learned-line.ts';

/** How far a question has been learned, what it promises, and what it goes by. */
export function LearnedFields({ state }: { state: LearningState }) {
  const t = useTexts(learningTexts);
  const lineOf = useLearnedLine();
  const { reviews, gate, versions, weights } = state;
  return (
    <>
      <dt>{t('learned')}</dt>
      <dd className="answerer" data-testid="learned">
        <p className="sm">
          {lineOf(state)}{' '}
          <span className="t2 num">
            ({t('labels', { yes: formatNumber(reviews.yes), no: formatNumber(reviews.no) })})
          </span>
        </p>
        {versions.length > 0 && (
          <p className="sm t2 num">
            {gate === null
              ? t('noGate')
              : t('gate', {
                  probability: formatPercent(gate.probability),
                  answered: formatPercent(gate.answered),
                  share: formatPercent(gate.agreement.value),
                  low: formatPercent(gate.agreement.low),
                  high: formatPercent(gate.agreement.high),
                })}
          </p>
        )}
        {weights.length > 0 && <Weights weights={weights} />}
        {versions.length > 0 && <Versions versions={versions} />}
      </dd>
    </>
  );
}

function Weights({ weights }: Pick<LearningState, 'weights'>) {
  const t = useTexts(learningTexts);
  const g = useTexts(groundTexts);
  const nameOf = useFeatureName();
  const most = Math.max(...weights.map(({ weight }) => Math.abs(weight)));
  return (
    <details className="learned-part">
      <summary className="sm">{t('weights')}</summary>
      <ul className="learned-weights">
        {weights.map(({ feature, weight }) => (
          <li key={feature} className="sm">
            <span dir="auto">{nameOf(feature)}</span>
            <span className="xs mut">{g(weight > 0 ? 'forYes' : 'forNo')}</span>
            <i aria-hidden className={weight > 0 ? 'up' : 'down'}>
              <i style={{ width: `${(Math.abs(weight) / most) * 100}%` }} />
            </i>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Versions({ versions }: Pick<LearningState, 'versions'>) {
  const t = useTexts(learningTexts);
  return (
    <details className="learned-part">
      <summary className="sm">{t('versions')}</summary>
      <ul className="learned-versions">
        {versions.map((one) => (
          <li key={one.version} className="sm">
            <b className="num">{t('versionOf', { number: formatNumber(one.version) })}</b>
            <span className="t2 num">
              {[
                formatDateTime(one.created),
                t('from', { number: formatNumber(one.reviews) }),
                ...(one.percent === null ? [] : [t('agreesIn', sharesOf(one.percent))]),
                ...(one.kappa === null ? [] : [t('kappaIn', numbersOf(one.kappa))]),
                t(one.judgement === 'automatic' ? 'answers' : 'suggests'),
                ...(one.reason === null ? [] : [t(`why_${one.reason}`)]),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

type Estimate = { value: number; low: number; high: number };

const sharesOf = ({ value, low, high }: Estimate) => ({
  share: formatPercent(value),
  low: formatPercent(low),
  high: formatPercent(high),
});
const numbersOf = ({ value, low, high }: Estimate) => ({
  value: formatNumber(value, 2),
  low: formatNumber(low, 2),
  high: formatNumber(high, 2),
});
