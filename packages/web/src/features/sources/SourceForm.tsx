import { defaultRawAudio } from '@earshot/core/files/files.ts';
import type { Source } from '@earshot/core/sources/sources.api.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { Controller, useForm } from 'react-hook-form';
import { CallError } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { SpeechLanguageField } from '../../shared/SpeechLanguageField.tsx';
import { useSaveSource } from '../../shared/sources/sources.queries.ts';
import { RawFields } from '../../shared/uploads/RawForm.tsx';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { words } from '../../shared/words.texts.ts';
import { MaskTry } from './MaskTry.tsx';
import { sourcesTexts } from './sources.texts.ts';

type Fields = Pick<Source, 'name' | 'enabled' | 'raw'> & {
  field: string;
  mask: string;
  order: 'operator' | 'abonent';
  language: string;
};

/** Does not know whether it creates or edits, save for the id it sends. */
export function SourceForm({ source, onClose }: { source: Source | null; onClose: () => void }) {
  const t = useTexts(sourcesTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const errorText = useErrorText();
  const save = useSaveSource();
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: {
      name: source?.name ?? '',
      field: source?.field ?? '',
      enabled: source?.enabled ?? true,
      mask: source?.mask ?? '',
      raw: source?.raw ?? defaultRawAudio,
      order: source?.channel_roles[0] ?? 'operator',
      language: source?.language ?? '',
    },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ name, field, enabled, mask, raw, order, language }) =>
    save.mutate(
      {
        id: source?.id ?? null,
        body: {
          name: name.trim(),
          field: field.trim() || null,
          enabled,
          mask: mask.trim() || null,
          raw,
          channel_roles: order === 'operator' ? ['operator', 'abonent'] : ['abonent', 'operator'],
          language: language || null,
        },
      },
      {
        onSuccess: () => {
          notify.done(w('saved'));
          onClose();
        },
        onError: (error) => {
          if (error instanceof CallError && error.code === 'sources.name_taken')
            form.setError('name', { message: errorText(error) }, { shouldFocus: true });
          else notify.failed(error);
        },
      },
    ),
  );
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="source-title">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="source-title">{source === null ? t('add') : t('editTitle')}</DialogTitle>
        <DialogContent
          sx={{ display: 'flex', flexDirection: 'column', gap: 2, paddingTop: '8px !important' }}
        >
          <TextField
            label={t('name')}
            autoFocus
            error={errors.name !== undefined}
            helperText={errors.name?.message}
            {...form.register('name', {
              validate: (name) =>
                name.trim().length < 3 ? t('short') : name.trim().length > 100 ? t('long') : true,
            })}
          />
          <Controller
            control={form.control}
            name="mask"
            render={({ field }) => (
              <div>
                <TextField
                  fullWidth
                  label={t('mask')}
                  helperText={t('maskHelp')}
                  value={field.value}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                />
                {field.value.trim() !== '' && <MaskTry mask={field.value.trim()} />}
              </div>
            )}
          />
          <Controller
            control={form.control}
            name="order"
            render={({ field }) => (
              <TextField select label={t('roles')} value={field.value} onChange={field.onChange}>
                <MenuItem value="operator">{t('operatorFirst')}</MenuItem>
                <MenuItem value="abonent">{t('abonentFirst')}</MenuItem>
              </TextField>
            )}
          />
          <Controller
            control={form.control}
            name="language"
            render={({ field }) => (
              <SpeechLanguageField
                label={t('language')}
                none={w('auto')}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
          <TextField label={t('field')} {...form.register('field')} />
          <fieldset style={{ border: 0, padding: 0, margin: 0 }}>
            <legend className="sm mut" style={{ marginBottom: 10, padding: 0 }}>
              {t('raw')}
            </legend>
            <Controller
              control={form.control}
              name="raw"
              render={({ field }) => <RawFields raw={field.value} onChange={field.onChange} />}
            />
          </fieldset>
          <Controller
            control={form.control}
            name="enabled"
            render={({ field }) => (
              <FormControlLabel
                sx={{ ml: 0, gap: 1 }}
                control={
                  <Switch size="small" checked={field.value} onChange={(_, isOn) => field.onChange(isOn)} />
                }
                label={t('enabled')}
              />
            )}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{w('cancel')}</Button>
          <Button type="submit" variant="contained" loading={save.isPending}>
            {w('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
