import { canFill, maskIssue } from '@earshot/core/sources/source-rules.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import type { Control, UseFormReturn } from 'react-hook-form';
import { Controller } from 'react-hook-form';
import { useTexts } from '../../lib/i18n.ts';
import { SpeechLanguageField } from '../../shared/SpeechLanguageField.tsx';
import { RawFields } from '../../shared/uploads/RawForm.tsx';
import { words } from '../../shared/words.texts.ts';
import { MaskTry } from './MaskTry.tsx';
import { sourcesTexts } from './sources.texts.ts';
import type { SourceFields as Fields } from './use-source-form.ts';

/** Everything that is known of a source, from its name to whether it takes calls. */
export function SourceFields({ form }: { form: UseFormReturn<Fields> }) {
  const t = useTexts(sourcesTexts);
  const w = useTexts(words);
  const { errors } = form.formState;
  return (
    <>
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
      <MaskField control={form.control} />
      <RolesField control={form.control} />
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
      <TextField
        label={t('field')}
        error={errors.field !== undefined}
        helperText={errors.field?.message ?? t('fieldHelp')}
        {...form.register('field', {
          validate: (field) => field.trim() === '' || canFill(field.trim()) || t('fieldWrong'),
        })}
      />
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
      <EnabledSwitch control={form.control} />
    </>
  );
}

function MaskField({ control }: { control: Control<Fields> }) {
  const t = useTexts(sourcesTexts);
  return (
    <Controller
      control={control}
      name="mask"
      rules={{
        validate: (mask) => {
          const issue = mask.trim() === '' ? undefined : maskIssue(mask.trim());
          return issue === undefined || t(`mask_${issue}`);
        },
      }}
      render={({ field, fieldState: { error } }) => (
        <div>
          <TextField
            fullWidth
            label={t('mask')}
            error={error !== undefined}
            helperText={error?.message ?? t('maskHelp')}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
          {field.value.trim() !== '' && <MaskTry mask={field.value.trim()} />}
        </div>
      )}
    />
  );
}

function RolesField({ control }: { control: Control<Fields> }) {
  const t = useTexts(sourcesTexts);
  return (
    <Controller
      control={control}
      name="order"
      render={({ field }) => (
        <TextField select label={t('roles')} value={field.value} onChange={field.onChange}>
          <MenuItem value="operator">{t('operatorFirst')}</MenuItem>
          <MenuItem value="abonent">{t('abonentFirst')}</MenuItem>
        </TextField>
      )}
    />
  );
}

function EnabledSwitch({ control }: { control: Control<Fields> }) {
  const t = useTexts(sourcesTexts);
  return (
    <Controller
      control={control}
      name="enabled"
      render={({ field }) => (
        <FormControlLabel
          sx={{ ml: 0, gap: 1 }}
          control={<Switch size="small" checked={field.value} onChange={(_, isOn) => field.onChange(isOn)} />}
          label={t('enabled')}
        />
      )}
    />
  );
}
