import type { OwnMetricValue } from '@earshot/core/metrics/metrics.api.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { formulaReasonTexts } from '../../../shared/metrics/formula-reasons.texts.ts';
import { OwnMetricText } from '../../../shared/metrics/OwnMetricText.tsx';
import { ownMetricTexts } from '../../../shared/metrics/own-metric.texts.ts';
import './own-metrics.css';

/** The metrics of the workspace for this call; those outside their limits are marked. */
export function OwnMetrics({ metrics }: { metrics: readonly OwnMetricValue[] }) {
  const t = useTexts(ownMetricTexts);
  const r = useTexts(formulaReasonTexts);
  if (metrics.length === 0) return null;
  return (
    <section className="side-section" data-testid="own-metrics">
      <h2>{t('title')}</h2>
      <dl className="own-metrics">
        {metrics.map(({ id, name, value, reason, ...rest }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              {value === null ? (
                <span className="sm mut">{reason ? r(reason) : '–'}</span>
              ) : (
                <OwnMetricText metric={{ value, ...rest }} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
