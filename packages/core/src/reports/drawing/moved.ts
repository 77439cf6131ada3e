import type { Shape } from './shapes.ts';

/** The same shapes further to the right and further down. */
export const moved = (shapes: readonly Shape[], right: number, down: number): Shape[] =>
  shapes.map((shape) =>
    shape.kind === 'line'
      ? { ...shape, points: shape.points.map(([x, y]) => [x + right, y + down] as const) }
      : { ...shape, x: shape.x + right, y: shape.y + down },
  );
