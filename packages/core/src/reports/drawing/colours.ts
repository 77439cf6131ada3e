import type { Shade } from './cell-tone.ts';

/** Those of the light theme (`packages/web/src/app/theme/tokens.css`, in which each text reaches 4.5:1). */
export const colours = {
  page: '#f4f5f9',
  surface: '#ffffff',
  surface2: '#f8f9fc',
  surface3: '#eef0f6',
  border: '#e4e7ef',
  borderStrong: '#cfd4e1',
  grid: '#e8ebf2',
  text: '#171c2e',
  text2: '#4a5269',
  text3: '#646c83',
  brand: '#3f51b5',
  good: '#12897f',
  bad: '#d43d4b',
  warn: '#c27c06',
  better: '#0f6b3a',
  betterBack: '#e2f4ea',
  worse: '#b0202f',
  worseBack: '#fde8ea',
} as const;

/** Of parts that stand beside each other, in this order. */
export const partColours = [
  '#4a5dc9',
  '#12897f',
  '#c9821a',
  '#8b3fc7',
  '#c74a72',
  '#4a83c4',
  '#6f8a2a',
  '#7d869b',
] as const;

export const partColour = (at: number): string => partColours[at % partColours.length] ?? colours.brand;

/** A colour over a white card, as much of it as `percent` says. */
export function mixed(colour: string, percent: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const over = channels.map((one) => Math.round(255 + (one - 255) * (percent / 100)));
  return `#${over.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour behind a cell. */
export const shadeColour = ({ of, percent }: Shade): string => mixed(colours[of], percent);
