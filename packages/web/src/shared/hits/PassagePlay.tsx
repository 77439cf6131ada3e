import { FileText, Play, Square } from 'lucide-react';
import { formatClock } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import './hits.css';
import { hitsTexts } from './hits.texts.ts';
import { canBeHeard, type HitCall, playInCall, useIsPlaying } from './play-call.ts';

type Props = { call: HitCall; startMs: number; endMs: number };

/** Plays exactly from one moment to another; pressed again it stops. */
export function PassagePlay({ call, startMs, endMs }: Props) {
  const t = useTexts(hitsTexts);
  const isPlaying = useIsPlaying(call.file_id, startMs, endMs);
  if (!canBeHeard(call))
    return (
      <span className="hit-play silent" aria-hidden>
        <FileText size={14} />
      </span>
    );
  return (
    <button
      type="button"
      className="plain hit-play"
      data-testid="play-passage"
      aria-label={isPlaying ? t('stop') : t('play', { time: formatClock(startMs) })}
      onClick={() => playInCall(call, startMs, endMs)}
    >
      {isPlaying ? (
        <Square size={10} fill="currentColor" strokeWidth={0} />
      ) : (
        <Play size={12} fill="currentColor" strokeWidth={0} />
      )}
    </button>
  );
}
