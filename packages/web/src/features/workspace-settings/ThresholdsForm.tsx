import type { WorkspaceConfiguration } from '@earshot/core/workspaces/workspaces.api.ts';
import { useForm } from 'react-hook-form';
import { useTexts } from '../../lib/i18n.ts';
import { useFormDraft } from '../../shared/drafts/use-form-draft.ts';
import { NumberField } from './NumberField.tsx';
import { SaveButton } from './SaveButton.tsx';
import { thresholdFields } from './threshold-fields.ts';
import { useSave } from './use-save.ts';
import { workspaceSettingsTexts } from './workspace-settings.texts.ts';

export function ThresholdsForm({ settings }: { settings: WorkspaceConfiguration }) {
  const t = useTexts(workspaceSettingsTexts);
  const { save, isSaving } = useSave();
  const form = useForm({ values: settings.thresholds, mode: 'onTouched' });
  const drafting = useFormDraft(form, settings.thresholds, { kind: 'workspace', subject: 'thresholds' });
  const { errors, isDirty } = form.formState;
  const labels = Object.fromEntries(thresholdFields.map(({ field, label }) => [field, t(label)]));
  return (
    <form
      className="workspace-form"
      noValidate
      onSubmit={form.handleSubmit((thresholds) => save({ thresholds }))}
    >
      {thresholdFields.map(({ field, label, help, limits }) => (
        <NumberField
          key={field}
          label={t(label)}
          unit={t('seconds')}
          limits={limits}
          error={errors[field] !== undefined}
          helperText={errors[field]?.message ?? t(help)}
          {...form.register(field, {
            valueAsNumber: true,
            validate: (value) =>
              (value >= limits.min && value <= limits.max) ||
              t('between', { min: limits.min, max: limits.max }),
          })}
        />
      ))}
      <SaveButton {...{ isDirty, isSaving, drafting, labels }} />
    </form>
  );
}
