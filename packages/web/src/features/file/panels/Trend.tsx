import type { KeptEmotions } from '@earshot/core/emotions/emotions.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { emotionTexts } from '../../../shared/emotions/emotion.texts.ts';

/** Whether what was felt got better or worse; nothing where too little was said to tell. */
export function Trend({ trend }: Pick<KeptEmotions, 'trend'>) {
  const t = useTexts(emotionTexts);
  if (trend === null) return null;
  const tone = { improving: 'tone-ok', worsening: 'tone-bad', steady: 'tone-mute' }[trend];
  return <span className={`chip small push ${tone}`}>{t(trend)}</span>;
}
