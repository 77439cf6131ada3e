import type { ReportValue } from '../reports.api.ts';
import type { Measure } from '../reports.ts';
import { changeOf } from './change.ts';
import { colours } from './colours.ts';
import type { Pen } from './pen.ts';
import { trustOf } from './trust.ts';

/** A number as it is written, with its colour and what it opens. */
export type Mark = { text: string; fill: string; isStrong: boolean; url?: string | undefined };

const nothing: Mark = { text: '–', fill: colours.text3, isStrong: false };

/** A number; one of few calls is less loud. */
export function valueMark(pen: Pen, measure: Measure, value: ReportValue | undefined): Mark {
  if (value === undefined || value.value === null) return nothing;
  const isSure = trustOf(measure, value) === 'sure';
  return {
    text: pen.valueOf(measure, value.value),
    fill: isSure ? colours.text : colours.text3,
    isStrong: isSure,
    url: pen.linkOf(value),
  };
}

/** How a number changed; coloured only where that is more than chance and one way is better. */
export function changeMark(pen: Pen, measure: Measure, value: ReportValue | undefined): Mark {
  const change = value && changeOf(measure, value);
  if (!change) return nothing;
  const { verdict, isSure } = change;
  return {
    text: pen.changeOf(measure, change.by),
    fill:
      verdict === 'better'
        ? colours.better
        : verdict === 'worse'
          ? colours.worse
          : isSure === true
            ? colours.text
            : colours.text2,
    isStrong: isSure === true,
  };
}

export const countMark = (pen: Pen, value: ReportValue | undefined): Mark => ({
  text: pen.count(value?.n ?? 0),
  fill: colours.text2,
  isStrong: false,
});
