import { draws, type ReportInput } from '@earshot/core/reports/reports.ts';
import { sampleDrawn, sampleReport, sampleRun } from '@earshot/core/testing/sample-report.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readPdf } from '../../../testing/pdf-text.ts';
import { type DrawingJob, draw } from './drawing-job.ts';

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

it('a picture of a very long report has fewer rows and dots, and is never larger than can be opened', async () => {
  const [block, counted] = sampleDrawn('bar', 30);
  const measures = Array.from({ length: 2 }, () => block.measures[0]) as typeof block.measures;
  const both = <T>([one]: readonly T[]) => measures.map(() => one as T);
  const wide = {
    ...counted,
    totals: { ...counted.totals, values: both(counted.totals.values) },
    rows: counted.rows.map((row) => ({ ...row, values: both(row.values) })),
  };
  const twelve = Array.from({ length: 12 }, (): Told[number] => [{ ...block, measures }, wide]);
  const { width = 0, height = 0 } = await sharp(await draw(jobOf(twelve, { ...png, scale: 8 }))).metadata();
  expect(width).toBeGreaterThanOrEqual(1000);
  expect(width * height).toBeLessThanOrEqual(16_000_000);
});

it('a long table goes on over pages of paper with its head, every row of it', async () => {
  const { pages } = readPdf(await draw(jobOf([sampleDrawn('table', 150)], pdf)));
  expect(pages.length).toBeGreaterThan(3);
  for (const [at, texts] of pages.entries()) {
    expect(texts).toEqual(expect.arrayContaining(['Оператор', `${at + 1} / ${pages.length}`]));
  }
  expect(pages.flat().filter((text) => /^Operator \d+$/.test(text))).toHaveLength(150);
});
