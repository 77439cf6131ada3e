import type { Me } from '@earshot/core/users/account.api.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useNavigate } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { SettingsSection } from '../../components/SettingsSection.tsx';
import { CallError } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query-client.ts';
import { signOut } from '../../shared/account.ts';
import { PasswordInput } from '../../shared/password/PasswordInput.tsx';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { words } from '../../shared/words.texts.ts';
import { useDeleteAccount } from './profile.queries.ts';
import { profileTexts } from './profile.texts.ts';

export function DeleteSection({ user }: { user: Me }) {
  const t = useTexts(profileTexts);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <SettingsSection title={t('remove')} text={t('removeText')}>
      <div className="settings-line">
        <p className="t2 grow" style={{ minWidth: 220 }}>
          {t(user.has_password ? 'removeLine' : 'removeNeedsPassword')}
        </p>
        {user.has_password ? (
          <Button variant="outlined" color="error" onClick={() => setIsAsking(true)}>
            {t('removeButton')}
          </Button>
        ) : (
          <ButtonLink variant="outlined" to="/activate/$id" params={{ id: 'activate' }}>
            {t('setPassword')}
          </ButtonLink>
        )}
      </div>
      {isAsking && <DeleteDialog onClose={() => setIsAsking(false)} />}
    </SettingsSection>
  );
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(profileTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const remove = useDeleteAccount();
  const [lastAdminOf, setLastAdminOf] = useState<string | null>(null);
  const form = useForm({ defaultValues: { password: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ password }) =>
    remove.mutate(password, {
      onSuccess: async () => {
        signOut();
        notify.done(t('removed'));
        // What is still on the page would ask for itself again.
        await navigate({ to: '/login', replace: true });
        queryClient.clear();
      },
      onError: (error) => {
        if (error instanceof CallError && error.code === 'users.last_admin')
          setLastAdminOf(String(error.params.workspace ?? ''));
        else form.setError('password', { message: errorText(error) }, { shouldFocus: true });
      },
    }),
  );
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" aria-labelledby="delete-title">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="delete-title">{t('removeTitle')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5, maxWidth: 440 }}>
          <p>{t('removeGoes')}</p>
          <p className="t2">{t('removeStays')}</p>
          {lastAdminOf !== null && (
            <div className="notice tone-bad" role="alert">
              <TriangleAlert size={16} aria-hidden />
              {t('removeLastAdmin', { workspace: lastAdminOf })}
            </div>
          )}
          <PasswordInput
            label={t('removePassword')}
            autoFocus
            autoComplete="current-password"
            error={errors.password !== undefined}
            helperText={errors.password?.message}
            sx={{ mt: 1 }}
            {...form.register('password', { required: t('passwordMissing') })}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{w('cancel')}</Button>
          <Button type="submit" variant="contained" color="error" loading={remove.isPending}>
            {t('removeButton')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
