import { formatTime } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { queueTexts } from './queue.texts.ts';

const minuteMs = 60_000;

/** Says a moment that is expected. */
export function useDue() {
  const t = useTexts(queueTexts);
  return (moment: string | null | undefined, isGuess = false): string => {
    if (!moment) return t('notKnown');
    const now = new Date();
    if (Date.parse(moment) - now.getTime() < minuteMs) return t('withinAMinute');
    const time = formatTime(moment, now);
    return isGuess ? t('about', { time }) : time;
  };
}
