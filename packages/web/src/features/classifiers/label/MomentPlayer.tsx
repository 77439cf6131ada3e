import type { QueueItem } from '@earshot/core/classifiers/queue.api.ts';
import { useQuery } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useCustomization } from '../../../lib/customization.ts';
import { formatClock } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { peaksQuery } from '../../../shared/files/files.queries.ts';
import { type HitCall, playInCall, useIsPlaying } from '../../../shared/hits/play-call.ts';
import { onTick } from '../../../shared/player/playback.ts';
import '../../../shared/player/player.css';
import { usePlayer } from '../../../shared/player/player-store.ts';
import { SpeedMenu } from '../../../shared/player/SpeedMenu.tsx';
import { drawLanes, fullScaleOf, laneColours } from '../../../shared/player/waveform.ts';
import { words } from '../../../shared/words.texts.ts';
import { labelTexts } from './label.texts.ts';

type Props = { call: HitCall; place: QueueItem['place'] };

/** Shown before and after it. */
const aroundMs = 12_000;

/** Plays the place that is asked about; around it, how loud who was. */
export function MomentPlayer({ call, place }: Props) {
  const t = useTexts(labelTexts);
  const w = useTexts(words);
  const { start_ms, end_ms, file_id } = place;
  const isPlaying = useIsPlaying(file_id, start_ms, end_ms);
  return (
    <section className="moment-player" aria-label={t('player')}>
      <button
        type="button"
        className="play-button"
        data-testid="play-moment"
        aria-label={w(isPlaying ? 'pause' : 'play')}
        onClick={() => playInCall(call, start_ms, end_ms)}
      >
        {isPlaying ? (
          <Pause size={16} fill="currentColor" strokeWidth={0} />
        ) : (
          <Play size={16} fill="currentColor" strokeWidth={0} />
        )}
      </button>
      <span className="num sm t2">
        {formatClock(start_ms)} – {formatClock(end_ms)}
      </span>
      <Wave key={`${file_id}-${start_ms}`} place={place} />
      <SpeedMenu />
    </section>
  );
}

function Wave({ place: { file_id, start_ms, end_ms } }: Pick<Props, 'place'>) {
  const peaks = useQuery({ ...peaksQuery(file_id), retry: false }).data;
  const mode = useCustomization(({ themeMode }) => themeMode);
  const canvas = useRef<HTMLCanvasElement>(null);
  const head = useRef<HTMLSpanElement>(null);
  const fromMs = Math.max(0, start_ms - aroundMs);
  const toMs = end_ms + aroundMs;
  const at = (ms: number) => `${((ms - fromMs) / (toMs - fromMs)) * 100}%`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: colours are read from CSS when the mode changes.
  useEffect(() => {
    const lanes = (peaks?.channels ?? []).map((values, index) => ({
      values,
      ...laneColours(peaks?.roles[index] ?? null),
    }));
    const fullScale = fullScaleOf(peaks?.channels ?? []);
    return onTick((ms) => {
      const isHere = usePlayer.getState().fileId === file_id && ms >= fromMs && ms <= toMs;
      if (head.current) {
        head.current.hidden = !isHere;
        head.current.style.insetInlineStart = `${((ms - fromMs) / (toMs - fromMs)) * 100}%`;
      }
      if (canvas.current === null || lanes.length === 0) return;
      drawLanes(canvas.current, {
        lanes,
        perSecond: peaks?.per_second ?? 20,
        fromMs,
        toMs,
        playedMs: isHere ? ms : start_ms,
        laneHeight: lanes.length === 1 ? 36 : 18,
        gap: 0,
        step: 4,
        fullScale,
      });
    });
  }, [peaks, mode, fromMs, toMs, start_ms, file_id]);
  return (
    <span className="moment-wave" aria-hidden>
      <span
        className="moment-stretch"
        style={{ insetInlineStart: at(start_ms), insetInlineEnd: `calc(100% - ${at(end_ms)})` }}
      />
      <canvas ref={canvas} style={{ height: 36 }} />
      <span className="moment-head" ref={head} hidden />
    </span>
  );
}
