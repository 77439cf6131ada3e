import type { WorkspaceConfiguration } from '@earshot/core/workspaces/workspaces.api.ts';
import TextField from '@mui/material/TextField';
import { Controller, useForm } from 'react-hook-form';
import { useTexts } from '../../lib/i18n.ts';
import { useFormDraft } from '../../shared/drafts/use-form-draft.ts';
import { SpeechLanguageField } from '../../shared/SpeechLanguageField.tsx';
import { TimeZoneField } from '../../shared/time-zone/TimeZoneField.tsx';
import { timeZoneTexts } from '../../shared/time-zone/time-zone.texts.ts';
import { SaveButton } from './SaveButton.tsx';
import { useSave } from './use-save.ts';
import { workspaceSettingsTexts } from './workspace-settings.texts.ts';

export function GeneralForm({ settings }: { settings: WorkspaceConfiguration }) {
  const t = useTexts(workspaceSettingsTexts);
  const zone = useTexts(timeZoneTexts);
  const { save, isSaving } = useSave();
  const { name, default_language: language, time_zone: timeZone } = settings;
  const stored = { name, language, timeZone };
  const form = useForm({ values: stored, mode: 'onTouched' });
  const drafting = useFormDraft(form, stored, { kind: 'workspace', subject: 'general' });
  const { errors, isDirty } = form.formState;
  const submit = form.handleSubmit((values) =>
    save({
      name: values.name.trim(),
      default_language: values.language,
      time_zone: values.timeZone,
    }),
  );
  return (
    <form className="workspace-form" onSubmit={submit} noValidate>
      <TextField
        label={t('name')}
        error={errors.name !== undefined}
        helperText={errors.name?.message}
        {...form.register('name', {
          validate: (text) =>
            text.trim().length < 3 ? t('nameShort') : text.trim().length > 100 ? t('nameLong') : true,
        })}
      />
      <Controller
        control={form.control}
        name="language"
        render={({ field }) => (
          <SpeechLanguageField
            label={t('language')}
            helperText={t('languageHelp')}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={form.control}
        name="timeZone"
        render={({ field }) => <TimeZoneField value={field.value} onChange={field.onChange} />}
      />
      <SaveButton
        {...{ isDirty, isSaving, drafting }}
        labels={{ name: t('name'), language: t('language'), timeZone: zone('label') }}
      />
    </form>
  );
}
