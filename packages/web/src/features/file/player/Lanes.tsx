import './call-player.css';
import type { Peaks } from '@earshot/core/files/files.api.ts';
import type { File } from '@earshot/core/files/files.ts';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { IconAction } from '../../../components/IconAction.tsx';
import { useCustomization } from '../../../lib/customization.ts';
import { formatClock } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { currentMs, onTick, seek } from '../../../shared/player/playback.ts';
import { usePlayer } from '../../../shared/player/player-store.ts';
import { drawLanes, fullScaleOf, type Lane, laneColours } from '../../../shared/player/waveform.ts';
import { words } from '../../../shared/words.texts.ts';
import { fileTexts } from '../file.texts.ts';
import { MarkIcon } from './MarkIcon.tsx';
import { Minimap } from './Minimap.tsx';
import { callPlayerTexts } from './player.texts.ts';
import { useMarkLabel } from './use-mark-label.ts';
import type { Mark } from './use-marks.ts';
import { useWidth } from './use-width.ts';
import { clampView, firstView, followed, ticksOf, type View, zoomed } from './view-window.ts';

const laneHeight = 48;
const laneGap = 6;

type Props = { file: File; peaks: Peaks; marks: readonly Mark[] };

/** A lane for each side, the operator above. */
export function Lanes({ file, peaks, marks }: Props) {
  const p = useTexts(callPlayerTexts);
  const w = useTexts(words);
  const durationMs = peaks.duration_ms;
  const [view, setView] = useState(() => firstView(durationMs));
  const order = [...peaks.channels.keys()].sort(
    (a, b) => Number(peaks.roles[a] === 'abonent') - Number(peaks.roles[b] === 'abonent'),
  );
  const height = order.length * laneHeight + (order.length - 1) * laneGap;
  const zoom = (factor: number) =>
    setView((now) => zoomed(now, factor, Math.min(Math.max(currentMs(), now.fromMs), now.toMs), durationMs));
  return (
    <div className="lanes">
      <div className="lane-labels" style={{ paddingTop: 24 }}>
        {order.map((channel) => {
          const role = peaks.roles[channel];
          return (
            <div key={channel} style={{ height: laneHeight, marginBottom: laneGap }}>
              <b>
                <i
                  style={{
                    background:
                      role === 'abonent' ? 'var(--ab)' : role === 'operator' ? 'var(--op)' : 'var(--mute)',
                  }}
                />
                {role === 'operator' || role === 'abonent' ? w(role) : p('everyone')}
              </b>
              <span className="sm mut el">
                {role === 'abonent' ? file.abonent : role === 'operator' ? file.operator : null}
              </span>
            </div>
          );
        })}
        <span className="row zoom-buttons">
          <IconAction
            size="small"
            label={p('zoomOut')}
            disabled={view.toMs - view.fromMs >= durationMs}
            onClick={() => zoom(2)}
            sx={{ width: 22, height: 22 }}
          >
            <ZoomOut size={13} />
          </IconAction>
          <IconAction
            size="small"
            label={p('zoomIn')}
            onClick={() => zoom(0.5)}
            sx={{ width: 22, height: 22 }}
          >
            <ZoomIn size={13} />
          </IconAction>
        </span>
      </div>
      <LanesView {...{ peaks, marks, view, setView, order, height }} />
      <span className="whole-label xs mut">{p('wholeCall')}</span>
      <Minimap
        peaks={peaks}
        order={order}
        marks={marks}
        view={view}
        onView={(next) => setView(clampView(next, durationMs))}
      />
    </div>
  );
}

type ViewProps = {
  peaks: Peaks;
  marks: readonly Mark[];
  view: View;
  setView: (change: (view: View) => View) => void;
  order: number[];
  height: number;
};

function LanesView({ peaks, marks, view, setView, order, height }: ViewProps) {
  const t = useTexts(fileTexts);
  const label = useMarkLabel();
  const durationMs = peaks.duration_ms;
  const loop = usePlayer((player) => player.loop);
  const mode = useCustomization(({ themeMode }) => themeMode);
  const box = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const clock = useRef<HTMLSpanElement>(null);
  const drag = useRef<{ x: number; ms: number } | null>(null);
  const width = useWidth(box);
  const span = Math.max(1, view.toMs - view.fromMs);
  const percent = (ms: number) => `${((ms - view.fromMs) / span) * 100}%`;
  // A label that would be cut at the edge is left out.
  const ticks = ticksOf(view, width).filter((ms) => ((view.toMs - ms) / span) * width > 16);
  const inView = ({ startMs, endMs }: { startMs: number; endMs: number }) =>
    endMs > view.fromMs && startMs < view.toMs;

  // biome-ignore lint/correctness/useExhaustiveDependencies: width and mode change what is drawn though they are not read.
  useEffect(() => {
    const lanes: Lane[] = order.map((channel) => ({
      values: peaks.channels[channel] ?? [],
      ...laneColours(peaks.roles[channel] ?? null),
    }));
    const fullScale = fullScaleOf(peaks.channels);
    let drawn = -1;
    return onTick((ms) => {
      if (ms < view.fromMs || ms > view.toMs) setView((now) => followed(now, ms, durationMs));
      const pixel = Math.round(((ms - view.fromMs) / span) * (canvas.current?.clientWidth ?? 0));
      if (head.current) head.current.style.transform = `translateX(${pixel}px)`;
      if (clock.current) {
        clock.current.textContent = formatClock(ms);
        // The label stays inside while the line reaches the edge.
        const full = canvas.current?.clientWidth ?? 0;
        const shift = Math.max(0, 20 - pixel) + Math.min(0, full - 20 - pixel);
        clock.current.style.translate = `${shift}px`;
      }
      area.current?.setAttribute('aria-valuenow', String(Math.round(ms / 1000)));
      area.current?.setAttribute('aria-valuetext', formatClock(ms));
      if (canvas.current === null || Math.abs(pixel - drawn) < 1) return;
      drawn = pixel;
      drawLanes(canvas.current, {
        lanes,
        perSecond: peaks.per_second,
        ...view,
        playedMs: ms,
        laneHeight,
        gap: laneGap,
        step: 5,
        fullScale,
      });
    });
  }, [peaks, view, width, mode, order.join()]);

  // React listens to wheels passively, and then the page would zoom along.
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey && Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
      event.preventDefault();
      const rect = element.getBoundingClientRect();
      setView((now) => {
        const perPixel = (now.toMs - now.fromMs) / rect.width;
        if (!event.ctrlKey && !event.metaKey) {
          return clampView(
            { fromMs: now.fromMs + event.deltaX * perPixel, toMs: now.toMs + event.deltaX * perPixel },
            durationMs,
          );
        }
        return zoomed(
          now,
          event.deltaY > 0 ? 1.25 : 0.8,
          now.fromMs + (event.clientX - rect.left) * perPixel,
          durationMs,
        );
      });
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [durationMs, setView]);

  const msAt = (event: PointerEvent) => {
    const rect = (box.current as HTMLDivElement).getBoundingClientRect();
    return Math.min(durationMs, Math.max(0, view.fromMs + ((event.clientX - rect.left) / rect.width) * span));
  };
  return (
    <div className="lanes-view" ref={box}>
      <div className="mark-row">
        {marks.filter(inView).map((mark) => (
          <button
            key={`${mark.kind}-${mark.startMs}-${mark.endMs}`}
            type="button"
            className="plain mark"
            style={{ left: percent(Math.max(mark.startMs, view.fromMs)) }}
            title={`${label(mark)}, ${formatClock(mark.startMs)}`}
            aria-label={`${label(mark)}, ${formatClock(mark.startMs)}`}
            onClick={() => seek(mark.startMs, true)}
          >
            <MarkIcon kind={mark.kind} />
          </button>
        ))}
      </div>
      <div
        ref={area}
        className="lane-area"
        role="slider"
        tabIndex={0}
        aria-label={t('lanes')}
        aria-valuemin={0}
        aria-valuemax={Math.round(durationMs / 1000)}
        aria-valuenow={0}
        style={{ height }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowRight') seek(currentMs() + 5000);
          else if (event.key === 'ArrowLeft') seek(currentMs() - 5000);
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          drag.current = { x: event.clientX, ms: msAt(event) };
        }}
        onPointerMove={(event) => {
          if (drag.current === null || Math.abs(event.clientX - drag.current.x) < 6) return;
          const [startMs, endMs] = [drag.current.ms, msAt(event)].sort((a, b) => a - b) as [number, number];
          usePlayer.setState({ loop: { startMs, endMs } });
        }}
        onPointerUp={(event) => {
          const from = drag.current;
          drag.current = null;
          if (from === null) return;
          const isClick = Math.abs(event.clientX - from.x) < 6;
          seek(isClick ? from.ms : Math.min(from.ms, msAt(event)), !isClick);
        }}
      >
        {order.map((channel, index) => (
          <div
            key={channel}
            className="lane-back"
            style={{ top: index * (laneHeight + laneGap), height: laneHeight }}
          />
        ))}
        <canvas ref={canvas} style={{ height }} />
        {marks
          .filter((mark) => mark.kind !== 'silence' && inView(mark))
          .map((mark) => (
            <div
              key={`${mark.kind}-${mark.startMs}-${mark.endMs}`}
              className={`band ${mark.kind}`}
              style={{
                left: percent(Math.max(mark.startMs, view.fromMs)),
                width: `${((Math.min(mark.endMs, view.toMs) - Math.max(mark.startMs, view.fromMs)) / span) * 100}%`,
              }}
            >
              {mark.kind === 'hold' && <span>{label(mark)}</span>}
            </div>
          ))}
        {loop && inView(loop) && (
          <div
            className="band loop"
            style={{
              left: percent(Math.max(loop.startMs, view.fromMs)),
              width: `${((Math.min(loop.endMs, view.toMs) - Math.max(loop.startMs, view.fromMs)) / span) * 100}%`,
            }}
          />
        )}
      </div>
      <div className="axis" aria-hidden>
        {ticks.map((ms) => (
          <span key={ms} style={{ left: percent(ms) }}>
            {formatClock(ms)}
          </span>
        ))}
      </div>
      <div className="playhead" ref={head} style={{ height: height + 4 }} aria-hidden>
        <span ref={clock} style={{ top: height + 8 }} />
      </div>
    </div>
  );
}
