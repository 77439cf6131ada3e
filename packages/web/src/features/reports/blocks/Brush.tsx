import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { slidTo } from '../../../lib/slider-keys.ts';
import { blockTexts } from './blocks.texts.ts';

type Props = {
  /** What the steps are called, in their order. */
  names: readonly string[];
  /** The first and the last step that were chosen. */
  onChoose: (from: number, to: number) => void;
  /** What is drawn under it. */
  children: ReactNode;
};
type Stretch = { from: number; to: number };

/** A stretch of a chart over time, drawn with the pointer or with two sliders, which becomes the period that is shown. */
export function Brush({ names, onChoose, children }: Props) {
  const t = useTexts(blockTexts);
  const last = names.length - 1;
  const [stretch, setStretch] = useState<Stretch | null>(null);
  const drag = useDrag(names.length, setStretch);
  const { from, to } = stretch ?? { from: 0, to: last };
  const choose = () => {
    if (stretch === null) return;
    setStretch(null);
    onChoose(from, to);
  };
  const edges = { from, to, names, onStretch: setStretch, onChoose: choose };
  return (
    <div className="report-brush" {...drag}>
      {children}
      {stretch && (
        <i
          className="report-brush-area"
          style={{
            left: `${(from / names.length) * 100}%`,
            right: `${(1 - (to + 1) / names.length) * 100}%`,
          }}
        />
      )}
      <Edge {...edges} edge="from" />
      <Edge {...edges} edge="to" />
      {stretch && (
        <button
          type="button"
          className="report-brush-show"
          style={{ left: `${Math.min(80, Math.max(20, ((from + to + 1) / 2 / names.length) * 100))}%` }}
          onClick={choose}
        >
          {t('brushShow', { from: names[from] ?? '', to: names[to] ?? '' })}
        </button>
      )}
    </div>
  );
}

type EdgeProps = Stretch & {
  names: readonly string[];
  edge: 'from' | 'to';
  onStretch: (stretch: Stretch | null) => void;
  onChoose: () => void;
};

function Edge({ edge, names, from, to, onStretch, onChoose }: EdgeProps) {
  const t = useTexts(blockTexts);
  const isFirst = edge === 'from';
  const value = isFirst ? from : to;
  const [min, max] = isFirst ? [0, to] : [from, names.length - 1];
  const press = (event: KeyboardEvent) => {
    const next = slidTo(event, { value, min, max, step: 1, fine: 1, page: 7 });
    if (event.key === 'Enter') onChoose();
    else if (event.key === 'Escape') onStretch(null);
    else if (next === undefined) return;
    else onStretch(isFirst ? { from: next, to } : { from, to: next });
    event.preventDefault();
    // The player would go on by seconds.
    event.stopPropagation();
  };
  return (
    <span
      role="slider"
      tabIndex={0}
      className="report-brush-edge"
      aria-label={t(isFirst ? 'brushFrom' : 'brushTo')}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={names[value] ?? ''}
      style={{ left: `${((isFirst ? from : to + 1) / names.length) * 100}%` }}
      onKeyDown={press}
    />
  );
}

/** Fewer pixels than these are a click. */
const leastDrag = 6;

/** Draws a stretch with the pointer. */
function useDrag(count: number, onStretch: (stretch: Stretch | null) => void) {
  const start = useRef<number | null>(null);
  const wasDragged = useRef(false);
  const stepAt = ({ currentTarget }: PointerEvent, x: number) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.min(count - 1, Math.max(0, Math.floor(((x - left) / width) * count)));
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isControl = (event.target as Element).closest('button, [role="slider"]') !== null;
      if (event.button !== 0 || isControl) return;
      start.current = event.clientX;
      wasDragged.current = false;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null || Math.abs(event.clientX - start.current) < leastDrag) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      wasDragged.current = true;
      const [one, other] = [stepAt(event, start.current), stepAt(event, event.clientX)];
      onStretch({ from: Math.min(one, other), to: Math.max(one, other) });
    },
    onPointerUp: () => {
      start.current = null;
    },
    onPointerCancel: () => {
      start.current = null;
    },
    onClickCapture: (event: MouseEvent) => {
      // What was drawn over is not opened.
      if (wasDragged.current) event.preventDefault();
      if (wasDragged.current && (event.target as Element).closest('a')) event.stopPropagation();
      wasDragged.current = false;
    },
  };
}
