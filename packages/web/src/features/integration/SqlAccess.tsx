import type { SqlAccessState, SqlPassword } from '@earshot/core/sql-access/sql-access.api.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { SettingsSection } from '../../components/SettingsSection.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { words } from '../../shared/words.texts.ts';
import { SqlFacts } from './SqlFacts.tsx';
import { SqlPasswordDialog } from './SqlPasswordDialog.tsx';
import { SqlViews } from './SqlViews.tsx';
import {
  sqlAccessQuery,
  useCloseSqlAccess,
  useOpenSqlAccess,
  useRenewSqlAccess,
} from './sql-access.queries.ts';
import { sqlAccessTexts } from './sql-access.texts.ts';

/** How programs read the workspace in SQL: on, off, and with which password. */
export function SqlAccess() {
  const t = useTexts(sqlAccessTexts);
  const errorText = useErrorText();
  const query = useQuery(sqlAccessQuery());
  const isLate = useLate(query.isPending);
  return (
    <SettingsSection title={t('title')} text={t('text')}>
      {isLate && <Skeleton height={60} />}
      {query.isError && query.data === undefined && (
        <p role="alert" style={{ color: 'var(--bad-fg)' }}>
          {errorText(query.error)}
        </p>
      )}
      {query.data && <Known state={query.data} />}
    </SettingsSection>
  );
}

function Known({ state }: { state: SqlAccessState }) {
  const t = useTexts(sqlAccessTexts);
  const notify = useNotify();
  const open = useOpenSqlAccess();
  const [made, setMade] = useState<SqlPassword | null>(null);
  const { door, access } = state;
  return (
    <>
      {door === null && (
        <div className="notice tone-info">
          <Info size={16} aria-hidden />
          {t('noPort')}
        </div>
      )}
      {door !== null && access === null && (
        <>
          <p className="t2">{t('isOff')}</p>
          <div>
            <Button
              variant="contained"
              loading={open.isPending}
              onClick={() => open.mutate(undefined, { onSuccess: setMade, onError: notify.failed })}
            >
              {t('open')}
            </Button>
          </div>
        </>
      )}
      {access !== null && (
        <>
          <SqlFacts door={door} access={access} />
          <Changes mayRenew={door !== null} onMade={setMade} />
        </>
      )}
      {door !== null && <SqlViews />}
      {made !== null && door !== null && (
        <SqlPasswordDialog made={made} door={door} onClose={() => setMade(null)} />
      )}
    </>
  );
}

function Changes({ mayRenew, onMade }: { mayRenew: boolean; onMade: (made: SqlPassword) => void }) {
  const t = useTexts(sqlAccessTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const renew = useRenewSqlAccess();
  const close = useCloseSqlAccess();
  const [asked, setAsked] = useState<'renew' | 'close' | null>(null);
  return (
    <div className="row" style={{ flexWrap: 'wrap' }}>
      {mayRenew && (
        <Button variant="outlined" loading={renew.isPending} onClick={() => setAsked('renew')}>
          {t('renew')}
        </Button>
      )}
      <Button color="error" loading={close.isPending} onClick={() => setAsked('close')}>
        {t('close')}
      </Button>
      <ConfirmDialog
        open={asked === 'renew'}
        danger
        title={t('renewTitle')}
        text={t('renewText')}
        confirm={t('renew')}
        cancel={w('cancel')}
        onConfirm={() => renew.mutate(undefined, { onSuccess: onMade, onError: notify.failed })}
        onClose={() => setAsked(null)}
      />
      <ConfirmDialog
        open={asked === 'close'}
        danger
        title={t('closeTitle')}
        text={t('closeText')}
        confirm={t('close')}
        cancel={w('cancel')}
        onConfirm={() =>
          close.mutate(undefined, { onSuccess: () => notify.done(t('closed')), onError: notify.failed })
        }
        onClose={() => setAsked(null)}
      />
    </div>
  );
}
