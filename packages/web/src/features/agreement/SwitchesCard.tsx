import type { AgreementReport } from '@earshot/core/reviews/agreement.api.ts';
import { ArrowRight } from 'lucide-react';
import { formatDate, formatNumber, formatPercent } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { PowerChip } from '../../shared/goals/PowerChip.tsx';
import { agreementTexts } from './agreement.texts.ts';

/** Which questions were switched, when, by whom, and what was known then. */
export function SwitchesCard({ report }: { report: AgreementReport }) {
  const t = useTexts(agreementTexts);
  const numbers = new Map(report.questions.map(({ question_id, number }) => [question_id, number]));
  return (
    <section className="card agreement-side" aria-label={t('switches')}>
      <header className="agreement-card-head">
        <h2>{t('switches')}</h2>
        <span className="push" />
        <span className="xs t2">{t('switchesHelp')}</span>
      </header>
      {report.switches.length === 0 && <p className="sm mut">{t('noSwitches')}</p>}
      <ul>
        {report.switches.slice(0, mostShown).map(({ id, question_id, mode, person, reason, created }) => (
          <li key={id} data-testid="agreement-switch">
            <span className="row agreement-switch">
              <span className="sm t2 num">{formatDate(created)}</span>
              <b className="num">{numbers.get(question_id) ?? '–'}</b>
              <PowerChip power={mode === 'assist' ? 'automatic' : 'assist'} />
              <ArrowRight size={12} aria-hidden />
              <PowerChip power={mode} />
              <span className="push" />
              <span className="xs t2">{person ?? t('byItself')}</span>
            </span>
            {reason.percent !== null && reason.bar !== null && (
              <p className="sm num">
                {t('fell', {
                  percent: formatPercent(reason.percent),
                  bar: formatPercent(reason.bar),
                  n: formatNumber(reason.n ?? 0),
                })}
              </p>
            )}
            {reason.note !== '' && (
              <p className="sm" dir="auto">
                {reason.note}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const mostShown = 8;
