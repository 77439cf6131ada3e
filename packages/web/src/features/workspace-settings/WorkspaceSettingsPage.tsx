import { useQuery } from '@tanstack/react-query';
import { SettingsSection } from '../../components/SettingsSection.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { ProfileLayout } from '../../shared/profile/ProfileLayout.tsx';
import { useMay } from '../../shared/users.queries.ts';
import { GeneralForm } from './GeneralForm.tsx';
import { JoinForm } from './JoinForm.tsx';
import { MetricsSection } from './MetricsSection.tsx';
import { OwnWorkspaces } from './OwnWorkspaces.tsx';
import { ReadOnlySettings } from './ReadOnlySettings.tsx';
import { RetentionForm } from './RetentionForm.tsx';
import { SampleSection } from './SampleSection.tsx';
import { ThresholdsForm } from './ThresholdsForm.tsx';
import './workspace-settings.css';
import { workspaceQuery } from './workspace-settings.queries.ts';
import { workspaceSettingsTexts } from './workspace-settings.texts.ts';

export function WorkspaceSettingsPage() {
  const t = useTexts(workspaceSettingsTexts);
  const query = useQuery(workspaceQuery());
  const isLate = useLate(query.isPending);
  const mayWrite = useMay('workspaces.write');
  const mayLoad = useMay('files.write');
  const settings = query.data;
  return (
    <ProfileLayout tab="workspace">
      {query.isError && settings === undefined && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {isLate && <Skeleton height={320} radius={12} />}
      {settings && !mayWrite && <ReadOnlySettings settings={settings} />}
      {settings && mayWrite && (
        <>
          <SettingsSection title={t('general')} text={t('generalText')}>
            <GeneralForm settings={settings} />
          </SettingsSection>
          <SettingsSection title={t('thresholds')} text={t('thresholdsText')}>
            <ThresholdsForm settings={settings} />
          </SettingsSection>
          <SettingsSection title={t('retention')} text={t('retentionText')}>
            <RetentionForm settings={settings} />
          </SettingsSection>
          <SettingsSection title={t('join')} text={t('joinText')}>
            <JoinForm settings={settings} />
          </SettingsSection>
        </>
      )}
      {settings && <MetricsSection />}
      {settings && mayLoad && <SampleSection />}
      <OwnWorkspaces />
    </ProfileLayout>
  );
}
