import { roles } from '@earshot/core/access.ts';
import { memberStatuses } from '@earshot/core/users/members.ts';
import TextField from '@mui/material/TextField';
import { FilterSelect } from '../../components/FilterSelect.tsx';
import { useTexts } from '../../lib/i18n.ts';
import type { UsersSearch } from './section.ts';
import { usersTexts } from './users.texts.ts';

const statusText = { active: 'statusActive', invited: 'statusInvited', blocked: 'statusBlocked' } as const;

type Props = { search: UsersSearch; onChange: (change: UsersSearch) => void };

export function UsersFilters({ search, onChange }: Props) {
  const t = useTexts(usersTexts);
  return (
    <div className="users-filters">
      <TextField
        size="small"
        type="search"
        placeholder={t('find')}
        slotProps={{ htmlInput: { 'aria-label': t('find') } }}
        value={search.text ?? ''}
        onChange={(event) => onChange({ text: event.target.value || undefined })}
      />
      <FilterSelect
        label={t('role')}
        every={t('everyRole')}
        value={search.role}
        options={roles.map((role) => ({ value: role, label: t(role) }))}
        onChange={(role) => onChange({ role })}
      />
      <FilterSelect
        label={t('status')}
        every={t('everyStatus')}
        value={search.status}
        options={memberStatuses.map((status) => ({ value: status, label: t(statusText[status]) }))}
        onChange={(status) => onChange({ status })}
      />
    </div>
  );
}
