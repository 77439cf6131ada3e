import type { Detection, Evidence } from '@earshot/core/detection/detection.ts';
import { formatClock, formatNumber, formatPercent } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useLabelChoices } from '../classifiers/use-label-choices.ts';
import { metricTexts } from '../metrics/metric-names.texts.ts';
import { useMetricName, useMetricValue } from '../metrics/metric-names.ts';
import { builderTexts } from '../rules/builder/builder.texts.ts';
import { words } from '../words.texts.ts';
import { HitList } from './HitList.tsx';
import './hits.css';
import { hitsTexts } from './hits.texts.ts';
import { PassagePlay } from './PassagePlay.tsx';
import type { HitCall } from './play-call.ts';
import type { Sought } from './sought.ts';

type Props = {
  call: HitCall;
  evidence: readonly Evidence[];
  /** The rule, where it is at hand: it says which number the value is. */
  detection?: Detection | null;
  first?: number;
  /** What the call is opened for from here. */
  sought?: Sought | undefined;
};

/** Why a rule holds for a call: the words, or the number with the moments behind it. Every moment plays. */
export function EvidenceList({ call, evidence, detection, first = 3, sought }: Props) {
  return (
    <div className="evidence">
      {evidence.map((one) => (
        <div key={`${one.method}-${one.kind}`} data-testid="evidence">
          <Value {...{ evidence: one, detection }} />
          {one.hits.length > 0 && (
            <HitList {...{ call, hits: one.hits, first, sought }} isPlain={one.kind === 'emotion'} />
          )}
          <Spans {...{ call, spans: one.spans }} />
        </div>
      ))}
    </div>
  );
}

function Value({ evidence, detection }: { evidence: Evidence; detection: Props['detection'] }) {
  const t = useTexts(hitsTexts);
  const w = useTexts(words);
  const m = useTexts(metricTexts);
  const b = useTexts(builderTexts);
  const nameOf = useMetricName();
  const show = useMetricValue();
  const { kind, value } = evidence;
  // How close a sentence came stands beside its words.
  if (kind === 'query' || kind === 'script' || value === null) return null;
  const method = detection?.methods[evidence.method];
  if (kind === 'label')
    return <LabelValue labelId={method?.kind === 'label' ? method.label_id : null} value={value} />;
  const side = method !== undefined && 'who' in method && method.who !== 'anyone' ? w(method.who) : null;
  const about = (name: string, shown: string) => (
    <p className="evidence-value">
      <span className="t2">{side === null ? name : t('of', { name, who: side })}</span>
      <b className="num">{shown}</b>
    </p>
  );
  if (kind === 'metric')
    return method?.kind === 'metric'
      ? about(nameOf(method.metric), show(method.metric, value))
      : about(t('metric'), formatNumber(value, 2));
  if (kind === 'emotion')
    return about(
      method?.kind === 'emotion' ? b(`emotion_${method.emotion}`) : t('emotion'),
      formatPercent(value),
    );
  return about(method?.kind === 'event' ? m(method.event) : t('event'), formatNumber(value));
}

/** How likely a label is; one that is gone, or of a rule that is not at hand, has no name. */
function LabelValue({ labelId, value }: { labelId: number | null; value: number }) {
  const t = useTexts(hitsTexts);
  const name = useLabelChoices()?.find(({ id }) => id === labelId)?.name;
  return (
    <p className="evidence-value">
      <span className="t2">{name === undefined ? t('label') : t('labelNamed', { name })}</span>
      <b className="num">{formatPercent(value)}</b>
    </p>
  );
}

const mostSpans = 12;

function Spans({ call, spans }: { call: HitCall; spans: Evidence['spans'] }) {
  if (spans.length === 0) return null;
  return (
    <ul className="evidence-spans">
      {spans.slice(0, mostSpans).map(({ start_ms, end_ms }) => (
        <li key={`${start_ms}-${end_ms}`} className="num sm">
          <PassagePlay call={call} startMs={start_ms} endMs={end_ms} />
          {formatClock(start_ms)}–{formatClock(end_ms)}
        </li>
      ))}
    </ul>
  );
}
