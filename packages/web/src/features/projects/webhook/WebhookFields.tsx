import { webhookFormats } from '@earshot/core/projects/triggers.ts';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Choice } from '../../../components/Choice.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { isWhole, type TriggerOf } from '../form/triggers-draft.ts';
import { formTexts } from '../form.texts.ts';
import { TestOutcome } from './TestOutcome.tsx';
import './webhook.css';
import { useTryWebhook } from './webhook.queries.ts';
import { webhookTexts } from './webhook.texts.ts';

type Props = {
  trigger: TriggerOf<'webhook'>;
  disabled: boolean;
  onChange: (trigger: TriggerOf<'webhook'>) => void;
};

/** Where a webhook goes and in which form, tried before it is saved. */
export function WebhookFields({ trigger, disabled, onChange }: Props) {
  const t = useTexts(formTexts);
  const w = useTexts(webhookTexts);
  const notify = useNotify();
  const sample = useTryWebhook();
  const [wasLeft, setWasLeft] = useState(false);
  const isWrong = wasLeft && !isWhole(trigger);
  const { url, format } = trigger;
  // What an address before this one answered says nothing of it.
  const set = (part: Partial<TriggerOf<'webhook'>>) => {
    sample.reset();
    onChange({ ...trigger, ...part });
  };
  return (
    <div className="webhook-fields">
      <TextField
        fullWidth
        size="small"
        type="url"
        placeholder="https://"
        value={url}
        disabled={disabled}
        error={isWrong}
        helperText={isWrong ? t('urlWrong') : undefined}
        onBlur={() => setWasLeft(true)}
        onChange={({ target }) => set({ url: target.value.trim() })}
        slotProps={{ htmlInput: { 'aria-label': t('url'), maxLength: 2000, dir: 'ltr' } }}
      />
      <div className="rule-line">
        <Choice
          label={w('format')}
          value={format}
          options={webhookFormats.map((value) => ({ value, label: w(value), disabled }))}
          onChange={(value) => set({ format: value })}
        />
        {!disabled && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<Send size={14} />}
            loading={sample.isPending}
            disabled={!isWhole(trigger)}
            onClick={() => sample.mutate({ url, format }, { onError: notify.failed })}
          >
            {w('test')}
          </Button>
        )}
      </div>
      {format === 'json' && !disabled && <p className="sm mut">{w('testHelp')}</p>}
      {sample.data && <TestOutcome outcome={sample.data} />}
    </div>
  );
}
