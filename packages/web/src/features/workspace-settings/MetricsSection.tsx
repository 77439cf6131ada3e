import type { CustomMetric } from '@earshot/core/metrics/custom-metrics.api.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { History, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { IconAction } from '../../components/IconAction.tsx';
import { SettingsSection } from '../../components/SettingsSection.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { customMetricsQuery } from '../../shared/metrics/metric-names.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useMay } from '../../shared/users.queries.ts';
import { words } from '../../shared/words.texts.ts';
import { MetricForm } from './MetricForm.tsx';
import { MetricVersions } from './MetricVersions.tsx';
import { useRemoveMetric } from './metrics.queries.ts';
import { metricsTexts } from './metrics.texts.ts';
import './metrics.css';

type Open =
  | { what: 'form'; metric: CustomMetric | null }
  | { what: 'remove' | 'versions'; metric: CustomMetric };

/** Metrics that the workspace defined; whoever may not change them can look. */
export function MetricsSection() {
  const t = useTexts(metricsTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const mayWrite = useMay('metrics.write');
  const remove = useRemoveMetric();
  const metrics = useQuery(customMetricsQuery()).data;
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <SettingsSection title={t('title')} text={t('text')}>
      {metrics?.length === 0 && <p className="t2">{t('none')}</p>}
      {metrics && metrics.length > 0 && (
        <ul className="settings-list">
          {metrics.map((metric) => (
            <MetricLine key={metric.id} metric={metric} mayWrite={mayWrite} onOpen={setOpen} />
          ))}
        </ul>
      )}
      {mayWrite && (
        <div>
          <Button
            variant="outlined"
            startIcon={<Plus size={15} />}
            onClick={() => setOpen({ what: 'form', metric: null })}
          >
            {t('add')}
          </Button>
        </div>
      )}
      {open?.what === 'form' && <MetricForm metric={open.metric} onClose={close} />}
      {open?.what === 'versions' && (
        <MetricVersions metric={open.metric} canRestore={mayWrite} onClose={close} />
      )}
      <ConfirmDialog
        open={open?.what === 'remove'}
        danger
        title={t('deleteTitle')}
        text={t('deleteText', { name: open?.metric?.name ?? '' })}
        confirm={w('remove')}
        cancel={w('cancel')}
        onConfirm={() =>
          open?.metric &&
          remove.mutate(open.metric.id, {
            onSuccess: () => notify.done(t('deleted')),
            onError: notify.failed,
          })
        }
        onClose={close}
      />
    </SettingsSection>
  );
}

type LineProps = { metric: CustomMetric; mayWrite: boolean; onOpen: (open: Open) => void };

function MetricLine({ metric, mayWrite, onOpen }: LineProps) {
  const t = useTexts(metricsTexts);
  return (
    <li>
      <span className="grow">
        <span className="med">{metric.name}</span> <Limits metric={metric} />
        <code className="metric-formula">{metric.formula}</code>
      </span>
      <span className="row" style={{ gap: 2 }}>
        <IconAction
          size="small"
          label={t('versionsOf', { name: metric.name })}
          onClick={() => onOpen({ what: 'versions', metric })}
        >
          <History size={14} />
        </IconAction>
        {mayWrite && (
          <>
            <IconAction
              size="small"
              label={t('editOf', { name: metric.name })}
              onClick={() => onOpen({ what: 'form', metric })}
            >
              <Pencil size={14} />
            </IconAction>
            <IconAction
              size="small"
              label={t('removeOf', { name: metric.name })}
              onClick={() => onOpen({ what: 'remove', metric })}
            >
              <Trash2 size={14} />
            </IconAction>
          </>
        )}
      </span>
    </li>
  );
}

function Limits({ metric: { lower_limit, upper_limit, unit } }: { metric: CustomMetric }) {
  const shown = [
    ...(lower_limit === null ? [] : [`≥ ${formatNumber(lower_limit, 2)}`]),
    ...(upper_limit === null ? [] : [`≤ ${formatNumber(upper_limit, 2)}`]),
  ];
  const text = [shown.join(', '), unit].filter(Boolean).join(' ');
  return text === '' ? null : <span className="sm mut num">{text}</span>;
}
