import { fewestUnits } from '@earshot/core/agreement/agreement.ts';
import type { AgreementFigures, AgreementReport } from '@earshot/core/reviews/agreement.api.ts';
import { formatNumber, formatPercent } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { PowerChip } from '../../shared/goals/PowerChip.tsx';
import { agreementTexts } from './agreement.texts.ts';
import { formatAgreement, formatBounds } from './figures.ts';

/** The form as a whole. */
export function AgreementFacts({ report }: { report: AgreementReport }) {
  const t = useTexts(agreementTexts);
  const { machine, people, total_differs: differs, questions } = report;
  const of = (state: string) => questions.filter((one) => one.state === state).length;
  return (
    <dl className="card agreement-facts">
      <Fact name={t('machineAgrees')} figures={machine} which="percent" />
      <Fact name={t('kappaAll')} figures={machine} which="kappa" />
      <Fact name={t('twoPeople')} figures={people} which="alpha" />
      <div>
        <dt>{t('totalDiffers')}</dt>
        <dd>
          <b className="num">{differs.machine === null ? '–' : formatNumber(differs.machine, 1)}</b>
          {differs.people !== null && (
            <span className="sm t2 num">{t('peopleBy', { shown: formatNumber(differs.people, 1) })}</span>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('questions')}</dt>
        <dd className="num">
          <PowerChip power="automatic" count={of('automatic')} />
          <PowerChip power="assist" count={of('assist')} />
          <PowerChip power="person" count={of('person')} />
        </dd>
      </div>
    </dl>
  );
}

type FactProps = { name: string; figures: AgreementFigures; which: 'percent' | 'kappa' | 'alpha' };

function Fact({ name, figures, which }: FactProps) {
  const t = useTexts(agreementTexts);
  const estimate = figures[which];
  const isShare = which === 'percent';
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {estimate === null ? (
          <span className="few-box">
            {figures.reason === 'one_answer'
              ? t('oneAnswer')
              : t('shownFrom', { shown: formatNumber(figures.n), least: fewestUnits })}
          </span>
        ) : (
          <>
            <b className="num">{isShare ? formatPercent(estimate.value) : formatAgreement(estimate.value)}</b>
            <span className="sm t2 num">
              {formatBounds(estimate, isShare)} · {t('callsN', { shown: formatNumber(figures.n) })}
            </span>
          </>
        )}
      </dd>
    </div>
  );
}
