import type { SqlAccess, SqlDoor } from '@earshot/core/sql-access/sql-access.api.ts';
import { TriangleAlert } from 'lucide-react';
import { formatDateTime } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { CopyLine } from '../../shared/CopyLine.tsx';
import './sql-access.css';
import { sqlAccessTexts } from './sql-access.texts.ts';
import { sqlAddress } from './sql-address.ts';

/** Where programs connect and as whom, and when they last did. */
export function SqlFacts({ door, access }: { door: SqlDoor | null; access: SqlAccess }) {
  const t = useTexts(sqlAccessTexts);
  const when = formatDateTime(access.created_at);
  const life = [
    access.created_by ? t('openedBy', { when, name: access.created_by }) : t('opened', { when }),
    access.renewed_at && t('renewed', { when: formatDateTime(access.renewed_at) }),
    access.last_used_at
      ? t('used', { when: formatDateTime(access.last_used_at), address: access.last_used_from ?? '' })
      : t('unused'),
  ];
  const lines = door && {
    host: door.host,
    port: String(door.port),
    database: door.database,
    user: access.user,
    address: sqlAddress(door, access.user),
  };
  return (
    <>
      {lines && (
        <dl className="settings-facts sql-facts">
          {(['host', 'port', 'database', 'user', 'address'] as const).map((name) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>
                <CopyLine label={t(name)} value={lines[name]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="sm mut">{life.filter(Boolean).join(' · ')}</div>
      {door?.is_local && <p className="sm mut">{t('isLocal')}</p>}
      {door && !door.is_local && !door.has_tls && (
        <div className="notice tone-warn">
          <TriangleAlert size={16} aria-hidden />
          {t('noTls')}
        </div>
      )}
    </>
  );
}
