import { Info } from 'lucide-react';
import { useTexts } from '../../lib/i18n.ts';
import { ProfileLayout } from '../../shared/profile/ProfileLayout.tsx';
import { useMay } from '../../shared/users.queries.ts';
import { ApiKeys } from './ApiKeys.tsx';
import { HowTo } from './HowTo.tsx';
import { IpList } from './IpList.tsx';
import { SqlAccess } from './SqlAccess.tsx';
import './integration.css';
import { integrationTexts } from './integration.texts.ts';

export function IntegrationPage() {
  const t = useTexts(integrationTexts);
  const mayReadKeys = useMay('api_keys.read');
  const mayReadIps = useMay('ip_list.read');
  const mayManageSql = useMay('sql_access.manage');
  return (
    <ProfileLayout tab="integration">
      <p className="t2" style={{ marginTop: 12 }}>
        {t('lead')}
      </p>
      {!mayReadKeys && (
        <div className="notice tone-info" style={{ marginTop: 12 }}>
          <Info size={16} aria-hidden />
          {t('notAdmin')}
        </div>
      )}
      {mayReadKeys && <ApiKeys />}
      {mayReadIps && <IpList />}
      {mayManageSql && <SqlAccess />}
      <HowTo />
    </ProfileLayout>
  );
}
