import type { WorkspaceConfiguration } from '@earshot/core/workspaces/workspaces.api.ts';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useFormDraft } from '../../shared/drafts/use-form-draft.ts';
import { words } from '../../shared/words.texts.ts';
import { deletesMore } from './deletes-more.ts';
import { NumberField } from './NumberField.tsx';
import { SaveButton } from './SaveButton.tsx';
import { useSave } from './use-save.ts';
import { workspaceSettingsTexts } from './workspace-settings.texts.ts';

type Retention = WorkspaceConfiguration['retention'];

const limits = { min: 1, max: 36_500, step: 1 };
const toText = (days: number | null) => (days === null ? '' : String(days));
const toDays = (text: string) => (text.trim() === '' ? null : Number(text));

export function RetentionForm({ settings }: { settings: WorkspaceConfiguration }) {
  const t = useTexts(workspaceSettingsTexts);
  const w = useTexts(words);
  const { save, isSaving } = useSave();
  const [asked, setAsked] = useState<Retention | null>(null);
  const { audio_days, text_days, legal_hold } = settings.retention;
  const stored = { audio: toText(audio_days), text: toText(text_days), legal: legal_hold };
  const form = useForm({ values: stored, mode: 'onTouched' });
  const drafting = useFormDraft(form, stored, { kind: 'workspace', subject: 'retention' });
  const { errors, isDirty } = form.formState;
  const submit = form.handleSubmit(({ audio, text, legal }) => {
    const retention = { audio_days: toDays(audio), text_days: toDays(text), legal_hold: legal };
    if (deletesMore(settings.retention, retention)) setAsked(retention);
    else save({ retention });
  });
  const validate = (text: string) => {
    const days = toDays(text);
    return (
      days === null || (Number.isInteger(days) && days >= limits.min && days <= limits.max) || t('wholeDays')
    );
  };
  const what = useDeleted(asked);
  return (
    <form className="workspace-form" onSubmit={submit} noValidate>
      <NumberField
        label={t('audioDays')}
        unit={t('days')}
        limits={limits}
        error={errors.audio !== undefined}
        helperText={errors.audio?.message ?? t('audioHelp')}
        {...form.register('audio', { validate })}
      />
      <NumberField
        label={t('textDays')}
        unit={t('days')}
        limits={limits}
        error={errors.text !== undefined}
        helperText={errors.text?.message ?? t('textHelp')}
        {...form.register('text', { validate })}
      />
      <Controller
        control={form.control}
        name="legal"
        render={({ field }) => (
          <div className="row" style={{ gap: 16 }}>
            <div className="grow">
              <div className="med" id="legal-hold">
                {t('legalHold')}
              </div>
              <div className="sm mut">{t('legalHoldHelp')}</div>
            </div>
            <Switch
              size="small"
              checked={field.value}
              slotProps={{ input: { 'aria-labelledby': 'legal-hold' } }}
              onChange={(_, isOn) => field.onChange(isOn)}
            />
          </div>
        )}
      />
      <SaveButton
        {...{ isDirty, isSaving, drafting }}
        labels={{ audio: t('audioDays'), text: t('textDays'), legal: t('legalHold') }}
      />
      <ConfirmDialog
        open={asked !== null}
        danger
        title={t('retentionAsk')}
        text={t('retentionAskText', { what })}
        confirm={w('save')}
        cancel={w('cancel')}
        onConfirm={() => asked && save({ retention: asked })}
        onClose={() => setAsked(null)}
      />
    </form>
  );
}

/** What would be deleted sooner, in words. */
function useDeleted(asked: Retention | null): string {
  const t = useTexts(workspaceSettingsTexts);
  return [
    asked?.audio_days && t('soundAfter', { days: t('daysOf', { count: asked.audio_days }) }),
    asked?.text_days && t('callsAfter', { days: t('daysOf', { count: asked.text_days }) }),
  ]
    .filter(Boolean)
    .join(', ');
}
