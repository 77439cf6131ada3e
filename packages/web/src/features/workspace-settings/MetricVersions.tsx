import { type CustomMetric, CustomMetricInput } from '@earshot/core/metrics/custom-metrics.api.ts';
import { useTexts } from '../../lib/i18n.ts';
import { savingTexts } from '../../shared/rules/editor/saving.texts.ts';
import { VersionsDialog } from '../../shared/rules/editor/VersionsDialog.tsx';
import { useNotify } from '../../shared/use-notify.ts';
import { useSaveMetric } from './metrics.queries.ts';

type Props = { metric: CustomMetric; canRestore: boolean; onClose: () => void };

export function MetricVersions({ metric, canRestore, onClose }: Props) {
  const s = useTexts(savingTexts);
  const notify = useNotify();
  const save = useSaveMetric();
  const restore = (stored: Record<string, unknown>, version: number) => {
    const { data } = CustomMetricInput.safeParse(stored);
    if (data === undefined) return;
    save.mutate(
      { id: metric.id, body: data },
      {
        onSuccess: () => {
          notify.done(s('restored', { version }));
          onClose();
        },
        onError: notify.failed,
      },
    );
  };
  return (
    <VersionsDialog
      kind="metric"
      id={metric.id}
      onClose={onClose}
      onRestore={canRestore ? restore : undefined}
    />
  );
}
