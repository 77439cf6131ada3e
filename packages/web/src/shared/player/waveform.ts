export type Lane = { values: readonly number[]; strong: string; soft: string };

type Draw = {
  lanes: readonly Lane[];
  perSecond: number;
  fromMs: number;
  toMs: number;
  /** Bars before this are strong. */
  playedMs: number;
  laneHeight: number;
  gap: number;
  /** What fills a lane; the same for all lanes, so that a quiet side looks quiet. */
  fullScale: number;
  /** Width of a bar with its space. */
  step: number;
};

/** Bars about a middle line, a dotted line where nobody speaks. Costs under a millisecond for a screen's width. */
export function drawLanes(canvas: HTMLCanvasElement, draw: Draw): void {
  const context = canvas.getContext('2d');
  const ratio = window.devicePixelRatio || 1;
  const width = canvas.clientWidth;
  const height = draw.lanes.length * draw.laneHeight + (draw.lanes.length - 1) * draw.gap;
  if (context === null || width === 0) return;
  if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  const msPerPixel = (draw.toMs - draw.fromMs) / width;
  for (const [index, lane] of draw.lanes.entries()) {
    const middle = index * (draw.laneHeight + draw.gap) + draw.laneHeight / 2;
    drawLane(context, lane, draw, width, middle, msPerPixel);
  }
}

function drawLane(
  context: CanvasRenderingContext2D,
  lane: Lane,
  draw: Draw,
  width: number,
  middle: number,
  msPerPixel: number,
) {
  const bar = Math.max(1, draw.step * 0.5);
  const half = draw.laneHeight / 2 - Math.min(3, draw.laneHeight * 0.06);
  // Bars stand at fixed moments, so that they do not shimmer while the window moves.
  const stepMs = draw.step * msPerPixel;
  const first = Math.floor(draw.fromMs / stepMs);
  const last = Math.ceil(draw.toMs / stepMs);
  for (let index = first; index <= last; index++) {
    const atMs = index * stepMs;
    const x = (atMs - draw.fromMs) / msPerPixel;
    if (x < -draw.step || x > width) continue;
    const loud = average(
      lane.values,
      (atMs / 1000) * draw.perSecond,
      ((atMs + stepMs) / 1000) * draw.perSecond,
    );
    context.fillStyle = atMs < draw.playedMs ? lane.strong : lane.soft;
    const size = loud <= 3 ? 0 : Math.min(1, (loud * 1.15) / draw.fullScale) ** 0.75 * half;
    if (size < 1.5) context.fillRect(x, middle - 0.75, bar, 1.5);
    else {
      context.beginPath();
      context.roundRect(x, middle - size, bar, size * 2, bar / 2);
      context.fill();
    }
  }
}

/** The mean of the peaks shows syllables and pauses where the loudest would fill every bar. */
function average(values: readonly number[], from: number, to: number): number {
  const start = Math.max(0, Math.floor(from));
  const end = Math.max(start + 1, Math.floor(to));
  let sum = 0;
  for (let at = start; at < end; at++) sum += values[at] ?? 0;
  return sum / (end - start);
}

/** Telephone speech rarely comes near 255. The very loudest is left out: clicks are not speech. */
export function fullScaleOf(channels: readonly (readonly number[])[]): number {
  const sorted = channels.flat().sort((a, b) => a - b);
  return Math.max(40, sorted[Math.floor(sorted.length * 0.997)] ?? 255);
}

/** Canvas cannot read CSS variables by itself. */
export function cssColour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

export function laneColours(role: string | null): { strong: string; soft: string } {
  if (role === 'abonent') return { strong: cssColour('--ab'), soft: cssColour('--ab-soft') };
  if (role === 'operator') return { strong: cssColour('--op'), soft: cssColour('--op-soft') };
  return { strong: cssColour('--mute-fg'), soft: cssColour('--mute') };
}
