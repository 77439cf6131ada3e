import { fewestUnits } from '@earshot/core/agreement/agreement.ts';
import type { AgreementFigures, AgreementReport } from '@earshot/core/reviews/agreement.api.ts';
import { Check, CircleHelp, User } from 'lucide-react';
import { formatNumber, formatPercent } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
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
          <StateChip state="automatic">{of('automatic')}</StateChip>
          <StateChip state="assist">{of('assist')}</StateChip>
          <StateChip state="person">{of('person')}</StateChip>
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

const shapes = { automatic: Check, assist: CircleHelp, person: User } as const;
const tones = { automatic: 'tone-ok', assist: 'tone-warn', person: 'tone-mute' } as const;

type ChipProps = { state: keyof typeof shapes; children?: number };

/** Who answers a question, as a shape and a word; with a number how many do. */
export function StateChip({ state, children }: ChipProps) {
  const t = useTexts(agreementTexts);
  const Shape = shapes[state];
  return (
    <span className={`chip small ${tones[state]}`} title={t(state)}>
      <Shape size={12} aria-hidden />
      {children === undefined ? t(state) : formatNumber(children)}
      {children !== undefined && <span className="visually-hidden">{t(state)}</span>}
    </span>
  );
}
