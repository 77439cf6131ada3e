/** The stretch of the call that the lanes show. */
export type View = { fromMs: number; toMs: number };

/** Whether less than all of the call is looked at. */
export const isPart = ({ fromMs, toMs }: View, total: number): boolean => toMs - fromMs < total - 1;

/** Three minutes on a laptop still tell words apart. */
const firstWindowMs = 180_000;
const closestMs = 5000;

export function firstView(durationMs: number): View {
  return { fromMs: 0, toMs: durationMs <= firstWindowMs * 1.5 ? durationMs : firstWindowMs };
}

export function clampView(view: View, durationMs: number): View {
  const span = Math.min(durationMs, Math.max(Math.min(closestMs, durationMs), view.toMs - view.fromMs));
  const fromMs = Math.min(Math.max(0, view.fromMs), durationMs - span);
  return { fromMs, toMs: fromMs + span };
}

/** Factor below 1 comes closer. The moment under the pointer stays where it is. */
export function zoomed(view: View, factor: number, aroundMs: number, durationMs: number): View {
  const span = view.toMs - view.fromMs;
  const share = span === 0 ? 0.5 : (aroundMs - view.fromMs) / span;
  const next = Math.min(durationMs, Math.max(closestMs, span * factor));
  return clampView({ fromMs: aroundMs - share * next, toMs: aroundMs + (1 - share) * next }, durationMs);
}

/** Turns the page when the playhead leaves it. */
export function followed(view: View, ms: number, durationMs: number): View {
  if (ms >= view.fromMs && ms <= view.toMs) return view;
  const span = view.toMs - view.fromMs;
  return clampView({ fromMs: ms - span * 0.1, toMs: ms + span * 0.9 }, durationMs);
}

const steps = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1800, 3600];

/** Round moments at least about ninety pixels apart. */
export function ticksOf({ fromMs, toMs }: View, width: number): number[] {
  const least = ((toMs - fromMs) / 1000) * (90 / Math.max(90, width));
  const step = (steps.find((one) => one >= least) ?? 3600) * 1000;
  const ticks: number[] = [];
  for (let at = Math.ceil(fromMs / step) * step; at <= toMs; at += step) ticks.push(at);
  return ticks;
}
