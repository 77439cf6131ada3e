import { formatClock, formatSeconds } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { callPlayerTexts } from './player.texts.ts';
import type { Mark } from './use-marks.ts';

export function useMarkLabel() {
  const t = useTexts(callPlayerTexts);
  return ({ kind, startMs, endMs, isMusic, name }: Mark): string => {
    if (kind === 'match' || kind === 'found') return name ?? '';
    const length = endMs - startMs;
    if (kind === 'hold') return t(isMusic ? 'holdMusic' : 'hold', { time: formatClock(length) });
    return t(kind, { time: kind === 'interruption' ? formatSeconds(length) : formatClock(length) });
  };
}
