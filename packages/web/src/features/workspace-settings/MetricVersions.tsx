import { type CustomMetric, CustomMetricInput } from '@earshot/core/metrics/custom-metrics.api.ts';
import { useRestore } from '../../shared/rules/editor/use-restore.ts';
import { VersionsDialog } from '../../shared/rules/editor/VersionsDialog.tsx';
import { useSaveMetric } from './metrics.queries.ts';

type Props = { metric: CustomMetric; canRestore: boolean; onClose: () => void };

export function MetricVersions({ metric, canRestore, onClose }: Props) {
  const save = useSaveMetric();
  const restore = useRestore({
    input: CustomMetricInput,
    save: (body, then) => save.mutate({ id: metric.id, body }, then),
    onDone: onClose,
  });
  return (
    <VersionsDialog
      kind="metric"
      id={metric.id}
      onClose={onClose}
      onRestore={canRestore ? restore : undefined}
    />
  );
}
