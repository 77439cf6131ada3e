import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { File } from '@earshot/core/files/files.ts';
import type { getMetrics } from '@earshot/core/metrics/metrics.api.ts';
import type { CallMetrics } from '@earshot/core/metrics/metrics.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import { formatClock, formatNumber, formatPercent, formatSeconds } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useSpeakerName } from '../editing/use-speaker-name.ts';
import { AbonentEmotion } from './AbonentEmotion.tsx';
import { Measures } from './Measures.tsx';
import { OwnMetrics } from './OwnMetrics.tsx';
import { panelsTexts } from './panels.texts.ts';
import type { PanelProps } from './panels.ts';
import { shareGap } from './share-sum.ts';

type Props = {
  file: File;
  metrics: ReplyOf<typeof getMetrics>;
  transcript: Transcript | undefined;
  isOnPaper?: boolean;
};

const colours: Record<string, string> = { operator: 'var(--op)', abonent: 'var(--ab)' };
const inks: Record<string, string> = { operator: 'var(--op-fg)', abonent: 'var(--ab-fg)' };

/** The numbers of the call, once they are measured. */
export function SummaryTab({
  file,
  metrics,
  transcript,
  isOnPaper = false,
}: Pick<PanelProps, 'file' | 'metrics' | 'transcript'> & { isOnPaper?: boolean }) {
  const t = useTexts(panelsTexts);
  if (metrics === undefined) return <p className="mut side-section">{t('numbersSoon')}</p>;
  return <Numbers {...{ file, metrics, transcript, isOnPaper }} />;
}

function Numbers(props: Props) {
  const { file, metrics, isOnPaper = false } = props;
  return (
    <>
      <TalkShare {...props} />
      <Measures metrics={metrics} isChat={file.type === 'text'} isOnPaper={isOnPaper} />
      <AbonentEmotion file={file} transcript={props.transcript} />
      <OwnMetrics metrics={metrics.custom} />
      {metrics.speakers.length > 1 && <BySpeaker {...props} />}
    </>
  );
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
  const gap = shareGap(
    parts.map(({ share }) => share),
    silence,
  );
  const overlap = metrics.overlap_ms.value;
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
      {gap === 'over' && overlap !== null && (
        <p className="xs mut share-gap">{t('sharesOver', { time: formatSeconds(overlap) })}</p>
      )}
      {gap === 'under' && <p className="xs mut share-gap">{t('sharesUnder')}</p>}
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
