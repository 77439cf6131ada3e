import { fewestUnits } from '@earshot/core/agreement/agreement.ts';
import type { AgreementReport } from '@earshot/core/reviews/agreement.api.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { SmallSelect } from '../../components/SmallSelect.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { IntervalChart } from '../../shared/people/IntervalChart.tsx';
import { agreementTexts } from './agreement.texts.ts';
import { chartOf, formatAgreement, fromChance } from './figures.ts';

/** Reviewers beside the one they are measured by: how far they agree, and who gives more points. */
export function ExpertCard({ report }: { report: AgreementReport }) {
  const t = useTexts(agreementTexts);
  const search = useSearch({ from: '/signed-in/reviews/agreement' });
  const navigate = useNavigate();
  const { expert, raters, reviewers } = report;
  return (
    <section className="card agreement-side" aria-label={t('people')}>
      <header className="agreement-card-head">
        <h2>{t('people')}</h2>
        <span className="push" />
        <SmallSelect
          label={t('expert')}
          value={expert === null ? '' : String(expert.user_id)}
          options={[
            ...(expert === null ? [{ value: '', label: t('choose') }] : []),
            ...raters.map(({ user_id, name }) => ({ value: String(user_id), label: name })),
          ]}
          onChange={(value) =>
            void navigate({ to: '/reviews/agreement', search: { ...search, expert: value }, replace: true })
          }
        />
      </header>
      {expert === null && <p className="sm mut">{t('noExpert')}</p>}
      {expert !== null && reviewers.length === 0 && <p className="sm mut">{t('noneBeside')}</p>}
      {reviewers.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('reviewer')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('interval')}</span>
              </th>
              <th scope="col" className="number">
                α
              </th>
              <th scope="col" className="number" title={t('pointsHelp')}>
                {t('points')}
              </th>
              <th scope="col" className="number">
                {t('n')}
              </th>
            </tr>
          </thead>
          <tbody>
            {reviewers.map((reviewer) => (
              <Reviewer key={reviewer.user_id} reviewer={reviewer} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

type One = AgreementReport['reviewers'][number];

function Reviewer({ reviewer: { name, agreement, points } }: { reviewer: One }) {
  const t = useTexts(agreementTexts);
  const { alpha, n } = agreement;
  const sign = points !== null && points > 0 ? '+' : '';
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="agreement-scale">
        {alpha === null ? (
          <span className="few-box">
            {n >= fewestUnits
              ? t('oneAnswer')
              : t('shownFrom', { shown: formatNumber(n), least: fewestUnits })}
          </span>
        ) : (
          <IntervalChart
            estimate={chartOf(alpha, n)}
            median={null}
            bounds={fromChance}
            show={formatAgreement}
          />
        )}
      </td>
      <td className="number num semi">{alpha === null ? '–' : formatAgreement(alpha.value)}</td>
      <td className="number num">{points === null ? '–' : `${sign}${formatNumber(points, 1)}`}</td>
      <td className="number num t2">{formatNumber(n)}</td>
    </tr>
  );
}
