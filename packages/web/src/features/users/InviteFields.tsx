import { roles } from '@earshot/core/access.ts';
import { listWorkspaces } from '@earshot/core/workspaces/workspaces.api.ts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import type { Control, UseFormReturn } from 'react-hook-form';
import { Controller } from 'react-hook-form';
import { call } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { type InviteFields as Fields, splitEmails } from './use-invite-form.ts';
import { usersTexts } from './users.texts.ts';

const looksRight = (email: string) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email);

export function EmailsField({ form }: { form: UseFormReturn<Fields> }) {
  const t = useTexts(usersTexts);
  const { errors } = form.formState;
  return (
    <TextField
      label={t('emails')}
      autoFocus
      multiline
      minRows={1}
      maxRows={6}
      error={errors.emails !== undefined}
      helperText={errors.emails?.message ?? t('emailsHelp')}
      {...form.register('emails', {
        validate: (text) => {
          const wrong = splitEmails(text).find((email) => !looksRight(email));
          if (wrong !== undefined) return t('emailWrong', { email: wrong });
          return splitEmails(text).length === 0 ? t('emailMissing') : true;
        },
      })}
    />
  );
}

export function RoleField({ control }: { control: Control<Fields> }) {
  const t = useTexts(usersTexts);
  return (
    <Controller
      control={control}
      name="role"
      render={({ field }) => (
        <TextField
          select
          label={t('role')}
          value={field.value}
          onChange={field.onChange}
          helperText={t(`${field.value}Help`)}
        >
          {roles.map((role) => (
            <MenuItem key={role} value={role}>
              {t(role)}
            </MenuItem>
          ))}
        </TextField>
      )}
    />
  );
}

/** Only for whoever may invite into several. */
export function WorkspaceField({ control }: { control: Control<Fields> }) {
  const t = useTexts(usersTexts);
  const workspaces = useQuery({
    queryKey: ['workspaces'],
    queryFn: ({ signal }) => call(listWorkspaces, { signal }),
  }).data?.workspaces.filter(({ role }) => role === 'admin');
  if (workspaces === undefined || workspaces.length < 2) return null;
  return (
    <Controller
      control={control}
      name="workspace"
      render={({ field }) => (
        <TextField select label={t('workspace')} value={field.value} onChange={field.onChange}>
          {workspaces.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
    />
  );
}
