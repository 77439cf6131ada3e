import type { Me } from '@earshot/core/users/account.api.ts';
import { Choice } from '../../components/Choice.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { TimeZoneField } from '../../shared/time-zone/TimeZoneField.tsx';
import { zoneName } from '../../shared/time-zone/time-zones.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useSetTimeZone } from './profile.queries.ts';
import { profileTexts } from './profile.texts.ts';

/** By whose clock letters come: that of the workspace, or of a place of one's own. */
export function OwnTimeZone({ user }: { user: Me }) {
  const t = useTexts(profileTexts);
  const notify = useNotify();
  const setZone = useSetTimeZone();
  const zone = setZone.isPending ? setZone.variables : user.time_zone;
  const choose = (next: string | null) => {
    if (next !== zone) setZone.mutate(next, { onError: notify.failed });
  };
  return (
    <div className="settings-line">
      <div className="grow">
        <div className="med">{t('zone')}</div>
        <div className="sm mut">
          {user.workspace === null
            ? t('zoneText')
            : t('zoneTextOf', { zone: zoneName(user.workspace.time_zone) })}
        </div>
      </div>
      <Choice
        label={t('zone')}
        value={zone === null ? 'workspace' : 'own'}
        onChange={(value) => choose(value === 'own' ? (zone ?? hereZone()) : null)}
        options={[
          { value: 'workspace', label: t('zoneOfWorkspace') },
          { value: 'own', label: t('zoneOwn') },
        ]}
      />
      {zone !== null && (
        <div className="own-zone">
          <TimeZoneField value={zone} onChange={choose} />
        </div>
      )}
    </div>
  );
}

/** Where this device says that it is. */
const hereZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
