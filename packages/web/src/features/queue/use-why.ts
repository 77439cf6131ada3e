import type { WaitReason } from '@earshot/core/queue/queue.api.ts';
import { formatTime } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { queueTexts } from './queue.texts.ts';

/** Says why a conversation is not in work yet. */
export function useWhy() {
  const t = useTexts(queueTexts);
  return (why: WaitReason): string => {
    switch (why.code) {
      case 'places_busy': {
        const before = why.ahead === 0 ? t('next') : t('ahead', { count: why.ahead });
        return why.others_take_turns ? `${before} ${t('others')}` : before;
      }
      case 'retry':
        return t(`retry_${why.reason}`, { time: formatTime(why.at, new Date()) });
      default:
        return t(why.code);
    }
  };
}
