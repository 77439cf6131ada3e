import type { Answerer } from '@earshot/core/goals/questions.ts';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../lib/i18n.ts';
import { useLabelChoices } from '../../../shared/classifiers/use-label-choices.ts';
import { goalTexts } from '../../../shared/goals/goals.texts.ts';
import { useMetricName } from '../../../shared/metrics/metric-names.ts';
import { useDescribe } from '../../../shared/rules/builder/describe.ts';
import { patternsQuery } from '../../../shared/rules/rules.queries.ts';
import { scriptsQuery } from '../../../shared/scripts/scripts.queries.ts';
import { useMayFor } from '../../../shared/users.queries.ts';

/** Who answers, in a line. */
export function useAnswererLine(): (by: Answerer) => string {
  const g = useTexts(goalTexts);
  const may = useMayFor();
  const describe = useDescribe();
  const metricName = useMetricName();
  const patterns = useQuery({ ...patternsQuery(), enabled: may('patterns.read') }).data?.results;
  const scripts = useQuery({ ...scriptsQuery(), enabled: may('scripts.read') }).data?.results;
  const labels = useLabelChoices();
  return (by) => {
    const kind = g(`by_${by.kind}`);
    if (by.kind === 'pattern' && by.detection !== null) return describe.detection(by.detection);
    if (by.kind === 'pattern') return `${kind}: ${patterns?.find(({ id }) => id === by.id)?.name ?? '–'}`;
    if (by.kind === 'script') return `${kind}: ${scripts?.find(({ id }) => id === by.id)?.name ?? '–'}`;
    if (by.kind === 'classifier') return `${kind}: ${labels?.find((one) => isAsked(by, one))?.name ?? '–'}`;
    return by.kind === 'metric' ? metricName(by.metric) : kind;
  };
}

/** Whether a question asks for a label, by its number or because its classifier has no other. */
export const isAsked = (
  by: Extract<Answerer, { kind: 'classifier' }>,
  { id, classifier_id }: { id: number; classifier_id: number },
): boolean => (by.label_id === null ? by.id === classifier_id : by.label_id === id);
