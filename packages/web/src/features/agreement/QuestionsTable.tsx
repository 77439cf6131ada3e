import { fewestUnits } from '@earshot/core/agreement/agreement.ts';
import type { AgreementReport, QuestionAgreement } from '@earshot/core/reviews/agreement.api.ts';
import { Link, useSearch } from '@tanstack/react-router';
import { Sparkline } from '../../components/Sparkline.tsx';
import { formatNumber, formatPercent } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import '../../components/plain-table.css';
import { PowerChip } from '../../shared/goals/PowerChip.tsx';
import { CallsLink } from '../../shared/people/CallsLink.tsx';
import { IntervalChart } from '../../shared/people/IntervalChart.tsx';
import { agreementTexts } from './agreement.texts.ts';
import { chartOf, formatAgreement, fromChance } from './figures.ts';

type Props = { report: AgreementReport; chosen: number | null };

/** Questions one under the other on one scale; a question leads to what is behind it. */
export function QuestionsTable({ report, chosen }: Props) {
  const t = useTexts(agreementTexts);
  return (
    <section className="card plain-table agreement-table">
      <header className="agreement-card-head">
        <h2>{t('byQuestion')}</h2>
        <span className="xs t2 agreement-legend">
          <i className="dot-machine" aria-hidden /> {t('machinePerson')}
        </span>
        <span className="xs t2 agreement-legend">
          <i className="dot-people" aria-hidden /> {t('peopleAlpha')}
        </span>
      </header>
      <table aria-label={t('byQuestion')}>
        <thead>
          <tr>
            <th scope="col">{t('question')}</th>
            <th scope="col" className="number">
              {t('same')}
            </th>
            <th scope="col" className="agreement-scale tablet">
              <span aria-hidden className="agreement-axis num">
                <span>0</span>
                <span>{formatNumber(0.5, 1)}</span>
                <span>1</span>
              </span>
              <span className="visually-hidden">{t('interval')}</span>
            </th>
            <th scope="col" className="number">
              {t('n')}
            </th>
            <th scope="col" className="number tablet">
              α
            </th>
            <th scope="col" className="laptop">
              {t('weeks')}
            </th>
            <th scope="col">{t('state')}</th>
          </tr>
        </thead>
        <tbody>
          {report.questions.map((question) => (
            <Row key={question.question_id} question={question} isChosen={question.question_id === chosen} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ question, isChosen }: { question: QuestionAgreement; isChosen: boolean }) {
  const search = useSearch({ from: '/signed-in/reviews/agreement' });
  const { machine, people, number, question: text, state } = question;
  const n = Math.max(machine.n, people.n);
  const files = question.pairs.flatMap(({ file_ids }) => file_ids);
  return (
    <tr className={isChosen ? 'chosen' : undefined} data-testid={`agreement-${number}`}>
      <td>
        <span className="agreement-question">
          <span className="num t2">{number}</span>
          <Link
            to="/reviews/agreement"
            search={{ ...search, q: String(question.question_id) }}
            aria-current={isChosen ? 'true' : undefined}
            replace
            resetScroll={false}
            dir="auto"
          >
            {text}
          </Link>
        </span>
      </td>
      <td className="number num semi">
        {machine.percent === null ? '–' : formatPercent(machine.percent.value)}
      </td>
      <td className="tablet">
        <Intervals question={question} />
      </td>
      <td className="number num">
        <CallsLink
          open={files.length === 0 ? null : { query: null, filters: { ids: files } }}
          label={`${text}: ${formatNumber(n)}`}
        >
          {formatNumber(n)}
        </CallsLink>
      </td>
      <td className="number num tablet">
        {people.alpha === null ? '–' : formatAgreement(people.alpha.value)}
      </td>
      <td className="laptop">
        <Weeks question={question} />
      </td>
      <td>
        <PowerChip power={state} />
      </td>
    </tr>
  );
}

function Intervals({ question: { machine, people } }: { question: QuestionAgreement }) {
  const t = useTexts(agreementTexts);
  if (machine.kappa === null && people.alpha === null) {
    const n = Math.max(machine.n, people.n);
    return (
      <span className="few-box">
        {n >= fewestUnits ? t('oneAnswer') : t('shownFrom', { shown: formatNumber(n), least: fewestUnits })}
      </span>
    );
  }
  return (
    <span className="agreement-intervals">
      {machine.kappa !== null && (
        <IntervalChart
          estimate={chartOf(machine.kappa, machine.n)}
          median={null}
          bounds={fromChance}
          show={formatAgreement}
        />
      )}
      {people.alpha !== null && (
        <span className="of-people">
          <IntervalChart
            estimate={chartOf(people.alpha, people.n)}
            median={null}
            bounds={fromChance}
            show={formatAgreement}
          />
        </span>
      )}
    </span>
  );
}

function Weeks({ question: { weeks } }: { question: QuestionAgreement }) {
  const t = useTexts(agreementTexts);
  const known = weeks.flatMap(({ value }) => (value === null ? [] : [value]));
  if (known.length < 2) return <span className="mut">–</span>;
  return (
    <Sparkline
      // Below chance nothing is told apart.
      values={known.map((value) => Math.max(0, Math.round(value * 100)))}
      label={`${t('overTime')}: ${known.map(formatAgreement).join('; ')}`}
    />
  );
}
