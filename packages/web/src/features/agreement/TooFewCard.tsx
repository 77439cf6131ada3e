import { fewestUnits } from '@earshot/core/agreement/agreement.ts';
import type { AgreementReport } from '@earshot/core/reviews/agreement.api.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useMay } from '../../shared/users.queries.ts';
import { agreementTexts } from './agreement.texts.ts';

/** Questions of which too few calls are known to say anything, and how many are missing. */
export function TooFewCard({ report }: { report: AgreementReport }) {
  const t = useTexts(agreementTexts);
  const mayPlan = useMay('reviews.plan');
  const few = report.questions.filter(
    ({ machine, people, mode, answered_by }) =>
      mode !== 'text' && (answered_by === 'person' ? people : machine).n < fewestUnits,
  );
  if (few.length === 0) return null;
  return (
    <section className="card agreement-side" aria-label={t('tooFew')}>
      <header className="agreement-card-head">
        <h2>{t('tooFew')}</h2>
      </header>
      <ul>
        {few.map(({ question_id, number, question, machine, people, answered_by }) => {
          const missing = fewestUnits - (answered_by === 'person' ? people : machine).n;
          return (
            <li key={question_id} className="agreement-few">
              <span className="num t2">{number}</span>
              <span dir="auto">{question}</span>
              <b className="num">{t('more', { count: missing, shown: formatNumber(missing) })}</b>
            </li>
          );
        })}
      </ul>
      {mayPlan && (
        <div className="row">
          <span className="push" />
          <ButtonLink size="small" variant="contained" to="/reviews" search={{}}>
            {t('plan')}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
