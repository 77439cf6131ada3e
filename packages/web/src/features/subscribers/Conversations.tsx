import type { Conversation } from '@earshot/core/subscribers/subscribers.api.ts';
import Button from '@mui/material/Button';
import { Skeleton } from '../../components/Skeleton.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { peopleTexts } from '../../shared/people/people.texts.ts';
import { ConversationItem } from './ConversationItem.tsx';
import { subscribersTexts } from './subscribers.texts.ts';

type Props = {
  query: {
    isPending: boolean;
    isError: boolean;
    error: unknown;
    refetch: () => unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  conversations: readonly Conversation[] | undefined;
  /** In the period, and at all. */
  count: number;
  all: number;
};

/** The conversations of an abonent, the newest first, with the days between them. */
export function Conversations({ query, conversations, count, all }: Props) {
  const t = useTexts(subscribersTexts);
  const p = useTexts(peopleTexts);
  const isLate = useLate(query.isPending);
  return (
    <section className="card conversations" aria-label={t('conversations')}>
      <header>
        <h2>{t('conversations')}</h2>
        <span className="mut num">{t('ofAll', { shown: formatNumber(count), all: formatNumber(all) })}</span>
        {conversations?.some(({ recurrences }) => recurrences.length > 0) && (
          <span className="push row sm t2">
            <i className="again-swatch" aria-hidden />
            {t('sameProblem')}
          </span>
        )}
      </header>
      {isLate && <Skeleton height={360} radius={0} />}
      {query.isError && conversations === undefined && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      <ol>
        {conversations?.map((conversation) => (
          <ConversationItem key={conversation.file_id} conversation={conversation} />
        ))}
      </ol>
      {conversations?.length === 0 && <p className="t2 conversations-none">{t('noConversations')}</p>}
      {query.hasNextPage && (
        <div className="subscribers-more">
          <Button
            variant="outlined"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {p('more')}
          </Button>
        </div>
      )}
    </section>
  );
}
