import { type Shade, shadeOf, type Tone } from '@earshot/core/reports/drawing/cell-tone.ts';

const colours: Record<Shade['of'], string> = { brand: '--primary', good: '--ab', bad: '--bad' };

/** The colour behind a cell. */
export function backgroundOf(tone: Tone): string {
  const { of, percent } = shadeOf(tone);
  return `color-mix(in srgb, var(${colours[of]}) ${percent}%, var(--surface))`;
}
