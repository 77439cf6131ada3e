import type { KeptEmotions } from '@earshot/core/emotions/emotions.ts';
import type { File } from '@earshot/core/files/files.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import { useEffect, useMemo, useRef } from 'react';
import { formatClock } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { hasSound } from '../../../shared/files/has-sound.ts';
import { onTick, seek } from '../../../shared/player/playback.ts';
import { builderTexts } from '../../../shared/rules/builder/builder.texts.ts';
import { coursePath, pointsOf } from './emotion-course.ts';
import { emotionsTexts } from './emotions.texts.ts';

type Props = { file: File; emotions: KeptEmotions; transcript: Transcript; durationMs: number | null };

const width = 372;
const height = 110;

/** The mood of the call over its time: a smoothed line, and a mark for each phrase that was not neutral. */
export function EmotionChart({ file, emotions, transcript, durationMs }: Props) {
  const t = useTexts(emotionsTexts);
  const emotionName = useTexts(builderTexts);
  const head = useRef<SVGLineElement>(null);
  const points = useMemo(
    () => pointsOf(emotions.phrases, transcript.phrases, durationMs),
    [emotions, transcript, durationMs],
  );
  const isHeard = hasSound(file);
  const endMs = durationMs ?? 1;
  useEffect(() => {
    if (!isHeard) return;
    return onTick((ms) => {
      const x = String((Math.min(ms, endMs) / endMs) * width);
      head.current?.setAttribute('x1', x);
      head.current?.setAttribute('x2', x);
    });
  }, [isHeard, endMs]);
  const y = (valence: number) => height / 2 - valence * (height / 2 - 8);
  return (
    <div className="emotion-chart" dir="ltr">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('courseOf')}>
        <line x1={0} x2={width} y1={height / 2} y2={height / 2} className="zero" />
        <path d={coursePath(points, width, y)} className="course" />
        {isHeard && <line ref={head} x1={0} x2={0} y1={0} y2={height} className="head" />}
      </svg>
      {points
        .filter(({ emotion }) => emotion !== 'neutral')
        .map(({ id, at, startMs, emotion, valence }) => {
          const label = `${emotionName(`emotion_${emotion}`)}, ${formatClock(startMs)}`;
          return (
            <button
              key={id}
              type="button"
              className="plain felt-point"
              style={{
                left: `${at * 100}%`,
                top: `${(y(valence) / height) * 100}%`,
                color: `var(--emo-${emotion})`,
              }}
              title={label}
              aria-label={label}
              disabled={!isHeard}
              onClick={() => seek(startMs, true)}
            />
          );
        })}
      <span className="pole xs mut" style={{ top: 0 }}>
        {t('pleasant')}
      </span>
      <span className="pole xs mut" style={{ bottom: 0 }}>
        {t('unpleasant')}
      </span>
    </div>
  );
}
