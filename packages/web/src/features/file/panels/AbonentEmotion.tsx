import { emotionNames } from '@earshot/core/emotions/emotions.ts';
import type { File } from '@earshot/core/files/files.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import { useQuery } from '@tanstack/react-query';
import { formatPercent } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { builderTexts } from '../../../shared/rules/builder/builder.texts.ts';
import './emotions.css';
import { coursePath, pointsOf } from './emotion-course.ts';
import { emotionsQuery } from './emotions.queries.ts';
import { emotionsTexts } from './emotions.texts.ts';
import { Trend } from './Trend.tsx';

const width = 372;
const height = 48;
/** Valence of −1 … 1 within the box, with room for the line. */
const y = (valence: number) => height / 2 - valence * (height / 2 - 4);

/** How the abonent felt through the call, and how it went on. */
export function AbonentEmotion({ file, transcript }: { file: File; transcript: Transcript | undefined }) {
  const t = useTexts(emotionsTexts);
  const emotionName = useTexts(builderTexts);
  const emotions = useQuery(emotionsQuery(file.file_id)).data;
  const mood = emotions?.speakers.find(({ role }) => role === 'abonent');
  if (emotions === undefined || mood === undefined || transcript === undefined) return null;
  const own = transcript.phrases.filter(({ role }) => role === 'abonent');
  const points = pointsOf(emotions.phrases, own, file.duration_ms);
  const felt = emotionNames
    .filter((one) => mood.shares[one] > 0)
    .sort((a, b) => mood.shares[b] - mood.shares[a])
    .slice(0, 3);
  if (felt.length === 0) return null;
  return (
    <section className="side-section" data-testid="abonent-emotion">
      <h2>
        {t('abonent')}
        <Trend trend={mood.trend} />
      </h2>
      <svg
        className="abonent-course"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        <line x1={0} x2={width} y1={height / 2} y2={height / 2} className="zero" />
        <path d={coursePath(points, width, y)} />
      </svg>
      <ul className="emotion-legend sm">
        {felt.map((one) => (
          <li key={one} style={{ color: `var(--emo-${one}-fg)` }}>
            <i style={{ background: `var(--emo-${one})` }} aria-hidden />
            {emotionName(`emotion_${one}`)} <span className="num">{formatPercent(mood.shares[one])}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
