import { describe, expect, test } from 'vitest';
import { locales } from '../../locales.ts';
import {
  sampleBlock,
  sampleCounted,
  sampleDrawn,
  sampleReport,
  sampleRow,
  sampleRun,
} from '../../testing/sample-report.ts';
import type { ReportBlock } from '../reports.api.ts';
import { type Block, draws, type ReportInput } from '../reports.ts';
import { drawReport } from './draw-report.ts';
import { pagesOf } from './pages.ts';
import { bandsOf, cardEdge, heightOfBands, placed } from './place.ts';
import type { Band, Card, Drawing, Shape, Tools } from './shapes.ts';

const tools = (part: Partial<Tools> = {}): Tools => ({
  locale: 'en',
  // Each letter is half as wide as it is high.
  widthOf: (text, { size }) => Array.from(text).length * size * 0.5,
  nameOf: () => 'Support',
  unitsOf: () => ({ currency: null, unit: null }),
  linkOf: ({ n }) => (n > 0 ? `https://x.test/${n}` : undefined),
  mostRows: 30,
  ...part,
});
type Told = readonly (readonly [Block, ReportBlock])[];
const drawn = (
  told: Told,
  width = 560,
  more: Partial<Tools> = {},
  report: Partial<ReportInput> = {},
): Drawing =>
  drawReport(
    {
      report: sampleReport(
        told.map(([block]) => block),
        report,
      ),
      run: sampleRun(told.map(([, counted]) => counted)),
      workspace: 'Svitlonet',
    },
    width,
    tools(more),
  );
const textsOf = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
const textsIn = (drawing: Drawing) => textsOf(placed(drawing, 0).shapes);
const cardsOf = ({ rows }: Drawing): Card[] => rows.flat();
const rightOf = (shape: Shape) =>
  shape.kind === 'line'
    ? Math.max(...shape.points.map(([x]) => x))
    : shape.x + (shape.kind === 'dot' ? shape.radius : shape.width);
const leftOf = (shape: Shape) =>
  shape.kind === 'line'
    ? Math.min(...shape.points.map(([x]) => x))
    : shape.kind === 'dot'
      ? shape.x - shape.radius
      : shape.x;
const bottomOf = (shape: Shape) =>
  shape.kind === 'line'
    ? Math.max(...shape.points.map(([, y]) => y))
    : shape.kind === 'rect'
      ? shape.y + shape.height
      : shape.y;
/** Shapes that reach over the edges of the strip they are in. */
const outside = (bands: readonly Band[], width: number) =>
  bands.flatMap(({ height, shapes }) =>
    shapes.filter(
      (shape) => leftOf(shape) < -0.01 || rightOf(shape) > width + 0.01 || bottomOf(shape) > height + 1,
    ),
  );

const long = 'Найдовша назва оператора з відділу підтримки та продажу послуг '.repeat(3);
const few = { value: 0.5, n: 6, hits: 3, low: 0.2, high: 0.8 };
const tables: [string, (draw: Block['draw']) => [Block, ReportBlock]][] = [
  ['three rows', (draw) => sampleDrawn(draw)],
  ['one row', (draw) => sampleDrawn(draw, 1)],
  ['more rows than are shown', (draw) => sampleDrawn(draw, 80)],
  ['few calls', (draw) => sampleDrawn(draw, 3, few)],
  [
    'numbers as long as they get',
    (draw) => sampleDrawn(draw, 3, { value: 12345.678, n: 123_456_789, low: -99_999, high: 99_999 }),
  ],
  [
    'no value',
    (draw) => sampleDrawn(draw, 3, { value: null, n: 0, hits: 0, low: null, high: null, before: null }),
  ],
  [
    'names that have no room',
    (draw) => {
      const [block, counted] = sampleDrawn(draw);
      const named = (rows: ReportBlock['rows']) =>
        rows.map((row) => ({ ...row, labels: row.labels.map((label) => label && long) }));
      return [
        { ...block, title: long.slice(0, 100) },
        { ...counted, rows: named(counted.rows), sums: counted.sums.map(named) },
      ];
    },
  ],
  [
    'six measures',
    (draw) => {
      const [block, counted] = sampleDrawn(draw);
      const six = <T>([one]: readonly T[]) => Array.from({ length: 6 }, () => one as T);
      const wide = (rows: ReportBlock['rows']) => rows.map((row) => ({ ...row, values: six(row.values) }));
      return [
        { ...block, measures: six(block.measures) },
        {
          ...counted,
          totals: { ...counted.totals, values: six(counted.totals.values) },
          rows: wide(counted.rows),
          sums: counted.sums.map(wide),
        },
      ];
    },
  ],
];

describe.each(tables)('with %s', (_, told) => {
  test.each(draws.flatMap((draw) => [360, 560, 960].map((width) => [draw, width] as const)))(
    'a %s of %i px stays in its card',
    (draw, width) => {
      for (const locale of locales)
        for (const card of cardsOf(drawn([told(draw)], width, { locale })))
          expect(outside(bandsOf(card), card.width - 2 * cardEdge)).toEqual([]);
    },
  );
});

describe('what is said', () => {
  test('a report says what it is called, of which days it is and with what it is compared, and of which calls', () => {
    const [name, ...more] = textsIn(
      drawn([sampleDrawn('number')], 700, {}, { filters: { tags: [1] }, note: 'Why' }),
    ).slice(1);
    expect(name).toBe('Якість обслуговування');
    expect(more.slice(0, 2)).toEqual([
      'Why',
      expect.stringMatching(/Counted 1 Nov 2026.* · only calls that pass/),
    ]);
    expect(textsIn(drawn([sampleDrawn('number')], 700))[0]).toMatch(
      /^Svitlonet · 1\s–\s31 Oct 2026 · compared with 1\s–\s30 Sept 2026$/,
    );
  });

  test('a number says how it changed, of how many calls it is, and what it opens', () => {
    const drawing = drawn([sampleDrawn('number')], 700);
    const { shapes } = placed(drawing, 0);
    const number = shapes.find((shape) => shape.kind === 'text' && shape.text === '80%');
    expect(number).toMatchObject({ url: 'https://x.test/400', font: { size: 24, weight: 600 } });
    expect(textsOf(shapes)).toEqual(expect.arrayContaining(['↑ +20', expect.stringContaining('n\u00a0400')]));
  });

  test('in cells of few calls there is only n, hatched; bars of few are hatched', () => {
    const heat = placed(drawn([sampleDrawn('heat', 1, few)]), 0).shapes;
    expect(textsOf(heat).filter((text) => text === 'n 6')).toHaveLength(3);
    const hatched = (shapes: readonly Shape[]) =>
      shapes.filter((shape) => shape.kind === 'rect' && shape.hatch !== undefined);
    // Three cells, and the sign of the legend.
    expect(hatched(heat)).toHaveLength(4);
    expect(hatched(placed(drawn([sampleDrawn('bar', 2, few)]), 0).shapes)).toHaveLength(2);
    expect(hatched(placed(drawn([sampleDrawn('bar', 2)]), 0).shapes)).toHaveLength(0);
  });

  test('a line has the period before dashed under it, and breaks where there is nothing', () => {
    const [block, counted] = sampleDrawn('line', 5);
    const rows = counted.rows.map((row, at) =>
      at === 2 ? sampleRow(row.keys, [{ value: null, n: 0 }]) : row,
    );
    const lines = placed(drawn([[block, { ...counted, rows }]]), 0).shapes.flatMap((shape) =>
      shape.kind === 'line' && shape.points.length > 1 && shape.width > 1 ? [shape] : [],
    );
    const drawnLines = lines.filter(({ points }) => (points[1]?.[0] ?? 0) - (points[0]?.[0] ?? 0) > 20);
    expect(drawnLines.filter(({ dash }) => dash !== undefined)).toHaveLength(2);
    expect(drawnLines.filter(({ dash }) => dash === undefined)).toHaveLength(2);
  });

  test.each([
    ['table', 'Shown: 30 of 80.'],
    ['bar', 'Shown: 30 of 80.'],
    ['stacked', 'Shown: 30 of 80.'],
    ['heat', 'Shown: 30 of 80.'],
  ] as const)('a %s of many rows shows the first, and says so', (draw, said) => {
    const texts = textsIn(drawn([sampleDrawn(draw, 80)]));
    expect(texts.join(' ')).toContain(said);
    expect(texts.filter((text) => text.startsWith('Operator ')).length).toBe(30);
  });

  test('a funnel has a bar for all calls and one a step, as long as what is left, and says what part that is', () => {
    const shapes = placed(drawn([sampleDrawn('funnel')]), 0).shapes;
    const bars = shapes.flatMap((shape) => (shape.kind === 'rect' && shape.height === 12 ? [shape] : []));
    // Each on a ground of the whole width.
    const [whole, all, , step] = bars.map(({ width }) => width);
    expect([bars.length, all, step]).toEqual([4, whole, (whole ?? 0) * 0.64]);
    const texts = textsOf(shapes).map((text) => text.replaceAll('\u00a0', ' '));
    expect(texts).toEqual(expect.arrayContaining(['500', 'Of the step before: 80% · Of all: 64%']));
    const none = sampleCounted({ totals: { ...sampleRow([], [{ value: 0, n: 0, hits: 0 }]), calls: 0 } });
    expect(textsIn(drawn([[sampleDrawn('funnel')[0], none]]))).toContain('No calls in this period');
  });

  test('dots stand by their numbers, with names that do not stand in each other, over a table', () => {
    const shapes = placed(drawn([sampleDrawn('scatter', 80)]), 0).shapes;
    const dots = shapes.flatMap((shape) => (shape.kind === 'dot' ? [shape] : []));
    expect(dots).toHaveLength(30);
    expect(dots.map(({ y }) => y)).toEqual(dots.map(({ y }) => y).toSorted((one, other) => other - one));
    expect(new Set(dots.map(({ x }) => x)).size).toBe(1);
    const named = shapes.flatMap((shape) =>
      shape.kind === 'text' && shape.text.startsWith('Operator ') ? [shape] : [],
    );
    const beside = named.filter(({ font }) => font.size === 11);
    expect(beside.length).toBeGreaterThan(5);
    for (const [at, one] of beside.entries())
      for (const other of beside.slice(at + 1))
        expect(
          Math.abs(one.y - other.y) >= 11 || one.x + one.width <= other.x || other.x + other.width <= one.x,
        ).toBe(true);
    expect(named.filter(({ font }) => font.size === 12)).toHaveLength(30);
    expect(textsOf(shapes).join(' ')).toContain('Shown: 30 of 80.');
    const ofFew = placed(drawn([sampleDrawn('scatter', 3, few)]), 0).shapes;
    expect(ofFew.filter((shape) => shape.kind === 'dot' && shape.stroke !== undefined)).toHaveLength(3);
  });

  test('of many cohorts the latest are shown, and what is not over is hatched', () => {
    const shapes = placed(drawn([sampleDrawn('cohort', 80)]), 0).shapes;
    const texts = textsOf(shapes);
    expect(texts.join(' ')).toContain('Shown: 30 of 80.');
    expect(texts).toEqual(expect.arrayContaining(['March 2024', 'August 2026']));
    expect(texts).not.toContain('February 2024');
    // A cell of each row, and two signs of the legend.
    expect(shapes.filter((shape) => shape.kind === 'rect' && shape.hatch !== undefined)).toHaveLength(32);
    const [block, counted] = sampleDrawn('cohort');
    const known = { sizes: [0, 0, 0], under_way: null, earlier: 0 };
    expect(textsIn(drawn([[block, { ...counted, cohort: known }]]))).toContain(
      'Nobody called for the first time in this period.',
    );
  });

  test('a period without a call says so, and what was left out is said below', () => {
    const none = sampleCounted({ totals: { ...sampleRow([], [{ value: 0, n: 0 }]), calls: 0 } });
    expect(textsIn(drawn([[sampleBlock({ by: ['agent'], draw: 'bar' }), none]]))).toContain(
      'No calls in this period',
    );
    const [block, counted] = sampleDrawn('bar');
    const left = { ...counted, left_out: { n: 21 }, adds_up: false };
    const foot = textsIn(drawn([[{ ...block, filters: { tags: [1] } }, left]], 900))
      .slice(-2)
      .join(' ');
    expect(foot).toContain(
      'Only calls that pass the filters of this block. Cannot be known, and left out: 21 calls. A call can',
    );
  });
});

describe('cards on a page', () => {
  test('twelve blocks follow each other without touching, wide ones beside narrow ones', () => {
    const twelve = Array.from({ length: 12 }, (_, at) => sampleDrawn(draws[at % draws.length] ?? 'bar'));
    for (const width of [560, 960]) {
      const drawing = drawn(twelve, width);
      expect(cardsOf(drawing)).toHaveLength(12);
      const boxes = placed(drawing, 20).shapes.flatMap((shape) =>
        shape.kind === 'rect' && shape.radius === 10 && shape.stroke !== undefined ? [shape] : [],
      );
      expect(boxes).toHaveLength(12);
      for (const [at, one] of boxes.entries())
        for (const other of boxes.slice(at + 1))
          expect(
            one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y,
          ).toBe(true);
    }
    expect(drawn(twelve, 960).rows.length).toBeLessThan(12);
  });

  test('on paper a card that fits is not split, and a longer table goes on with its head', () => {
    const drawing = drawn(
      [sampleDrawn('line'), sampleDrawn('line'), sampleDrawn('line'), sampleDrawn('table', 100)],
      560,
      { mostRows: 1000 },
    );
    const pages = pagesOf(drawing, { height: 900 });
    const said = pages.map(textsOf);
    const title = 'Goal passed “Support” by day';
    expect(said.map((texts) => texts.filter((text) => text === title).length)).toEqual([2, 1, 0, 0, 0]);
    for (const texts of said.slice(2))
      expect(texts.slice(0, 2)).toEqual(['Goal passed “Support” by operator', 'Operator']);
    const rows = said.flat().filter((text) => /^Operator \d+$/.test(text));
    expect(rows).toEqual(Array.from({ length: 100 }, (_, at) => `Operator ${at + 1}`));
    for (const page of pages) expect(Math.max(...page.map(bottomOf))).toBeLessThanOrEqual(900);
  });

  test('a block that would never fit is not waited for', () => {
    const six = sampleDrawn('line');
    const measures = Array.from({ length: 6 }, () => six[0].measures[0]) as Block['measures'];
    const values = measures.map(() => six[1].totals.values[0]) as ReportBlock['totals']['values'];
    const counted = {
      ...six[1],
      totals: { ...six[1].totals, values },
      rows: six[1].rows.map((row) => ({ ...row, values })),
    };
    const pages = pagesOf(drawn([sampleDrawn('number'), [{ ...six[0], measures }, counted]]), {
      height: 700,
    });
    expect(pages.length).toBe(4);
    expect(pages.map((page) => textsOf(page).includes('1 Oct'))).not.toContain(false);
    for (const page of pages) expect(Math.max(...page.map(bottomOf))).toBeLessThanOrEqual(700);
  });

  test('a report without blocks that were counted is only its head', () => {
    const drawing = drawReport(
      { report: sampleReport([sampleBlock({})]), run: sampleRun([]), workspace: 'x' },
      560,
      tools(),
    );
    expect(cardsOf(drawing)).toEqual([]);
    expect(placed(drawing, 20).height).toBeCloseTo(heightOfBands(drawing.head) + 40);
  });
});
