import { fewestUnits } from '@earshot/core/agreement/agreement.ts';
import type { QuestionAgreement } from '@earshot/core/reviews/agreement.api.ts';
import Button from '@mui/material/Button';
import { formatNumber, formatPercent } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useSwitchQuestion } from '../../shared/goals/goals.queries.ts';
import { goalTexts } from '../../shared/goals/goals.texts.ts';
import { PowerChip } from '../../shared/goals/PowerChip.tsx';
import { CallsLink } from '../../shared/people/CallsLink.tsx';
import { useNotify } from '../../shared/use-notify.ts';
import { useMay } from '../../shared/users.queries.ts';
import { agreementTexts } from './agreement.texts.ts';
import { formatAgreement, formatBounds } from './figures.ts';
import { WeeksChart } from './WeeksChart.tsx';

type Props = { goalId: number; question: QuestionAgreement };

/** One question: how agreement went, and which answers stood beside which, with their calls. */
export function QuestionCard({ goalId, question }: Props) {
  const t = useTexts(agreementTexts);
  const { machine, number, question: text, agreement_bar } = question;
  return (
    <section className="card agreement-question-card" aria-label={text}>
      <header className="agreement-card-head">
        <h2>
          <span className="num t2">{number}</span> <span dir="auto">{text}</span>
        </h2>
        <PowerChip power={question.state} />
        <span className="push" />
        <span className="sm t2 num">
          {machine.percent === null
            ? t('shownFrom', { shown: formatNumber(machine.n), least: fewestUnits })
            : [
                `${formatPercent(machine.percent.value)} ${formatBounds(machine.percent, true)}`,
                t('bar', { shown: formatPercent(agreement_bar) }),
                ...(machine.kappa === null ? [] : [`κ ${formatAgreement(machine.kappa.value)}`]),
              ].join(' · ')}
        </span>
      </header>
      <div className="agreement-question-body">
        <WeeksChart weeks={question.weeks} />
        <Pairs question={question} />
      </div>
      <SwitchButton goalId={goalId} question={question} />
    </section>
  );
}

/** Which answers of the machine stood beside which of people; every number opens its calls. */
function Pairs({ question: { pairs } }: { question: QuestionAgreement }) {
  const t = useTexts(agreementTexts);
  const wordOf = useAnswerWord();
  if (pairs.length === 0) return null;
  const machines = [...new Set(pairs.map(({ machine }) => machine))].sort();
  const people = [...new Set(pairs.map(({ person }) => person))].sort();
  return (
    <table className="agreement-pairs">
      <thead>
        <tr>
          <th scope="col">{t('machineSaid')}</th>
          {people.map((person) => (
            <th key={person} scope="col" dir="auto">
              {t('personSaid', { answer: wordOf(person) })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {machines.map((machine) => (
          <tr key={machine}>
            <th scope="row" dir="auto">
              {wordOf(machine)}
            </th>
            {people.map((person) => {
              const pair = pairs.find((one) => one.machine === machine && one.person === person);
              return (
                <td key={person} className={machine === person ? 'same' : 'other'}>
                  {pair === undefined ? (
                    <span className="num mut">0</span>
                  ) : (
                    <CallsLink
                      open={{ query: null, filters: { ids: pair.file_ids } }}
                      label={t('pairCalls', {
                        machine: wordOf(machine),
                        person: wordOf(person),
                        shown: formatNumber(pair.calls),
                      })}
                    >
                      {formatNumber(pair.calls)}
                    </CallsLink>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An answer as it was compared: yes, no, that it does not apply, or the number of an option. */
function useAnswerWord() {
  const g = useTexts(goalTexts);
  return (answer: string): string => {
    if (answer === 'yes' || answer === 'no') return g(answer);
    return answer === 'n/a' ? g('notApplicable') : answer;
  };
}

function SwitchButton({ goalId, question }: Props) {
  const t = useTexts(agreementTexts);
  const may = useMay('goals.write');
  const notify = useNotify();
  const switching = useSwitchQuestion();
  const { state, question_id } = question;
  if (!may || state === 'person') return null;
  const mode = state === 'assist' ? 'automatic' : 'assist';
  return (
    <div className="row">
      <Button
        size="small"
        variant="outlined"
        loading={switching.isPending}
        onClick={() =>
          switching.mutate({ goalId, questionId: question_id, body: { mode } }, { onError: notify.failed })
        }
      >
        {t(mode === 'automatic' ? 'backToAutomatic' : 'toAssist')}
      </Button>
    </div>
  );
}
