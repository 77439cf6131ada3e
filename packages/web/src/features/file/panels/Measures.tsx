import type { Span } from '@earshot/core/call/span.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { getMetrics } from '@earshot/core/metrics/metrics.api.ts';
import type { CallMetrics, Measured } from '@earshot/core/metrics/metrics.ts';
import { formatClock, formatNumber, formatSeconds } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { currentMs, seek } from '../../../shared/player/playback.ts';
import { panelsTexts } from './panels.texts.ts';

type Props = {
  metrics: ReplyOf<typeof getMetrics>;
  isChat: boolean;
  /** On paper nothing can be played. */
  isOnPaper?: boolean;
};

/** The measures of the call as a whole; each opens the moments behind it. */
export function Measures({ metrics, isChat, isOnPaper = false }: Props) {
  const t = useTexts(panelsTexts);
  const { evidence } = metrics;
  const operator = metrics.speakers.find(({ role }) => role === 'operator') ?? metrics.speakers[0];
  const asNumber = (value: number) => formatNumber(value);
  const asSeconds = (value: number) => formatSeconds(value);
  const show = {
    holds: (value: number) =>
      value > 0 && metrics.hold_ms.value !== null
        ? `${formatNumber(value)} · ${formatClock(metrics.hold_ms.value)}`
        : formatNumber(value),
    words: (value: number) => formatNumber(value, 0),
    loudness: (value: number) => t('decibels', { value: formatNumber(value, 0) }),
  };
  const measures: MetricProps[] = [
    { label: t('mWords'), value: metrics.words_per_minute, show: show.words },
    { label: t('mResponse'), value: operator?.response_ms ?? unknown, show: asSeconds },
    {
      label: t('mLongest'),
      value: longestMonologue(metrics),
      show: formatClock,
      moments: evidence.longest_monologues,
    },
    { label: t('mHolds'), value: metrics.holds, show: show.holds, moments: evidence.holds },
    {
      label: t('mInterruptions'),
      value: metrics.interruptions,
      show: asNumber,
      moments: evidence.interruptions,
      tone: 'var(--mk-int-fg)',
    },
    { label: t('mQuestions'), value: metrics.questions, show: asNumber, moments: evidence.questions },
    {
      label: t('mSilence'),
      value: metrics.longest_silence_ms,
      show: formatClock,
      moments: longestOf(evidence.silences),
    },
    { label: t('mOverlap'), value: metrics.overlap_ms, show: asSeconds, moments: evidence.overlaps },
    { label: t('mLoudness'), value: metrics.loudness_db, show: show.loudness },
    ...(isChat ? [{ label: t('mTurns'), value: metrics.turns, show: asNumber }] : []),
  ];
  return (
    <section className="side-section">
      <div className="metrics">
        {measures.map((one) => (
          <Metric key={one.label} {...one} moments={isOnPaper ? [] : (one.moments ?? [])} isChat={isChat} />
        ))}
      </div>
    </section>
  );
}

const unknown: Measured = { value: null, reason: 'unknown_speakers' };
const longestOf = (spans: readonly Span[]) =>
  [...spans].sort((a, b) => b.end_ms - b.start_ms - (a.end_ms - a.start_ms)).slice(0, 1);

function longestMonologue({ speakers }: Pick<CallMetrics, 'speakers'>): Measured {
  return speakers
    .map((one) => one.longest_monologue_ms)
    .reduce(
      (a, b) => ((b.value ?? -1) > (a.value ?? -1) ? b : a),
      speakers[0]?.longest_monologue_ms ?? unknown,
    );
}

type MetricProps = {
  label: string;
  value: Measured;
  show: (value: number) => string;
  moments?: readonly Span[];
  tone?: string;
};

function Metric({ label, value, show, moments = [], tone, isChat }: MetricProps & { isChat: boolean }) {
  const t = useTexts(panelsTexts);
  if (value.value === null) {
    // A chat is not short of sound; it has none by nature.
    if (isChat) return null;
    const why = value.reason ? t(`why_${value.reason}`) : '';
    return (
      <div className="metric" title={t('notMeasurable', { why })}>
        <b className="mut">–</b>
        {label}
        <span className="xs">{why}</span>
      </div>
    );
  }
  const inside = (
    <>
      <b style={tone && value.value > 0 ? { color: tone } : undefined}>{show(value.value)}</b>
      {label}
    </>
  );
  if (moments.length === 0) return <div className="metric">{inside}</div>;
  return (
    <button
      type="button"
      className="plain metric"
      title={t('playMoment', { what: label })}
      onClick={() => playNext(moments)}
    >
      {inside}
    </button>
  );
}

/** Every number opens the moments behind it, one after another. */
function playNext(moments: readonly Span[]): void {
  const sorted = [...moments].sort((a, b) => a.start_ms - b.start_ms);
  const next = sorted.find(({ start_ms }) => start_ms > currentMs() + 200) ?? sorted[0];
  if (next) seek(next.start_ms, true);
}
