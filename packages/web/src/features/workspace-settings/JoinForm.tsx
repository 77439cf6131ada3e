import { roles } from '@earshot/core/access.ts';
import type { WorkspaceConfiguration } from '@earshot/core/workspaces/workspaces.api.ts';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { useAccount } from '../../shared/account.ts';
import { useSave } from './use-save.ts';
import { workspaceSettingsTexts } from './workspace-settings.texts.ts';

/** Only the domain of the own address can be opened; others that are open can be closed. */
export function JoinForm({ settings }: { settings: WorkspaceConfiguration }) {
  const t = useTexts(workspaceSettingsTexts);
  const { save, isSaving } = useSave();
  const own = useAccount(({ user }) => user?.email.split('@').at(-1)?.toLowerCase());
  const { domains, role } = settings.join;
  const shown = [...new Set([...(own ? [own] : []), ...domains])];
  return (
    <>
      {shown.map((domain) => (
        <DomainSwitch
          key={domain}
          label={t('joinDomain', { domain })}
          isOn={domains.includes(domain)}
          isBusy={isSaving}
          onChange={(isOn) =>
            save({
              join: {
                domains: isOn ? [...domains, domain] : domains.filter((one) => one !== domain),
                role,
              },
            })
          }
        />
      ))}
      {domains.length > 0 && (
        <TextField
          select
          label={t('joinRole')}
          value={role}
          disabled={isSaving}
          sx={{ maxWidth: 340 }}
          onChange={(event) => save({ join: { domains, role: event.target.value as typeof role } })}
        >
          {roles.map((one) => (
            <MenuItem key={one} value={one}>
              {t(one)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  );
}

type SwitchProps = { label: string; isOn: boolean; isBusy: boolean; onChange: (isOn: boolean) => void };

function DomainSwitch({ label, isOn, isBusy, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="row" style={{ gap: 16 }}>
      <span className="grow med" id={id} style={{ overflowWrap: 'anywhere' }}>
        {label}
      </span>
      <Switch
        size="small"
        checked={isOn}
        disabled={isBusy}
        slotProps={{ input: { 'aria-labelledby': id } }}
        onChange={(_, now) => onChange(now)}
      />
    </div>
  );
}
