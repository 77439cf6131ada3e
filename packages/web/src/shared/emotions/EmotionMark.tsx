import type { File } from '@earshot/core/files/files.ts';
import { Angry, Frown, Laugh, type LucideIcon, Meh, Smile, TrendingDown, TrendingUp } from 'lucide-react';
import { useTexts } from '../../lib/i18n.ts';
import { builderTexts } from '../rules/builder/builder.texts.ts';
import { emotionTexts } from './emotion.texts.ts';

type Emotion = NonNullable<NonNullable<File['emotion']>['strongest']>;

const icons: Record<Emotion, LucideIcon> = {
  neutral: Meh,
  happiness: Laugh,
  anger: Angry,
  sadness: Frown,
  positive: Smile,
  negative: Frown,
};

/** What was felt most in a call, and whether it got better or worse. */
export function EmotionMark({ emotion, isShort = false }: Pick<File, 'emotion'> & { isShort?: boolean }) {
  const t = useTexts(emotionTexts);
  const b = useTexts(builderTexts);
  if (emotion?.strongest == null) return null;
  const { strongest, trend } = emotion;
  const Icon = icons[strongest];
  const name = b(`emotion_${strongest}`);
  const Trend = trend === 'improving' ? TrendingUp : trend === 'worsening' ? TrendingDown : null;
  return (
    <span
      className="row sm"
      style={{ gap: 4, color: `var(--emo-${strongest}-fg)`, minWidth: 0 }}
      title={trend === null ? name : `${name}, ${t(trend)}`}
    >
      <Icon size={14} aria-hidden />
      <span className={isShort ? 'visually-hidden' : 'el'}>{name}</span>
      {Trend && trend && <Trend size={13} role="img" aria-label={t(trend)} />}
    </span>
  );
}
