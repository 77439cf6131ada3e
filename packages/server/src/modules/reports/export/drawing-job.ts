import { callsPath } from '@earshot/core/calls/calls-path.ts';
import { tagOf } from '@earshot/core/formats.ts';
import type { Locale } from '@earshot/core/locales.ts';
import { drawReport, type Told } from '@earshot/core/reports/drawing/draw-report.ts';
import type { Tools } from '@earshot/core/reports/drawing/shapes.ts';
import { callsOf } from '@earshot/core/reports/drawing/trust.ts';
import type { Measure } from '@earshot/core/reports/reports.ts';
import type { UnitsOf } from '@earshot/core/reports/value-text.ts';
import { measurer } from './drawing-fonts.ts';
import { drawingPdf, paperWidth } from './report-pdf.ts';
import { drawingPng, pictureMargin } from './report-png.ts';

/** What of a report may be drawn: more rows than these nobody reads in a picture, or prints. */
const mostRows = { png: 30, pdf: 1000 } as const;

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
    mostRows: mostRows[as.kind],
  };
  if (as.kind === 'png')
    return drawingPng(drawReport(told, as.width_px - 2 * pictureMargin, tools), as.scale);
  const { report, run } = told;
  const about = { name: report.name, counted_at: run.counted_at, language: tagOf[locale] };
  return drawingPdf(drawReport(told, paperWidth, tools), about);
}
