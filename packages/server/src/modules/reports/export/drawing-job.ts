import { callsPath } from '@earshot/core/calls/calls-path.ts';
import { tagOf } from '@earshot/core/formats.ts';
import type { Locale } from '@earshot/core/locales.ts';
import { drawReport, type Told } from '@earshot/core/reports/drawing/draw-report.ts';
import { placed } from '@earshot/core/reports/drawing/place.ts';
import type { Drawing, Tools } from '@earshot/core/reports/drawing/shapes.ts';
import { callsOf } from '@earshot/core/reports/drawing/trust.ts';
import type { Measure } from '@earshot/core/reports/reports.ts';
import type { UnitsOf } from '@earshot/core/reports/value-text.ts';
import { measurer } from './drawing-fonts.ts';
import { drawingPdf, paperWidth } from './report-pdf.ts';
import { drawingPng, pictureMargin } from './report-png.ts';

/** More rows of a block than these nobody prints. */
const mostPaperRows = 500;
/** As many rows of a block as leave a picture a height that can still be looked at, px; the fewest, however high it is. */
const pictureRows = [30, 12, 5] as const;
const usualHeight = 8000;

/** A report that is to be drawn, as plain data. */
export type DrawingJob = {
  told: Told;
  locale: Locale;
  /** What each measure is of, and in what, by `measureKey`. */
  known: ReadonlyMap<string, { name: string | null; units: UnitsOf }>;
  as: { kind: 'png'; width_px: number; scale: number } | { kind: 'pdf'; base: string };
};

export const measureKey = ({ name, of }: Pick<Measure, 'name' | 'of'>): string => JSON.stringify([name, of]);

/** Draws a report. */
export async function draw({ told, locale, known, as }: DrawingJob): Promise<Buffer> {
  const knownOf = (measure: Measure) => known.get(measureKey(measure));
  const tools: Tools = {
    locale,
    widthOf: measurer(),
    nameOf: (measure) => knownOf(measure)?.name ?? null,
    unitsOf: (measure) => knownOf(measure)?.units ?? { currency: null, unit: null },
    linkOf: (value) => {
      const calls = as.kind === 'pdf' ? callsOf(value) : null;
      return calls === null || as.kind !== 'pdf' ? undefined : new URL(callsPath(calls), as.base).href;
    },
    mostRows: mostPaperRows,
  };
  if (as.kind === 'png') return drawingPng(pictureOf(told, as.width_px - 2 * pictureMargin, tools), as.scale);
  const { report, run } = told;
  const about = { name: report.name, counted_at: run.counted_at, language: tagOf[locale] };
  return drawingPdf(drawReport(told, paperWidth, tools), about);
}

function pictureOf(told: Told, width: number, tools: Tools): Drawing {
  const drawn = (mostRows: number) => drawReport(told, width, { ...tools, mostRows });
  for (const rows of pictureRows) {
    const drawing = drawn(rows);
    if (placed(drawing, pictureMargin).height <= usualHeight) return drawing;
  }
  return drawn(pictureRows[2]);
}
