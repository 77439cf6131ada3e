import type { WorkspaceConfiguration } from '@earshot/core/workspaces/workspaces.api.ts';
import { SettingsSection } from '../../components/SettingsSection.tsx';
import { formatNumber, languageName } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { timeZoneTexts } from '../../shared/time-zone/time-zone.texts.ts';
import { zoneName } from '../../shared/time-zone/time-zones.ts';
import { thresholdFields } from './threshold-fields.ts';
import { workspaceSettingsTexts } from './workspace-settings.texts.ts';

/** The same for whoever may only know them. */
export function ReadOnlySettings({ settings }: { settings: WorkspaceConfiguration }) {
  const t = useTexts(workspaceSettingsTexts);
  const zone = useTexts(timeZoneTexts);
  const { retention, join } = settings;
  const days = (count: number | null) => (count === null ? t('kept') : t('daysOf', { count }));
  const facts: [string, string][] = [
    [t('name'), settings.name],
    [t('language'), languageName(settings.default_language)],
    [zone('label'), zoneName(settings.time_zone)],
    ...thresholdFields.map(({ field, label }): [string, string] => [
      t(label),
      t('secondsOf', { value: formatNumber(settings.thresholds[field], 1) }),
    ]),
    [t('audioDays'), days(retention.audio_days)],
    [t('textDays'), days(retention.text_days)],
    [t('legalHold'), t(retention.legal_hold ? 'on' : 'off')],
    [
      t('join'),
      join.domains.length === 0
        ? t('joinNobody')
        : t('joinAs', { domains: join.domains.join(', '), role: t(join.role) }),
    ],
  ];
  return (
    <SettingsSection title={t('general')} text={t('readOnly')}>
      <dl className="settings-facts">
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </SettingsSection>
  );
}
