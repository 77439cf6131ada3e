import type { Me } from '@earshot/core/users/account.api.ts';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { SettingsSection } from '../../components/SettingsSection.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { limitedTexts } from '../../shared/limited.texts.ts';
import { useLimited } from '../../shared/use-limited.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { words } from '../../shared/words.texts.ts';
import { PictureField } from './PictureField.tsx';
import { useRename } from './profile.queries.ts';
import { profileTexts } from './profile.texts.ts';

export function AboutSection({ user }: { user: Me }) {
  const t = useTexts(profileTexts);
  const l = useTexts(limitedTexts);
  const limited = useLimited();
  const facts = [
    [t('email'), user.email],
    [
      t('role'),
      user.role && user.workspace
        ? t('inWorkspace', { role: t(user.role), workspace: user.workspace.name })
        : null,
    ],
    [l('label'), limited],
    [t('since'), formatDateTime(user.registered)],
  ] as const;
  return (
    <SettingsSection title={t('about')} text={t('aboutText')}>
      <PictureField user={user} />
      <NameForm user={user} />
      <dl className="settings-facts">
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name} style={{ display: 'contents' }}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </SettingsSection>
  );
}

function NameForm({ user }: { user: Me }) {
  const t = useTexts(profileTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const navigate = useNavigate();
  const rename = useRename();
  const form = useForm({ values: { name: user.name }, mode: 'onTouched' });
  const { errors, isDirty } = form.formState;
  const submit = form.handleSubmit(({ name }) =>
    rename.mutate(
      { id: user.user_id, name: name.trim() },
      { onSuccess: () => notify.done(t('changed')), onError: () => void navigate({ to: '/error' }) },
    ),
  );
  return (
    <form className="name-form" onSubmit={submit} noValidate>
      <TextField
        label={t('name')}
        autoComplete="name"
        error={errors.name !== undefined}
        helperText={errors.name?.message}
        {...form.register('name', {
          validate: (name) =>
            name.trim().length < 3 ? t('nameShort') : name.trim().length > 100 ? t('nameLong') : true,
        })}
      />
      <Button type="submit" variant="outlined" disabled={!isDirty} loading={rename.isPending}>
        {w('save')}
      </Button>
    </form>
  );
}
