import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTexts } from '../../lib/i18n.ts';
import { membersQuery } from './agents.queries.ts';
import { agentsTexts } from './agents.texts.ts';
import type { TeamFields } from './use-team-form.ts';

/** Members of the workspace who lead a team. */
export function LeadsField({ form }: { form: UseFormReturn<TeamFields> }) {
  const t = useTexts(agentsTexts);
  const members = useQuery(membersQuery()).data?.results;
  const nameOf = (id: number) => {
    const member = members?.find((one) => one.id === id);
    return member && (member.name || member.email);
  };
  return (
    <Controller
      control={form.control}
      name="lead_ids"
      render={({ field, fieldState: { error } }) => (
        <TextField
          select
          fullWidth
          label={t('leads')}
          value={members === undefined ? [] : field.value}
          error={error !== undefined}
          helperText={error?.message ?? ' '}
          onChange={field.onChange}
          slotProps={{
            inputLabel: { shrink: true },
            select: {
              multiple: true,
              displayEmpty: true,
              renderValue: () => field.value.flatMap((id) => nameOf(id) ?? []).join(', ') || t('noLeads'),
            },
          }}
        >
          {members
            ?.filter(({ id, status }) => status === 'active' || field.value.includes(id))
            .map(({ id, name, email }) => (
              <MenuItem key={id} value={id}>
                <Checkbox size="small" checked={field.value.includes(id)} tabIndex={-1} />
                {name || email}
              </MenuItem>
            ))}
        </TextField>
      )}
    />
  );
}
