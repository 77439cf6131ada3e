import { emotionNames, type KeptEmotions } from '@earshot/core/emotions/emotions.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useQuery } from '@tanstack/react-query';
import { CallError } from '../../../lib/call.ts';
import { formatPercent } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import { builderTexts } from '../../../shared/rules/builder/builder.texts.ts';
import { EmotionChart } from './EmotionChart.tsx';
import type { PanelProps } from './panels.ts';
import './emotions.css';
import { useSpeakerName } from '../editing/use-speaker-name.ts';
import { emotionsQuery } from './emotions.queries.ts';
import { emotionsTexts } from './emotions.texts.ts';
import { FeltPhrases } from './FeltPhrases.tsx';
import { Trend } from './Trend.tsx';

type Props = Pick<PanelProps, 'file' | 'transcript' | 'areEmotionsShown' | 'onEmotions'>;

/** What the call feels like: over time, by side, and which words say so. */
export function EmotionsTab({ file, transcript, areEmotionsShown, onEmotions }: Props) {
  const t = useTexts(emotionsTexts);
  const query = useQuery(emotionsQuery(file.file_id));
  const speakerName = useSpeakerName(file, transcript);
  const emotions = query.data;
  if (query.isError) {
    const isSoon = query.error instanceof CallError && query.error.code === 'files.still_processing';
    if (isSoon) return <p className="mut side-section">{t('soon')}</p>;
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (emotions === undefined) return null;
  if (transcript === undefined || emotions.phrases.length === 0)
    return <p className="mut side-section">{t('noWords')}</p>;
  return (
    <>
      <section className="side-section">
        <h2>
          {t('course')}
          <Trend trend={emotions.trend} />
        </h2>
        <EmotionChart {...{ emotions, transcript }} durationMs={file.duration_ms} file={file} />
        {emotions.origin !== 'model' && (
          <FormControlLabel
            control={<Switch size="small" checked={areEmotionsShown} onChange={(_, on) => onEmotions(on)} />}
            label={t('show')}
            sx={{ marginInlineStart: '-4px', gap: '4px' }}
          />
        )}
      </section>
      <section className="side-section">
        <h2>{t('shares')}</h2>
        {emotions.speakers.map((one) => (
          <Shares
            key={one.speaker}
            name={speakerName(
              one.speaker,
              transcript.speakers.find(({ id }) => id === one.speaker)?.role ?? null,
            )}
            mood={one}
          />
        ))}
      </section>
      <FeltPhrases {...{ file, emotions, transcript, speakerName }} />
      <section className="side-section">
        <p className="sm mut">
          {t('origin')} {t(`origin_${emotions.origin}`)}.
        </p>
        {emotions.failure && (
          <p className="notice tone-warn">
            <span>{t(`failed_${emotions.failure.kind}`, { source: emotions.failure.source })}</span>
          </p>
        )}
      </section>
    </>
  );
}

function Shares({ name, mood }: { name: string; mood: KeptEmotions['speakers'][number] }) {
  const emotionName = useTexts(builderTexts);
  const said = emotionNames.filter((one) => mood.shares[one] > 0);
  return (
    <div className="emotion-shares">
      <p className="side-line sm">
        <b>{name}</b>
        <Trend trend={mood.trend} />
      </p>
      <div className="share" aria-hidden>
        {said.map((one) => (
          <i key={one} style={{ width: formatShare(mood.shares[one]), background: `var(--emo-${one})` }} />
        ))}
      </div>
      <ul className="emotion-legend sm">
        {said.map((one) => (
          <li key={one} style={{ color: `var(--emo-${one}-fg)` }}>
            <i style={{ background: `var(--emo-${one})` }} aria-hidden />
            {emotionName(`emotion_${one}`)} <span className="num">{formatPercent(mood.shares[one])}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const formatShare = (share: number) => `${share * 100}%`;
