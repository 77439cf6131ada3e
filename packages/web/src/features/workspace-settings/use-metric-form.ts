import { type CustomMetric, CustomMetricInput } from '@earshot/core/metrics/custom-metrics.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { formulaQuery, useSaveMetric } from './metrics.queries.ts';
import { metricsTexts } from './metrics.texts.ts';

const blank: CustomMetricInput = { name: '', formula: '', unit: '', lower_limit: null, upper_limit: null };

const inputOf = ({ name, formula, unit, lower_limit, upper_limit }: CustomMetric): CustomMetricInput => ({
  name,
  formula,
  unit,
  lower_limit,
  upper_limit,
});

export type MetricDraft = ReturnType<typeof useMetricForm>;

/** What is entered of a metric, whether its formula is understood, and how it is saved. */
export function useMetricForm(metric: CustomMetric | null, onSaved: () => void) {
  const t = useTexts(metricsTexts);
  const notify = useNotify();
  const errorText = useErrorText();
  const save = useSaveMetric();
  const about = { kind: 'metric' as const, subject: String(metric?.id ?? 'new') };
  const kept = useDraft(metric === null ? blank : inputOf(metric), { about, isNew: metric === null });
  const { draft, drafting } = kept;
  const [taken, setTaken] = useState<string | null>(null);
  const set = (change: Partial<CustomMetricInput>) => {
    if (change.name !== undefined) setTaken(null);
    kept.set(change);
  };
  const formula = useDebounced(draft.formula.trim(), 250);
  const check = useQuery({ ...formulaQuery(formula, undefined), enabled: formula !== '' });
  const isChecked =
    check.data?.valid === true && !check.isPlaceholderData && formula === draft.formula.trim();
  const { lower_limit, upper_limit } = draft;
  const isCrossed = lower_limit !== null && upper_limit !== null && lower_limit > upper_limit;
  const { data: input } = CustomMetricInput.safeParse(draft);
  const [isTried, setIsTried] = useState(false);
  const canSave = isChecked && input !== undefined && !isCrossed && taken === null;
  const submit = () => {
    setIsTried(true);
    if (!canSave || input === undefined) return;
    drafting.saving();
    save.mutate(
      { id: metric?.id ?? null, body: input },
      {
        onSuccess: () => {
          drafting.saved();
          notify.done(t('renumbered'));
          onSaved();
        },
        onError: (error) => {
          drafting.failed();
          if (error instanceof CallError && error.code === 'metrics.name_taken') setTaken(errorText(error));
          else notify.failed(error);
        },
      },
    );
  };
  return {
    draft,
    drafting,
    set,
    taken,
    isCrossed,
    submit,
    /** Null until it is understood. */
    checkedFormula: isChecked ? formula : null,
    issue: formula === '' ? null : (check.data?.issue ?? null),
    isTried,
    /** What hinders saving besides the name and the limits, which say so themselves. */
    problem: formula === '' ? ('formulaMissing' as const) : null,
    isSaving: save.isPending,
  };
}
