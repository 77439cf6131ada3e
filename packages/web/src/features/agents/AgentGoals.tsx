import { leastCompared } from '@earshot/core/agents/people.ts';
import type { AgentGoal, AgentScores, QuestionShare } from '@earshot/core/goals/agent-goals.api.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatNumber, formatPercent } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { CallsLink } from '../../shared/people/CallsLink.tsx';
import { boundsOf } from '../../shared/people/estimates.ts';
import { IntervalChart } from '../../shared/people/IntervalChart.tsx';
import { peopleTexts } from '../../shared/people/people.texts.ts';
import type { PeriodOfDays } from '../../shared/people/period-of-days.ts';
import { useMay } from '../../shared/users.queries.ts';
import { agentGoalsQuery } from './agents.queries.ts';
import { agentsTexts } from './agents.texts.ts';
import { endsOf } from './question-ends.ts';
import { StandingTable } from './StandingTable.tsx';

/** What the calls of an operator are worth by each goal, beside the team; nothing where none has a score. */
export function AgentGoals({ id, period }: { id: number; period: PeriodOfDays }) {
  const t = useTexts(agentsTexts);
  const p = useTexts(peopleTexts);
  const may = useMay('goals.read');
  const { data = [] } = useQuery({ ...agentGoalsQuery(id, period), enabled: may });
  if (data.length === 0) return null;
  return (
    <StandingTable
      testId="agent-goals"
      title={t('goals')}
      named={t('goal')}
      numbers={[t('score'), t('team'), t('passed'), p('calls')]}
    >
      {data.map((one) => (
        <Goal key={one.goal_id} one={one} />
      ))}
    </StandingTable>
  );
}

const isFew = (n: number) => n < leastCompared;
const meanOf = (value: number | null, n: number) =>
  value === null || isFew(n) ? '–' : formatNumber(value, 1);

function Goal({ one }: { one: AgentGoal }) {
  const t = useTexts(agentsTexts);
  const { goal_id, name, all, team } = one;
  const { score } = all;
  return (
    <tbody>
      <tr className={isFew(score.n) ? 'few-row' : undefined}>
        <td>
          <Link className="person-link" to="/goals" search={{ id: String(goal_id) }}>
            {name}
          </Link>
        </td>
        <td className="standing-chart">
          <IntervalChart
            estimate={score}
            median={team.score}
            bounds={boundsOf([score.value, score.low, score.high, team.score])}
            show={(value) => formatNumber(value, 1)}
            lineText={(shown) => t('teamIs', { shown })}
          />
        </td>
        <td className="number num semi">{meanOf(score.value, score.n)}</td>
        <td className="number num t2">{meanOf(team.score, team.n)}</td>
        <Passed name={name} scores={all} />
        <Count name={name} scores={all} />
      </tr>
      <tr>
        <td colSpan={6}>
          <Stages one={one} />
          <Questions one={one} />
        </td>
      </tr>
    </tbody>
  );
}

function Passed({
  name,
  scores: { passed, passed_share: share, open_passed },
}: {
  name: string;
  scores: AgentScores;
}) {
  const t = useTexts(agentsTexts);
  return (
    <td className="number num">
      {share.value !== null && !isFew(share.n) && <span className="semi">{formatPercent(share.value)} </span>}
      <CallsLink open={open_passed} label={`${name}, ${t('passed')}: ${formatNumber(passed)}`}>
        {formatNumber(passed)}
      </CallsLink>
    </td>
  );
}

function Count({ name, scores: { score, open } }: { name: string; scores: AgentScores }) {
  return (
    <td className="number num">
      <CallsLink open={open} label={`${name}: ${formatNumber(score.n)}`}>
        {formatNumber(score.n)}
      </CallsLink>
    </td>
  );
}

/** Scores that count, told from those that only the machine gave. */
function Stages({ one: { name, published, machine } }: { one: AgentGoal }) {
  const t = useTexts(agentsTexts);
  const stages = [
    { said: t('published'), scores: published },
    { said: t('machineOnly'), scores: machine },
  ];
  return (
    <p className="sm t2 goal-stages">
      {stages.map(({ said, scores: { score, open } }) => (
        <span key={said} className="num">
          {said}{' '}
          <CallsLink open={open} label={`${name}, ${said}: ${formatNumber(score.n)}`}>
            {formatNumber(score.n)}
          </CallsLink>
          {score.value !== null &&
            !isFew(score.n) &&
            ` · ${t('meanOf', { shown: formatNumber(score.value, 1) })}`}
        </span>
      ))}
    </p>
  );
}

function Questions({ one }: { one: AgentGoal }) {
  const t = useTexts(agentsTexts);
  const { weakest, strongest } = endsOf(one.questions, leastCompared);
  if (weakest.length + strongest.length === 0) return null;
  return (
    <div className="goal-ends">
      {weakest.length > 0 && <Ends title={t('weakestQuestions')} questions={weakest} />}
      {strongest.length > 0 && <Ends title={t('strongestQuestions')} questions={strongest} />}
    </div>
  );
}

function Ends({ title, questions }: { title: string; questions: readonly QuestionShare[] }) {
  const t = useTexts(agentsTexts);
  return (
    <div>
      <h3 className="sm t2">{title}</h3>
      <ul>
        {questions.map(({ question_id, text, n, share, team, open }) => (
          <li key={question_id}>
            <span dir="auto">{text}</span>{' '}
            <span className="sm t2 num">
              {t('questionShare', {
                shown: formatPercent(share),
                team: team === null ? '–' : formatPercent(team),
              })}
              {' · '}
              <CallsLink open={open} label={`${text}: ${formatNumber(n)}`}>
                {formatNumber(n)}
              </CallsLink>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
