import { type KeyScope, keyScopes } from '@earshot/core/access.ts';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type Control, Controller, useForm } from 'react-hook-form';
import { useTexts } from '../../lib/i18n.ts';
import { CopyLine } from '../../shared/CopyLine.tsx';
import { useNotify } from '../../shared/use-notify.ts';
import { words } from '../../shared/words.texts.ts';
import { useCreateApiKey } from './integration.queries.ts';
import { integrationTexts } from './integration.texts.ts';

const lives = ['30', '90', '365', 'never'] as const;
const dayMs = 86_400_000;

type Fields = { name: string; scopes: KeyScope[]; life: (typeof lives)[number] };

export function KeyDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(integrationTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const create = useCreateApiKey();
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: { name: '', scopes: ['files.read', 'files.write'], life: '365' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ name, scopes, life }) =>
    create.mutate(
      {
        name: name.trim(),
        scopes,
        expires_at: life === 'never' ? null : new Date(Date.now() + Number(life) * dayMs).toISOString(),
      },
      { onError: notify.failed },
    ),
  );
  if (create.data !== undefined) return <MadeKey made={create.data} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="key-title">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="key-title">{t('createKey')}</DialogTitle>
        <DialogContent
          sx={{ display: 'flex', flexDirection: 'column', gap: 2, paddingTop: '8px !important' }}
        >
          <TextField
            label={t('keyName')}
            autoFocus
            error={errors.name !== undefined}
            helperText={errors.name?.message ?? t('keyNameHelp')}
            {...form.register('name', {
              validate: (name) =>
                name.trim().length < 3 ? t('nameShort') : name.trim().length > 100 ? t('nameLong') : true,
            })}
          />
          <ScopesField control={form.control} />
          <LifeField control={form.control} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{w('cancel')}</Button>
          <Button type="submit" variant="contained" loading={create.isPending}>
            {t('create')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function ScopesField({ control }: { control: Control<Fields> }) {
  const t = useTexts(integrationTexts);
  return (
    <Controller
      control={control}
      name="scopes"
      rules={{ validate: (scopes) => scopes.length > 0 || t('scopesMissing') }}
      render={({ field, fieldState: { error } }) => (
        <fieldset className="key-scopes">
          <legend className="sm mut">{t('scopes')}</legend>
          {keyScopes.map((scope) => (
            <FormControlLabel
              key={scope}
              sx={{ ml: 0, gap: 0.5 }}
              label={t(scope)}
              control={
                <Checkbox
                  checked={field.value.includes(scope)}
                  onChange={(_, isOn) =>
                    field.onChange(
                      keyScopes.filter((one) => (one === scope ? isOn : field.value.includes(one))),
                    )
                  }
                />
              }
            />
          ))}
          {error && (
            <p className="sm" role="alert" style={{ color: 'var(--bad-fg)' }}>
              {error.message}
            </p>
          )}
        </fieldset>
      )}
    />
  );
}

function LifeField({ control }: { control: Control<Fields> }) {
  const t = useTexts(integrationTexts);
  return (
    <Controller
      control={control}
      name="life"
      render={({ field }) => (
        <TextField select label={t('expiry')} value={field.value} onChange={field.onChange}>
          {lives.map((life) => (
            <MenuItem key={life} value={life}>
              {t(`expiry_${life}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
    />
  );
}

/** Only here, only once: a click beside the window does not close it. */
function MadeKey({ made, onClose }: { made: { name: string; key: string }; onClose: () => void }) {
  const t = useTexts(integrationTexts);
  return (
    <Dialog open maxWidth="tablet" fullWidth aria-labelledby="key-title">
      <DialogTitle id="key-title">{t('madeTitle', { name: made.name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <p className="t2">{t('madeText')}</p>
        <CopyLine label={t('made')} value={made.key} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('madeDone')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
