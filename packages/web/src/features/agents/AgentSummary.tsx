import type { Agent } from '@earshot/core/agents/agents.api.ts';
import type { PersonSummary } from '@earshot/core/agents/people.ts';
import { useTexts } from '../../lib/i18n.ts';
import { EmotionsBlock } from '../../shared/people/EmotionsBlock.tsx';
import { MomentsBlock } from '../../shared/people/MomentsBlock.tsx';
import { NoCalls } from '../../shared/people/NoCalls.tsx';
import { PersonCalls } from '../../shared/people/PersonCalls.tsx';
import { peopleTexts } from '../../shared/people/people.texts.ts';
import type { PeriodOfDays, PeriodSearch } from '../../shared/people/period-of-days.ts';
import { TagsBlock } from '../../shared/people/TagsBlock.tsx';
import { Tiles } from '../../shared/people/Tiles.tsx';
import { WeeksBlock } from '../../shared/people/WeeksBlock.tsx';
import { AgainstTeam } from './AgainstTeam.tsx';
import { AgentConversions } from './AgentConversions.tsx';
import { AgentGoals } from './AgentGoals.tsx';
import { AgentScripts } from './AgentScripts.tsx';

type Props = {
  agent: Agent;
  summary: PersonSummary;
  period: PeriodOfDays;
  onPeriod: (period: PeriodSearch) => void;
};

const tiles = ['talk_share', 'listen_share', 'response_ms', 'words_per_minute', 'questions'] as const;

/** What the calls of the period show. */
export function AgentSummary({ agent, summary, period, onPeriod }: Props) {
  const p = useTexts(peopleTexts);
  if (summary.files === 0) return <NoCalls onPeriod={onPeriod} />;
  const { moments } = summary;
  return (
    <>
      <Tiles summary={summary} shown={tiles} />
      <div className="person-columns three">
        <AgainstTeam name={agent.name} team={agent.team} metrics={summary.metrics} />
        <TagsBlock tags={summary.tags} />
        <div className="side">
          <WeeksBlock weeks={summary.weeks} />
          <EmotionsBlock emotions={summary.emotions} />
        </div>
      </div>
      <AgentGoals id={agent.id} period={period} />
      <AgentScripts id={agent.id} period={period} />
      <AgentConversions id={agent.id} period={period} />
      <div className="person-halves">
        <MomentsBlock title={p('strongest')} moments={moments.strongest} testId="strongest" />
        <MomentsBlock title={p('weakest')} moments={moments.weakest} testId="weakest" />
      </div>
      <PersonCalls open={summary.open} count={summary.files} />
    </>
  );
}
