import type { ReportBlock, ReportValue } from '../reports.api.ts';
import type { Block, Measure } from '../reports.ts';
import { changeOf } from './change.ts';
import { colours } from './colours.ts';
import { moved } from './moved.ts';
import type { Pen } from './pen.ts';
import type { Band, Part, Shape } from './shapes.ts';
import { isEstimate, trustOf } from './trust.ts';
import { changeMark, valueMark } from './value-marks.ts';
import { baseLine, lineHeight, plain, strong, wrap } from './write.ts';

const [label, facts] = [plain(12), plain(12)];
const [leastWidth, gap] = [150, 20];

/** Each measure as one large number, as many beside each other as there is room for. */
export function drawNumbers(pen: Pen, { measures }: Block, { totals }: ReportBlock, width: number): Part[] {
  const most = Math.max(1, Math.floor((width + gap) / (leastWidth + gap)));
  const columns = Math.ceil(measures.length / Math.ceil(measures.length / most));
  const each = (width + gap) / columns - gap;
  const isNamed = measures.length > 1;
  const cells = measures.map((measure, at) =>
    drawNumber(pen, measure, totals.values[at], {
      width: each,
      title: isNamed ? pen.titleOf(measure) : null,
    }),
  );
  const bands: Band[] = [];
  for (let from = 0; from < cells.length; from += columns) {
    const row = cells.slice(from, from + columns);
    bands.push({
      height: Math.max(...row.map(({ height }) => height)) + (from + columns < cells.length ? 12 : 0),
      shapes: row.flatMap(({ shapes }, at) => moved(shapes, at * (each + gap), 0)),
    });
  }
  return [{ head: [], bands }];
}

type Asked = { width: number; title: string | null; size?: number };

/** A large number with how it changed, and under it what it was, of how many calls, and between which bounds. */
export function drawNumber(
  pen: Pen,
  measure: Measure,
  value: ReportValue | undefined,
  { width, title, size = 24 }: Asked,
): Band {
  const shapes: Shape[] = [];
  let y = 0;
  const writeLines = (lines: readonly string[], font: typeof label) => {
    for (const line of lines) {
      shapes.push(
        pen.write(line, { x: 0, y: y + baseLine(lineHeight(font), font) }, { font, fill: colours.text2 }),
      );
      y += lineHeight(font);
    }
  };
  if (title !== null) writeLines(wrap(title, width, label, 2, pen.widthOf), label);
  if (value === undefined || value.value === null) {
    writeLines(wrap(pen.word('noValue'), width, facts, 2, pen.widthOf), facts);
    return { height: y, shapes };
  }
  const mark = valueMark(pen, measure, value);
  const height = size + 12;
  const big = pen.write(
    mark.text,
    { x: 0, y: y + baseLine(height, strong(size)), most: width },
    { font: strong(size), fill: mark.fill, url: mark.url },
  );
  if (trustOf(measure, value) === 'few')
    shapes.push({ kind: 'rect', x: 0, y, width: big.width, height, radius: 4, hatch: colours.borderStrong });
  shapes.push(big, ...chip(pen, measure, value, { x: big.width + 10, y: y + height / 2, most: width }));
  y += height;
  writeLines(wrap(factsOf(pen, measure, value).join(' · '), width, facts, 3, pen.widthOf), facts);
  return { height: y, shapes };
}

/** How a number changed, on a coloured ground; nothing where there is no room beside the number. */
function chip(
  pen: Pen,
  measure: Measure,
  value: ReportValue,
  { x, y, most }: { x: number; y: number; most: number },
): Shape[] {
  const change = changeOf(measure, value);
  if (change === null) return [];
  const { text, fill } = changeMark(pen, measure, value);
  const font = plain(12);
  const arrow = /[1-9]/u.test(text) ? (change.by > 0 ? '↑ ' : '↓ ') : '';
  const shown = pen.write(`${arrow}${text}`, { x: x + 7, y: y + 4 }, { font, fill });
  if (x + shown.width + 14 > most) return [];
  const { verdict } = change;
  const back =
    verdict === 'better' ? colours.betterBack : verdict === 'worse' ? colours.worseBack : colours.surface3;
  return [{ kind: 'rect', x, y: y - 10, width: shown.width + 14, height: 20, radius: 10, fill: back }, shown];
}

function factsOf(pen: Pen, measure: Measure, value: ReportValue): string[] {
  const { before, n, low, high } = value;
  const isSure = changeOf(measure, value)?.isSure ?? null;
  const shown = (one: number) => pen.valueOf(measure, one);
  return [
    ...(before === null
      ? []
      : before.value === null
        ? [pen.word('wasNot')]
        : [pen.word('was', { shown: shown(before.value) })]),
    ...(isEstimate(measure) ? [pen.word('nIs', { shown: pen.count(n) })] : []),
    ...(low === null || high === null ? [] : [pen.word('range', { low: shown(low), high: shown(high) })]),
    ...(isSure === null ? [] : [pen.word(isSure ? 'sure' : 'chance')]),
    // Each stays on one line.
  ].map((fact) => fact.replaceAll(' ', '\u00a0'));
}
