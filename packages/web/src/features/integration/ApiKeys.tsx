import type { ApiKey } from '@earshot/core/api-keys/api-keys.api.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { SettingsSection } from '../../components/SettingsSection.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useMay } from '../../shared/users.queries.ts';
import { words } from '../../shared/words.texts.ts';
import { apiKeysQuery, useRemoveApiKey } from './integration.queries.ts';
import { integrationTexts } from './integration.texts.ts';
import { KeyDialog } from './KeyDialog.tsx';

export function ApiKeys() {
  const t = useTexts(integrationTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const errorText = useErrorText();
  const query = useQuery(apiKeysQuery());
  const isLate = useLate(query.isPending);
  const remove = useRemoveApiKey();
  const mayWrite = useMay('api_keys.write');
  const [isMaking, setIsMaking] = useState(false);
  const [asked, setAsked] = useState<ApiKey | null>(null);
  const keys = query.data?.results;
  return (
    <SettingsSection title={t('keys')} text={t('keysText')}>
      {isLate && <Skeleton height={60} />}
      {query.isError && keys === undefined && (
        <p role="alert" style={{ color: 'var(--bad-fg)' }}>
          {errorText(query.error)}
        </p>
      )}
      {keys?.length === 0 && <p className="mut">{t('noKeys')}</p>}
      {keys && keys.length > 0 && (
        <ul className="settings-list">
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} onRevoke={mayWrite ? () => setAsked(key) : undefined} />
          ))}
        </ul>
      )}
      {mayWrite && keys && (
        <div>
          <Button
            variant={keys.length === 0 ? 'contained' : 'outlined'}
            startIcon={<Plus size={16} />}
            onClick={() => setIsMaking(true)}
          >
            {t('createKey')}
          </Button>
        </div>
      )}
      {isMaking && <KeyDialog onClose={() => setIsMaking(false)} />}
      <ConfirmDialog
        open={asked !== null}
        danger
        title={t('revokeTitle')}
        text={`${asked?.name ?? ''}. ${t('revokeText')}`}
        confirm={t('revoke')}
        cancel={w('cancel')}
        onConfirm={() =>
          asked &&
          remove.mutate(asked.id, { onSuccess: () => notify.done(t('revoked')), onError: notify.failed })
        }
        onClose={() => setAsked(null)}
      />
    </SettingsSection>
  );
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: (() => void) | undefined }) {
  const t = useTexts(integrationTexts);
  const { name, prefix, scopes } = apiKey;
  const isExpired = apiKey.expires_at !== null && new Date(apiKey.expires_at) <= new Date();
  const made = formatDateTime(apiKey.created_at);
  const used = apiKey.last_used_at && formatDateTime(apiKey.last_used_at);
  const life = [
    apiKey.created_by
      ? t('createdBy', { name: apiKey.created_by, when: made })
      : t('created', { when: made }),
    apiKey.expires_at && !isExpired && t('expires', { when: formatDateTime(apiKey.expires_at) }),
    used === null || used === ''
      ? t('unused')
      : apiKey.last_used_from
        ? t('used', { when: used, address: apiKey.last_used_from })
        : t('usedWhen', { when: used }),
  ];
  return (
    <li>
      <KeyRound size={18} aria-hidden color="var(--text-3)" />
      <div className="grow">
        <div className="row" style={{ flexWrap: 'wrap', gap: '2px 8px' }}>
          <span className="med">{name}</span>
          <span className="key-prefix">{prefix}…</span>
          {isExpired && <span className="chip small tone-warn">{t('expired')}</span>}
        </div>
        <div className="sm t2">{scopes.map((scope) => t(scope)).join(', ')}</div>
        <div className="sm mut">{life.filter(Boolean).join(' · ')}</div>
      </div>
      {onRevoke && (
        <Button size="small" color="error" aria-label={t('revokeOf', { name })} onClick={onRevoke}>
          {t('revoke')}
        </Button>
      )}
    </li>
  );
}
