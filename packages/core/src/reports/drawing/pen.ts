import { formatNumber, formatPercent, tagOf } from '../../formats.ts';
import { say, type Text } from '../../say.ts';
import { blockWords } from '../block-words.ts';
import type { ByName } from '../by-what.ts';
import { keyText, rowText } from '../key-text.ts';
import { reportWords } from '../names.ts';
import type { ReportRow } from '../reports.api.ts';
import type { Measure, Stat } from '../reports.ts';
import { titleOfMeasure } from '../titles.ts';
import { changeText, valueText } from '../value-text.ts';
import type { Tools } from './shapes.ts';
import { write } from './write.ts';

type Written = Parameters<typeof write>;

/** What blocks are drawn with: words, numbers and texts in the language of a drawing. */
export type Pen = Tools & ReturnType<typeof handOf>;

export const penOf = (tools: Tools): Pen => ({ ...tools, ...handOf(tools) });

function handOf({ locale, widthOf, nameOf, unitsOf }: Tools) {
  return {
    word: (key: keyof typeof blockWords, params: Record<string, string | number> = {}) =>
      say(blockWords[key] as Text, locale, params),
    count: (value: number) => formatNumber(tagOf[locale], value),
    /** A part of something, 0 … 1. */
    share: (part: number) => formatPercent(tagOf[locale], part, 1),
    titleOf: (measure: Measure) => titleOfMeasure(measure, locale, nameOf),
    valueOf: (measure: Measure, value: number) => valueText(measure, value, unitsOf(measure), locale),
    changeOf: (measure: Measure, by: number) => changeText(measure, by, unitsOf(measure), locale),
    rowName: (by: readonly ByName[], row: ReportRow) => rowText(by, row, locale),
    statName: (stat: Stat) => reportWords[stat][locale],
    keyOf: (name: ByName, row: ReportRow, at = 0, isShort = false) =>
      keyText(name, row.keys[at] ?? null, { label: row.labels[at], locale, isShort }),
    write: (text: Written[0], place: Written[1], look: Written[2]) => write(text, place, look, widthOf),
  };
}
