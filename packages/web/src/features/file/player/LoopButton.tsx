import { Repeat } from 'lucide-react';
import { IconAction } from '../../../components/IconAction.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { currentMs } from '../../../shared/player/playback.ts';
import { usePlayer } from '../../../shared/player/player-store.ts';
import type { Row } from '../transcript/transcript-index.ts';
import { callPlayerTexts } from './player.texts.ts';

/** Has a stretch of the call be heard again and again. */
export function LoopButton({ rows, durationMs }: { rows: readonly Row[]; durationMs: number }) {
  const t = useTexts(callPlayerTexts);
  const loop = usePlayer((player) => player.loop);
  return (
    <IconAction
      size="small"
      label={t(loop ? 'loopOff' : 'loop')}
      aria-pressed={loop !== null}
      sx={loop ? { color: 'var(--primary-fg)', background: 'var(--primary-bg)' } : {}}
      onClick={() =>
        usePlayer.setState({ loop: loop === null ? turnAround(rows, currentMs(), durationMs) : null })
      }
    >
      <Repeat size={16} />
    </IconAction>
  );
}

/** The turn that is being said, or the next ten seconds. */
function turnAround(
  rows: readonly Row[],
  ms: number,
  durationMs: number,
): { startMs: number; endMs: number } {
  const turn = rows.find((row) => row.kind === 'turn' && ms >= row.startMs && ms < row.endMs);
  if (turn !== undefined) return { startMs: turn.startMs, endMs: turn.endMs };
  return {
    startMs: Math.min(ms, Math.max(0, durationMs - 10_000)),
    endMs: Math.min(ms + 10_000, durationMs),
  };
}
