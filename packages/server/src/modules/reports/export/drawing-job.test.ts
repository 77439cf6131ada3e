import { draws, type ReportInput } from '@earshot/core/reports/reports.ts';
import { sampleDrawn, sampleReport, sampleRun } from '@earshot/core/testing/sample-report.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readPdf } from '../../../testing/pdf-text.ts';
import { type DrawingJob, draw } from './drawing-job.ts';
import { drawingPng } from './report-png.ts';

const png = { kind: 'png', width_px: 600, scale: 2 } as const;
const pdf = { kind: 'pdf', base: 'https://calls.example.com' } as const;

type Told = readonly ReturnType<typeof sampleDrawn>[];
const jobOf = (told: Told, as: DrawingJob['as'], part: Partial<ReportInput> = {}): DrawingJob => ({
  told: {
    report: sampleReport(
      told.map(([block]) => block),
      part,
    ),
    run: sampleRun(told.map(([, counted]) => counted)),
    workspace: 'Svitlonet',
  },
  locale: 'ua',
  known: new Map([['["passed",5]', { name: 'Підтримка', units: { currency: null, unit: null } }]]),
  as,
});

it('every way to draw a block gets on a picture, as wide as it was asked for', async () => {
  const bytes = await draw(
    jobOf(
      draws.map((one) => sampleDrawn(one)),
      png,
    ),
  );
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  expect(width).toBe(1200);
  expect(height).toBeGreaterThan(3000);
});

it('what a person called something breaks neither, whatever letters it has', async () => {
  const name = '<svg onload="x">&amp;]]> \u0000\uD800 \u202E👩‍👩‍👧 王小明 محمد שלום ґЄїІ';
  const [block, counted] = sampleDrawn('table', 1);
  const rows = counted.rows.map((row) => ({ ...row, labels: [name] }));
  const told: Told = [
    [
      { ...block, title: name },
      { ...counted, rows },
    ],
  ];
  expect((await sharp(await draw(jobOf(told, png, { name }))).metadata()).format).toBe('png');
  const texts = readPdf(await draw(jobOf(told, pdf, { name }))).pages.flat();
  expect(texts[1]).toMatch(/^<svg onload="x">&amp;\]\]> .* ґЄїІ$/u);
});

it.each([
  [600, 500_000],
  [4000, 4000],
])('a picture %i px wide and %i high has fewer dots than it was asked for', async (width, height) => {
  const drawing = { width, head: [{ height, shapes: [] }], rows: [] };
  const told = await sharp(await drawingPng(drawing, 2), { limitInputPixels: 16_000_000 }).metadata();
  expect(Math.max(told.width, told.height)).toBeLessThanOrEqual(32_000);
});

it('a picture of a long report has fewer rows of each block', async () => {
  const heightOf = async (count: number) => {
    const told = Array.from({ length: count }, () => sampleDrawn('bar', 30));
    return (await sharp(await draw(jobOf(told, { ...png, scale: 0.5 }))).metadata()).height;
  };
  const [two, twelve] = [await heightOf(2), await heightOf(12)];
  expect(twelve).toBeLessThan(3.5 * two);
});

it('a long table goes on over pages of paper with its head, every row of it', async () => {
  const { pages } = readPdf(await draw(jobOf([sampleDrawn('table', 150)], pdf)));
  expect(pages.length).toBeGreaterThan(3);
  for (const [at, texts] of pages.entries()) {
    expect(texts).toEqual(expect.arrayContaining(['Оператор', `${at + 1} / ${pages.length}`]));
  }
  expect(pages.flat().filter((text) => /^Operator \d+$/.test(text))).toHaveLength(150);
});
