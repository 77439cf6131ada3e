import { useQuery } from '@tanstack/react-query';
import { Link2, Pause, Play, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconAction } from '../../components/IconAction.tsx';
import { IconLink } from '../../components/IconLink.tsx';
import { useCustomization } from '../../lib/customization.ts';
import { formatClock } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { peaksQuery } from '../files/files.queries.ts';
import { words } from '../words.texts.ts';
import { JumpIcon } from './JumpIcon.tsx';
import { closePlayer, jumpMs, onTick, seek, seekBy, togglePlay } from './playback.ts';
import './player.css';
import { playerTexts } from './player.texts.ts';
import { usePlayer } from './player-store.ts';
import { seekByKey } from './position-keys.ts';
import { SpeedMenu } from './SpeedMenu.tsx';
import { VolumeMenu } from './VolumeMenu.tsx';
import { drawLanes, fullScaleOf, laneColours } from './waveform.ts';

/** Goes on while one moves between pages. */
export function MiniPlayer() {
  const t = useTexts(playerTexts);
  const w = useTexts(words);
  const { fileId, fileName, operator, abonent, isPlaying, isNotFoundFile, copy, durationMs } = usePlayer();
  if (fileId === null) return null;
  const title = operator ?? abonent ?? fileName;
  return (
    <section className="mini-player" aria-label={t('bar')} data-testid="mini-player">
      <IconAction label={t('back')} onClick={() => seekBy(-jumpMs)} className="mini-jump">
        <JumpIcon />
      </IconAction>
      <button
        type="button"
        className="play-button"
        aria-label={w(isPlaying ? 'pause' : 'play')}
        onClick={togglePlay}
      >
        {isPlaying ? (
          <Pause size={16} fill="currentColor" strokeWidth={0} />
        ) : (
          <Play size={16} fill="currentColor" strokeWidth={0} />
        )}
      </button>
      <IconAction label={t('forward')} onClick={() => seekBy(jumpMs)} className="mini-jump">
        <JumpIcon forward />
      </IconAction>
      <div className="mini-who">
        <div className="med el">{title}</div>
        {isNotFoundFile ? (
          <div className="sm el" role="alert" style={{ color: 'var(--bad-fg)' }}>
            {t('notFound')}
          </div>
        ) : copy === 'making' ? (
          <div className="sm el" role="status">
            {t('copyMaking')}
          </div>
        ) : (
          <div className="sm mut el">
            {operator !== null && abonent !== null
              ? t('withWhom', { name: abonent })
              : title === fileName
                ? ''
                : fileName}
          </div>
        )}
      </div>
      <Strip fileId={fileId} durationMs={durationMs} label={t('position')} />
      <span className="mini-speed">
        <SpeedMenu />
      </span>
      <span className="mini-extra">
        <VolumeMenu />
        <IconLink label={t('openFile')} size="small" to="/files/$file_id" params={{ file_id: fileId }}>
          <Link2 size={16} />
        </IconLink>
      </span>
      <IconAction label={t('close')} size="small" onClick={closePlayer}>
        <X size={16} />
      </IconAction>
    </section>
  );
}

function Strip({ fileId, durationMs, label }: { fileId: string; durationMs: number; label: string }) {
  const peaks = useQuery({ ...peaksQuery(fileId), retry: false }).data;
  const mode = useCustomization(({ themeMode }) => themeMode);
  const canvas = useRef<HTMLCanvasElement>(null);
  const head = useRef<HTMLSpanElement>(null);
  const clock = useRef<HTMLSpanElement>(null);
  const slider = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: colours are read from CSS when the mode changes.
  useEffect(() => {
    const lanes = (peaks?.channels ?? []).map((values, index) => ({
      values,
      ...laneColours(peaks?.roles[index] ?? null),
    }));
    const fullScale = fullScaleOf(peaks?.channels ?? []);
    let drawn = -1;
    return onTick((ms) => {
      if (clock.current) clock.current.textContent = formatClock(ms);
      if (head.current && durationMs > 0)
        head.current.style.insetInlineStart = `${Math.min(100, (ms / durationMs) * 100)}%`;
      slider.current?.setAttribute('aria-valuenow', String(Math.round(ms / 1000)));
      slider.current?.setAttribute('aria-valuetext', formatClock(ms));
      const width = canvas.current?.clientWidth ?? 0;
      const pixel = Math.floor((ms / Math.max(1, durationMs)) * width);
      if (canvas.current === null || pixel === drawn || lanes.length === 0) return;
      drawn = pixel;
      drawLanes(canvas.current, {
        lanes,
        perSecond: peaks?.per_second ?? 20,
        fromMs: 0,
        toMs: durationMs,
        playedMs: ms,
        laneHeight: lanes.length === 1 ? 32 : 16,
        gap: 0,
        step: 4,
        fullScale,
      });
    });
  }, [peaks, durationMs, mode]);

  return (
    <>
      <span className="num sm t2" ref={clock} />
      <div
        ref={slider}
        className="mini-strip"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.round(durationMs / 1000)}
        aria-valuenow={0}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          seek(((event.clientX - box.left) / box.width) * durationMs);
        }}
        onKeyDown={(event) => seekByKey(event, durationMs)}
      >
        <canvas ref={canvas} style={{ height: 32 }} />
        <span className="mini-head" ref={head} />
      </div>
      <span className="num sm t2">{formatClock(durationMs)}</span>
    </>
  );
}
