import { type CustomMetric, metricNameLength } from '@earshot/core/metrics/custom-metrics.api.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { NumberBox } from '../../components/NumberBox.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { DraftLine } from '../../shared/drafts/DraftLine.tsx';
import { LengthField } from '../../shared/lengths/LengthField.tsx';
import { useVersionLines } from '../../shared/rules/editor/version-lines.ts';
import { words } from '../../shared/words.texts.ts';
import { FormulaField } from './FormulaField.tsx';
import { FormulaTry } from './FormulaTry.tsx';
import { metricsTexts } from './metrics.texts.ts';
import { type MetricDraft, useMetricForm } from './use-metric-form.ts';

/** Does not know whether it creates or edits, save for the id it sends. */
export function MetricForm({ metric, onClose }: { metric: CustomMetric | null; onClose: () => void }) {
  const t = useTexts(metricsTexts);
  const w = useTexts(words);
  const form = useMetricForm(metric, onClose);
  const { draft, set } = form;
  const linesOf = useVersionLines();
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="metric-title">
      <DialogTitle id="metric-title">{t(metric === null ? 'add' : 'edit')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, paddingTop: '8px !important' }}>
        <NameField form={form} />
        <FormulaField value={draft.formula} issue={form.issue} onChange={(next) => set({ formula: next })} />
        <FormulaTry
          formula={form.checkedFormula}
          unit={draft.unit}
          limits={[draft.lower_limit, draft.upper_limit]}
        />
        <LimitFields form={form} />
        {form.isTried && form.problem && (
          <p className="rule-mistake" role="alert">
            {t(form.problem)}
          </p>
        )}
      </DialogContent>
      <DialogActions>
        <DraftLine drafting={form.drafting} linesOf={linesOf} />
        <span className="push" />
        <Button onClick={onClose}>{w('cancel')}</Button>
        <Button variant="contained" loading={form.isSaving} onClick={form.submit}>
          {w('save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function NameField({ form: { draft, set, taken, isTried } }: { form: MetricDraft }) {
  const t = useTexts(metricsTexts);
  return (
    <LengthField
      fullWidth
      isTried={isTried}
      autoFocus
      label={t('name')}
      value={draft.name}
      limits={metricNameLength}
      refusal={taken}
      onText={(name) => set({ name })}
    />
  );
}

function LimitFields({ form: { draft, set, isCrossed } }: { form: MetricDraft }) {
  const t = useTexts(metricsTexts);
  return (
    <>
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
    </>
  );
}
