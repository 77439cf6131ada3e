import { type CustomMetric, CustomMetricInput } from '@earshot/core/metrics/custom-metrics.api.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NumberBox } from '../../components/NumberBox.tsx';
import { CallError } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { words } from '../../shared/words.texts.ts';
import { FormulaField } from './FormulaField.tsx';
import { FormulaTry } from './FormulaTry.tsx';
import { formulaQuery, useSaveMetric } from './metrics.queries.ts';
import { metricsTexts } from './metrics.texts.ts';

const blank: CustomMetricInput = { name: '', formula: '', unit: '', lower_limit: null, upper_limit: null };

/** Does not know whether it creates or edits, save for the id it sends. */
export function MetricForm({ metric, onClose }: { metric: CustomMetric | null; onClose: () => void }) {
  const t = useTexts(metricsTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const errorText = useErrorText();
  const save = useSaveMetric();
  const [draft, setDraft] = useState<CustomMetricInput>(metric ?? blank);
  const [taken, setTaken] = useState<string | null>(null);
  const [wasLeft, setWasLeft] = useState(false);
  const set = (change: Partial<CustomMetricInput>) => setDraft((before) => ({ ...before, ...change }));
  const formula = useDebounced(draft.formula.trim(), 250);
  const check = useQuery({ ...formulaQuery(formula, undefined), enabled: formula !== '' });
  const isChecked =
    check.data?.valid === true && !check.isPlaceholderData && formula === draft.formula.trim();
  const { lower_limit, upper_limit } = draft;
  const isCrossed = lower_limit !== null && upper_limit !== null && lower_limit > upper_limit;
  const { data: input } = CustomMetricInput.safeParse(draft);
  const isShort = wasLeft && draft.name.trim().length < 3;
  const submit = () =>
    input &&
    save.mutate(
      { id: metric?.id ?? null, body: input },
      {
        onSuccess: () => {
          notify.done(t('renumbered'));
          onClose();
        },
        onError: (error) => {
          if (error instanceof CallError && error.code === 'metrics.name_taken') setTaken(errorText(error));
          else notify.failed(error);
        },
      },
    );
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="metric-title">
      <DialogTitle id="metric-title">{t(metric === null ? 'add' : 'edit')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, paddingTop: '8px !important' }}>
        <TextField
          fullWidth
          autoFocus
          label={t('name')}
          value={draft.name}
          error={isShort || taken !== null}
          helperText={taken ?? (isShort ? t('nameLength') : ' ')}
          onBlur={() => setWasLeft(true)}
          onChange={(event) => {
            setTaken(null);
            set({ name: event.target.value });
          }}
          slotProps={{ htmlInput: { maxLength: 60 } }}
        />
        <FormulaField
          value={draft.formula}
          issue={formula === '' ? null : (check.data?.issue ?? null)}
          onChange={(next) => set({ formula: next })}
        />
        <FormulaTry
          formula={isChecked ? formula : null}
          unit={draft.unit}
          limits={[lower_limit, upper_limit]}
        />
        <div className="metric-limits">
          <TextField
            size="small"
            label={t('unit')}
            value={draft.unit}
            onChange={(event) => set({ unit: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 20 } }}
          />
          {(['lower', 'upper'] as const).map((edge) => (
            <span key={edge} className="row">
              <span className="sm t2">{t(edge)}</span>
              <NumberBox
                label={t(edge)}
                value={draft[`${edge}_limit`]}
                open="–"
                onChange={(limit) => set({ [`${edge}_limit`]: limit })}
              />
            </span>
          ))}
        </div>
        {isCrossed && (
          <p className="rule-mistake" role="status">
            {t('crossed')}
          </p>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{w('cancel')}</Button>
        <Button
          variant="contained"
          loading={save.isPending}
          disabled={!isChecked || input === undefined || isCrossed || taken !== null}
          onClick={submit}
        >
          {w('save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
