import { type Role, roles } from '@earshot/core/access.ts';
import { listWorkspaces } from '@earshot/core/workspaces/workspaces.api.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { call } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useAccount } from '../../shared/account.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { words } from '../../shared/words.texts.ts';
import { useInvite } from './users.queries.ts';
import { usersTexts } from './users.texts.ts';

type Fields = { emails: string; role: Role; workspace: number };

const split = (text: string) => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];
const looksRight = (email: string) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email);

/** Invites one person or several; those that were refused stay in the field with the reason. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(usersTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const errorText = useErrorText();
  const invite = useInvite();
  const [isSending, setIsSending] = useState(false);
  const here = useAccount((account) => account.user?.workspace?.id ?? 0);
  const workspaces = useQuery({
    queryKey: ['workspaces'],
    queryFn: ({ signal }) => call(listWorkspaces, { signal }),
  }).data?.workspaces.filter(({ role }) => role === 'admin');
  const form = useForm<Fields>({ defaultValues: { emails: '', role: 'viewer', workspace: here } });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async ({ emails, role, workspace }) => {
    setIsSending(true);
    const refused: string[] = [];
    let reason = '';
    const all = split(emails);
    for (const email of all) {
      try {
        await invite.mutateAsync({ email, role, workspace });
      } catch (error) {
        refused.push(email);
        reason = errorText(error);
      }
    }
    setIsSending(false);
    const sent = all.length - refused.length;
    if (sent === 1) notify.done(t('invited', { email: all.find((email) => !refused.includes(email)) ?? '' }));
    if (sent > 1) notify.done(t('invitedMany', { count: sent }));
    if (refused.length === 0) return onClose();
    form.setValue('emails', refused.join(', '));
    form.setError('emails', { message: reason }, { shouldFocus: true });
  });

  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="invite-title">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="invite-title">{t('inviteTitle')}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          <p className="t2">{t('inviteText')}</p>
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
                const wrong = split(text).find((email) => !looksRight(email));
                if (wrong !== undefined) return t('emailWrong', { email: wrong });
                return split(text).length === 0 ? t('emailMissing') : true;
              },
            })}
          />
          <Controller
            control={form.control}
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
          {workspaces !== undefined && workspaces.length > 1 && (
            <Controller
              control={form.control}
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
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{w('cancel')}</Button>
          <Button type="submit" variant="contained" loading={isSending}>
            {t('invite')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
