import { colours } from '@earshot/core/reports/drawing/colours.ts';
import { placed } from '@earshot/core/reports/drawing/place.ts';
import type { Drawing } from '@earshot/core/reports/drawing/shapes.ts';
import sharp from 'sharp';
import { svgOf } from './svg.ts';

/** So many dots a picture may have, which take four bytes each while it is drawn, and so many along one side. */
const mostDots = 16_000_000;
const mostSide = 32_000;

/** Around the cards, px. */
export const pictureMargin = 20;

/** A drawing as a PNG, `scale` dots a px; fewer where it would be too large. */
export async function drawingPng(drawing: Drawing, scale: number): Promise<Buffer> {
  const { width, height, shapes } = placed(drawing, pictureMargin);
  const most = Math.min(scale, Math.sqrt(mostDots / (width * height)), mostSide / Math.max(width, height));
  const svg = svgOf(shapes, { width, height, scale: most, ground: colours.page });
  return (
    sharp(Buffer.from(svg), { limitInputPixels: mostDots * 1.01, unlimited: true })
      .flatten({ background: colours.page })
      // Without dither, which puts shades of other colours on white.
      .png({ palette: true, effort: 1, dither: 0, compressionLevel: 9 })
      .toBuffer()
  );
}
