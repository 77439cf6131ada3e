import type { Conversation } from '@earshot/core/subscribers/subscribers.api.ts';
import { Link } from '@tanstack/react-router';
import { ArrowDownLeft, ArrowUpRight, MessageSquare, Phone, Repeat } from 'lucide-react';
import { formatClock, formatDate, formatOrdinal, formatTimeOfDay } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { PassagePlay } from '../../shared/hits/PassagePlay.tsx';
import { useIsPlaying } from '../../shared/hits/play-call.ts';
import { OperatorLink } from '../../shared/people/PersonLink.tsx';
import { TagChip } from '../../shared/tags/TagChip.tsx';
import { type Recurring, wholeDays } from './recurrence.ts';
import { spokenOf } from './spoken.ts';
import { subscribersTexts } from './subscribers.texts.ts';

/** One conversation on the line of time: when, with whom, what about, and how it began. */
export function ConversationItem({ conversation }: { conversation: Conversation }) {
  const t = useTexts(subscribersTexts);
  const { file_id, started, duration_ms, operator, agent_id, opening, days_since, recurrences } =
    conversation;
  const spoken = spokenOf(conversation);
  const isPlaying = useIsPlaying(file_id, spoken.startMs, spoken.endMs);
  const isAgain = recurrences.length > 0;
  const { Icon, kind } = kindOf(conversation);
  const state = `${isAgain ? ' again' : ''}${isPlaying ? ' playing' : ''}`;
  return (
    <li className={`conversation${state}`} data-testid={`conversation-${file_id}`}>
      <p className="conversation-date num">
        <span className="med">{formatDate(started)}</span>
        <span className="sm mut">{formatTimeOfDay(started)}</span>
        {days_since !== null && (
          <span className="sm mut">
            {days_since < 1 ? t('sameDay') : t('daysLater', { count: Math.round(days_since) })}
          </span>
        )}
      </p>
      <span className="conversation-mark">
        <Icon size={14} aria-hidden />
      </span>
      <div className="conversation-body">
        <p className="conversation-line">
          <Link className="med person-link" to="/files/$file_id" params={{ file_id }}>
            {t(kind)}
          </Link>
          <Topics conversation={conversation} />
          <span className="sm t2">
            {operator !== null && <OperatorLink name={operator} id={agent_id} />}
            {operator !== null && duration_ms !== null && ' · '}
            {duration_ms !== null && <span className="num">{formatClock(duration_ms)}</span>}
          </span>
        </p>
        <p className="conversation-opening">
          <PassagePlay {...spoken} />
          <span>{opening ?? <span className="mut">–</span>}</span>
        </p>
      </div>
    </li>
  );
}

/** What it was about; what came back says for which time. */
function Topics({ conversation: { tags, recurrences } }: { conversation: Conversation }) {
  return (
    <>
      {tags.map((tag) => (
        <TagChip key={tag.id} tag={tag} />
      ))}
      {recurrences.map((recurrence) => (
        <Again key={recurrence.tag_id} recurrence={recurrence} />
      ))}
    </>
  );
}

function Again({ recurrence: { nth, days, name } }: { recurrence: Recurring }) {
  const t = useTexts(subscribersTexts);
  const again = t('again', { nth: formatOrdinal(nth), count: wholeDays(days) });
  return (
    <span className="chip small tone-bad" title={t('againAbout', { name, again })}>
      <Repeat size={11} aria-hidden />
      {again}
    </span>
  );
}

function kindOf({ type, direction }: Conversation) {
  if (type === 'text') return { Icon: MessageSquare, kind: 'chat' } as const;
  if (direction === 'inbound') return { Icon: ArrowDownLeft, kind: 'callIn' } as const;
  if (direction === 'outbound') return { Icon: ArrowUpRight, kind: 'callOut' } as const;
  return { Icon: Phone, kind: 'call' } as const;
}
