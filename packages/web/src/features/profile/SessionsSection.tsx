import type { OpenSession } from '@earshot/core/users/account.api.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { SettingsSection } from '../../components/SettingsSection.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { sessionsQuery, useEndSession } from './profile.queries.ts';
import { profileTexts } from './profile.texts.ts';
import { describeUserAgent } from './user-agent.ts';

const phones: readonly (string | null)[] = ['iPhone', 'iPad', 'Android'];

export function SessionsSection() {
  const t = useTexts(profileTexts);
  const notify = useNotify();
  const errorText = useErrorText();
  const query = useQuery(sessionsQuery());
  const isLate = useLate(query.isPending);
  const end = useEndSession();
  const sessions = [...(query.data ?? [])].sort((a, b) => Number(b.is_this) - Number(a.is_this));
  return (
    <SettingsSection title={t('sessions')} text={t('sessionsText')}>
      {isLate && <Skeleton height={64} />}
      {query.isError && query.data === undefined && (
        <p role="alert" style={{ color: 'var(--bad-fg)' }}>
          {errorText(query.error)}
        </p>
      )}
      <ul className="settings-list">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables === session.id}
            onEnd={() =>
              end.mutate(session.id, {
                onSuccess: () => notify.done(t('sessionEnded')),
                onError: notify.failed,
              })
            }
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <Button
            variant="outlined"
            loading={end.isPending && end.variables === 'others'}
            onClick={() =>
              end.mutate('others', {
                onSuccess: () => notify.done(t('othersEnded')),
                onError: notify.failed,
              })
            }
          >
            {t('endOthers')}
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}

type RowProps = { session: OpenSession; isEnding: boolean; onEnd: () => void };

function SessionRow({ session, isEnding, onEnd }: RowProps) {
  const t = useTexts(profileTexts);
  const { browser, system } = describeUserAgent(session.user_agent);
  const what =
    browser !== null && system !== null
      ? t('agent', { browser, system })
      : (browser ?? system ?? t('agentUnknown'));
  const when = formatDateTime(session.last_seen_at);
  const Icon = phones.includes(system) ? Smartphone : Monitor;
  return (
    <li>
      <Icon size={18} aria-hidden color="var(--text-3)" />
      <div className="grow">
        <div className="row" style={{ flexWrap: 'wrap', gap: '2px 8px' }}>
          <span className="med" title={session.user_agent ?? undefined}>
            {what}
          </span>
          {session.is_this && <span className="chip small tone-ok">{t('thisSession')}</span>}
        </div>
        <div className="sm mut num">
          {session.address} · {t('lastSeen', { when })}
        </div>
      </div>
      {!session.is_this && (
        <Button
          size="small"
          aria-label={t('endSessionOf', { what, when })}
          loading={isEnding}
          onClick={onEnd}
        >
          {t('endSession')}
        </Button>
      )}
    </li>
  );
}
