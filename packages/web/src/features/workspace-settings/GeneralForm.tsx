import type { WorkspaceConfiguration } from '@earshot/core/workspaces/workspaces.api.ts';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { intlLocale, useTexts } from '../../lib/i18n.ts';
import { SpeechLanguageField } from '../../shared/SpeechLanguageField.tsx';
import { SaveButton } from './SaveButton.tsx';
import { timeIn, timeZones, zoneName } from './time-zones.ts';
import { useSave } from './use-save.ts';
import { workspaceSettingsTexts } from './workspace-settings.texts.ts';

export function GeneralForm({ settings }: { settings: WorkspaceConfiguration }) {
  const t = useTexts(workspaceSettingsTexts);
  const { save, isSaving } = useSave();
  const { name, default_language: language, time_zone: timeZone } = settings;
  const form = useForm({ values: { name, language, timeZone }, mode: 'onTouched' });
  const { errors, isDirty } = form.formState;
  const zones = useMemo(() => timeZones(timeZone), [timeZone]);
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
        render={({ field }) => (
          // The browser's own list: four hundred zones are quickly found by typing.
          <TextField
            select
            label={t('timeZone')}
            helperText={t('timeThere', { time: timeIn(field.value, new Date(), intlLocale()) })}
            value={field.value}
            onChange={field.onChange}
            slotProps={{ select: { native: true } }}
          >
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {zoneName(zone)}
              </option>
            ))}
          </TextField>
        )}
      />
      <SaveButton isDirty={isDirty} isSaving={isSaving} />
    </form>
  );
}
