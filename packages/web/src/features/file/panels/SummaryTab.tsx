import type { Span } from '@earshot/core/call/span.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { File } from '@earshot/core/files/files.ts';
import type { getMetrics } from '@earshot/core/metrics/metrics.api.ts';
import type { CallMetrics, Measured } from '@earshot/core/metrics/metrics.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import { formatClock, formatNumber, formatPercent, formatSeconds } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { currentMs, seek } from '../../../shared/player/playback.ts';
import { useSpeakerName } from '../editing/use-speaker-name.ts';
import { OwnMetrics } from './OwnMetrics.tsx';
import { panelsTexts } from './panels.texts.ts';
import type { PanelProps } from './panels.ts';

type Props = { file: File; metrics: ReplyOf<typeof getMetrics>; transcript: Transcript | undefined };

const colours: Record<string, string> = { operator: 'var(--op)', abonent: 'var(--ab)' };
const inks: Record<string, string> = { operator: 'var(--op-fg)', abonent: 'var(--ab-fg)' };

/** The numbers of the call, once they are measured. */
export function SummaryTab({
  file,
  metrics,
  transcript,
}: Pick<PanelProps, 'file' | 'metrics' | 'transcript'>) {
  const t = useTexts(panelsTexts);
  if (metrics === undefined) return <p className="mut side-section">{t('numbersSoon')}</p>;
  return <Numbers {...{ file, metrics, transcript }} />;
}

function Numbers(props: Props) {
  const { metrics } = props;
  const t = useTexts(panelsTexts);
  const db = (value: number) => t('decibels', { value: formatNumber(value, 0) });
  const operator = metrics.speakers.find(({ role }) => role === 'operator') ?? metrics.speakers[0];
  const longest = metrics.speakers
    .map((one) => one.longest_monologue_ms)
    .reduce(
      (a, b) => ((b.value ?? -1) > (a.value ?? -1) ? b : a),
      metrics.speakers[0]?.longest_monologue_ms ?? unknown,
    );
  const { evidence } = metrics;
  const isChat = props.file.type === 'text';
  return (
    <>
      <TalkShare {...props} />
      <section className="side-section">
        <div className="metrics">
          <Metric
            isChat={isChat}
            label={t('mWords')}
            value={metrics.words_per_minute}
            show={(value) => formatNumber(value, 0)}
          />
          <Metric
            isChat={isChat}
            label={t('mResponse')}
            value={operator?.response_ms ?? unknown}
            show={(value) => formatSeconds(value)}
          />
          <Metric
            isChat={isChat}
            label={t('mLongest')}
            value={longest}
            show={formatClock}
            moments={evidence.longest_monologues}
          />
          <Metric
            isChat={isChat}
            label={t('mHolds')}
            value={metrics.holds}
            show={(value) =>
              value > 0 && metrics.hold_ms.value !== null
                ? `${formatNumber(value)} · ${formatClock(metrics.hold_ms.value)}`
                : formatNumber(value)
            }
            moments={evidence.holds}
          />
          <Metric
            isChat={isChat}
            label={t('mInterruptions')}
            value={metrics.interruptions}
            show={(value) => formatNumber(value)}
            moments={evidence.interruptions}
            tone="var(--mk-int-fg)"
          />
          <Metric
            isChat={isChat}
            label={t('mQuestions')}
            value={metrics.questions}
            show={(value) => formatNumber(value)}
            moments={evidence.questions}
          />
          <Metric
            isChat={isChat}
            label={t('mSilence')}
            value={metrics.longest_silence_ms}
            show={formatClock}
            moments={longestOf(evidence.silences)}
          />
          <Metric
            isChat={isChat}
            label={t('mOverlap')}
            value={metrics.overlap_ms}
            show={(value) => formatSeconds(value)}
            moments={evidence.overlaps}
          />
          <Metric isChat={isChat} label={t('mLoudness')} value={metrics.loudness_db} show={db} />
          {isChat && (
            <Metric isChat label={t('mTurns')} value={metrics.turns} show={(value) => formatNumber(value)} />
          )}
        </div>
      </section>
      <OwnMetrics metrics={metrics.custom} />
      {metrics.speakers.length > 1 && <BySpeaker {...props} />}
    </>
  );
}

const unknown: Measured = { value: null, reason: 'unknown_speakers' };
const longestOf = (spans: readonly Span[]) =>
  [...spans].sort((a, b) => b.end_ms - b.start_ms - (a.end_ms - a.start_ms)).slice(0, 1);

function Metric({
  label,
  value,
  show,
  moments = [],
  tone,
  isChat,
}: {
  isChat: boolean;
  label: string;
  value: Measured;
  show: (value: number) => string;
  moments?: readonly Span[];
  tone?: string;
}) {
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

function TalkShare({ file, metrics, transcript }: Props) {
  const t = useTexts(panelsTexts);
  const name = useSpeakerName(file, transcript);
  const known = metrics.speakers.filter((one) => one.talk_ms.value !== null && metrics.speakers.length > 1);
  const silence = metrics.silence_share.value;
  const talk = metrics.talk_ms.value;
  const parts = known.map((one) => ({
    key: one.speaker,
    role: one.role ?? '',
    share: (one.talk_ms.value ?? 0) / Math.max(1, metrics.duration_ms),
    name: name(one.speaker, one.role),
  }));
  if (parts.length === 0 && talk === null) return null;
  return (
    <section className="side-section">
      <h2>
        {t('talkShare')}
        {silence !== null && (
          <span className="push mut" style={{ fontWeight: 400 }}>
            {t('silenceShare', { share: formatPercent(silence) })}
          </span>
        )}
      </h2>
      <div className="share" aria-hidden>
        {parts.map((part) => (
          <i
            key={part.key}
            style={{ width: `${part.share * 100}%`, background: colours[part.role] ?? 'var(--mute)' }}
          />
        ))}
        {parts.length === 0 && talk !== null && (
          <i style={{ width: `${(talk / metrics.duration_ms) * 100}%`, background: 'var(--mute)' }} />
        )}
        <i style={{ flex: 1, background: 'var(--surface-3)' }} />
      </div>
      <div className="row sm med" style={{ marginTop: 6, gap: 12 }}>
        {parts.map((part) => (
          <span key={part.key} style={{ color: inks[part.role] ?? 'var(--text-2)' }}>
            {part.name} {formatPercent(part.share)}
          </span>
        ))}
        {parts.length === 0 && talk !== null && (
          <span className="mut">
            {t('talkUnknown', { share: formatPercent(talk / metrics.duration_ms) })}
          </span>
        )}
      </div>
    </section>
  );
}

type Known = Exclude<keyof CallMetrics['speakers'][number], 'speaker' | 'role'>;

function BySpeaker({ file, metrics, transcript }: Props) {
  const t = useTexts(panelsTexts);
  const name = useSpeakerName(file, transcript);
  const rows = [
    { label: t('mTalk'), of: 'talk_ms', show: formatClock },
    { label: t('mWords'), of: 'words_per_minute', show: (value: number) => formatNumber(value) },
    { label: t('mTurns'), of: 'turns', show: (value: number) => formatNumber(value) },
    { label: t('mResponse'), of: 'response_ms', show: (value: number) => formatSeconds(value) },
    { label: t('mLongest'), of: 'longest_monologue_ms', show: formatClock },
    { label: t('mInterruptions'), of: 'interruptions', show: (value: number) => formatNumber(value) },
    { label: t('mQuestions'), of: 'questions', show: (value: number) => formatNumber(value) },
    {
      label: t('mLoudness'),
      of: 'loudness_db',
      show: (value: number) => t('decibels', { value: formatNumber(value) }),
    },
  ].filter(({ of }) =>
    metrics.speakers.some((one) => one[of as Known].value !== null || file.type === 'audio'),
  ) as { label: string; of: Known; show: (value: number) => string }[];
  return (
    <section className="side-section">
      <h2>{t('bySpeaker')}</h2>
      <table className="by-speaker">
        <thead>
          <tr>
            <td />
            {metrics.speakers.map((one) => (
              <th key={one.speaker} scope="col" style={{ color: inks[one.role ?? ''] }}>
                {name(one.speaker, one.role)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, of, show }) => (
            <tr key={of}>
              <th scope="row">{label}</th>
              {metrics.speakers.map((one) => {
                const { value, reason } = one[of];
                return (
                  <td
                    key={one.speaker}
                    className="num"
                    title={reason ? t('notMeasurable', { why: t(`why_${reason}`) }) : undefined}
                  >
                    {value === null ? <span className="mut">–</span> : show(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
