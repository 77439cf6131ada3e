import type { PersonSummary } from '@earshot/core/agents/people.ts';
import type { Subscriber } from '@earshot/core/subscribers/subscribers.api.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/i18n.ts';
import { EmotionsBlock } from '../../shared/people/EmotionsBlock.tsx';
import { MomentsBlock } from '../../shared/people/MomentsBlock.tsx';
import { NoCalls } from '../../shared/people/NoCalls.tsx';
import { peopleTexts } from '../../shared/people/people.texts.ts';
import type { PeriodOfDays, PeriodSearch } from '../../shared/people/period-of-days.ts';
import { TagsBlock } from '../../shared/people/TagsBlock.tsx';
import { Tiles } from '../../shared/people/Tiles.tsx';
import { WeeksBlock } from '../../shared/people/WeeksBlock.tsx';
import { Conversations } from './Conversations.tsx';
import { RecurrenceBanner } from './RecurrenceBanner.tsx';
import { conversationsQuery } from './subscribers.queries.ts';

type Props = {
  subscriber: Subscriber;
  summary: PersonSummary;
  period: PeriodOfDays;
  onPeriod: (period: PeriodSearch) => void;
};

const tiles = ['talk_share', 'silence_share', 'response_ms', 'longest_hold_ms'] as const;

/** What the calls of the period show, with the conversations in their order. */
export function SubscriberSummary({ subscriber, summary, period, onPeriod }: Props) {
  const p = useTexts(peopleTexts);
  const query = useInfiniteQuery(conversationsQuery(subscriber.id, period));
  if (summary.files === 0) return <NoCalls onPeriod={onPeriod} />;
  const conversations = query.data?.pages.flatMap(({ results }) => results);
  return (
    <>
      <Tiles summary={summary} shown={tiles} />
      {conversations && <RecurrenceBanner conversations={conversations} />}
      <div className="person-columns">
        <Conversations
          query={query}
          conversations={conversations}
          count={summary.files}
          all={subscriber.files}
        />
        <div className="side">
          <WeeksBlock weeks={summary.weeks} />
          <TagsBlock tags={summary.tags} />
          <EmotionsBlock emotions={summary.emotions} />
          <MomentsBlock title={p('strongest')} moments={summary.moments.strongest} testId="strongest" />
          <MomentsBlock title={p('weakest')} moments={summary.moments.weakest} testId="weakest" />
        </div>
      </div>
    </>
  );
}
