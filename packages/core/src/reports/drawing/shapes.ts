import type { Locale } from '../../locales.ts';
import type { ReportValue } from '../reports.api.ts';
import type { Measure } from '../reports.ts';
import type { NameOf } from '../titles.ts';
import type { UnitsOf } from '../value-text.ts';

/** Lengths are px; `size` is that of the letters. Figures of a tabular font are of one width, so that numbers stand under each other. */
export type Font = { size: number; weight: 400 | 600; isTabular?: true };
/** How wide a text is in a font. */
export type WidthOf = (text: string, font: Font) => number;

export type Point = readonly [x: number, y: number];

/** What a drawing is made of; colours are `#rrggbb`. */
export type Shape =
  | {
      kind: 'rect';
      x: number;
      y: number;
      width: number;
      height: number;
      fill?: string | undefined;
      stroke?: string;
      radius?: number;
      /** Fine lines over it, of this colour. */
      hatch?: string;
    }
  | {
      kind: 'line';
      points: readonly Point[];
      stroke: string;
      width: number;
      dash?: readonly [number, number];
    }
  | { kind: 'dot'; x: number; y: number; radius: number; fill: string; stroke?: string }
  | TextShape;

export type TextShape = {
  kind: 'text';
  /** The start of the text, whatever it was set by; `y` is that of its base line. */
  x: number;
  y: number;
  width: number;
  text: string;
  font: Font;
  fill: string;
  /** The page that a number opens. */
  url?: string;
};

/** A strip across a card that is never split; its shapes count from its upper left corner. */
export type Band = { height: number; shapes: readonly Shape[] };

/** Strips that follow each other, under a head that stands again over what is continued on another page. */
export type Part = { head: readonly Band[]; bands: readonly Band[] };

/** A block: its title stands again over what is continued, too. Bands are as wide as what is inside its edges. */
export type Card = { x: number; width: number; title: readonly Band[]; parts: readonly Part[] };

/** A report: what it is, and rows of cards beside each other. */
export type Drawing = { width: number; head: readonly Band[]; rows: readonly (readonly Card[])[] };

/** What drawing a report takes besides the report. */
export type Tools = {
  locale: Locale;
  widthOf: WidthOf;
  nameOf: NameOf;
  unitsOf: (measure: Measure) => UnitsOf;
  /** The page with the calls of a number; undefined where it opens none, and where nobody can press it. */
  linkOf: (value: ReportValue) => string | undefined;
  /** Rows that are drawn of a table, a chart of bars or a grid. */
  mostRows: number;
};
