import { exportFormats } from '@earshot/core/reports/reports.api.ts';
import type { Report } from '@earshot/core/reports/reports.ts';
import readXlsxFile, { type Sheet } from 'read-excel-file/node';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../../platform/context.ts';
import { makeCall, openContext } from '../../../testing/context.ts';
import { readPdf } from '../../../testing/pdf-text.ts';
import { stranger } from '../../../testing/people.ts';
import {
  type Client,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
} from '../../../testing/server.ts';
import { analyseFile } from '../../analysis/analyse-file.ts';

let server: TestServer;
let boss: Client;
let ctx: Ctx;
let close: () => Promise<void>;
let report: Report;

const operators = ['=HYPERLINK("http://x.test")', 'Олена Їжак', 'Ann'];

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  ({ ctx, close } = await openContext(server.dataDir));
  const tag = await boss.json<{ id: number }>('POST', 'tags', {
    name: 'Скарга',
    detection: { methods: [{ kind: 'query', query: { phrases: ['refund'] } }] },
  });
  for (const [at, operator] of operators.entries()) {
    const words = ['a', at === 0 ? 'refund' : 'parcel'];
    const recorded_at = new Date(`2026-03-0${at + 2}T10:00:00Z`);
    await analyseFile(
      ctx,
      await makeCall(ctx, [{ speaker: 'operator', start_ms: 0, words }], { operator, recorded_at }),
    );
  }
  report = await boss.json<Report>('POST', 'reports', {
    name: 'Скарги: березень [1/2]',
    period: { start: '2026-03-01', to: '2026-03-31', compare: 'previous' },
    blocks: [
      { measures: [{ name: 'calls' }, { name: 'tag', of: tag.id }], by: ['agent'], sort: 'name' },
      {
        measures: [
          { name: 'length', stat: 'median' },
          { name: 'metric', of: 'operator.talk_share' },
        ],
        by: ['weekday'],
      },
      { title: 'Same', measures: [{ name: 'calls' }] },
      { title: 'Same', measures: [{ name: 'score', of: 999 }] },
    ],
  });
});
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});

const take = (asked: string, client = boss) => client.request('GET', `reports/${report.id}/export?${asked}`);

describe('a report as a file', () => {
  it('is a spreadsheet that another program opens: a sheet that says what it is, and one a block', async () => {
    const reply = await take('format=xlsx&locale=ua');
    expect(reply.headers.get('content-type')).toContain('spreadsheetml');
    expect(decodeURIComponent(reply.headers.get('content-disposition') ?? '')).toContain(
      'Скарги: березень [1/2].xlsx',
    );
    const sheets: Sheet[] = await readXlsxFile(Buffer.from(await reply.arrayBuffer()));
    expect(sheets.map(({ sheet }) => sheet)).toEqual([
      'Звіт',
      'Дзвінки, тег «Скарга» за операт',
      'Тривалість дзвінка (медіана), ч',
      'Same',
      'Same (2)',
    ]);
    expect(sheets[0]?.data.slice(0, 3)).toEqual([
      ['Звіт', 'Скарги: березень [1/2]'],
      ['Період', '2026-03-01 – 2026-03-31'],
      ['Порівняно з', '2026-02-01 – 2026-02-28'],
    ]);
    const [title, head, ...rows] = sheets[1]?.data ?? [];
    expect(title?.[0]).toBe('Дзвінки, тег «Скарга» за операторами');
    expect(head?.slice(0, 3)).toEqual(['Оператор', 'Дзвінки', 'n (Дзвінки)']);
    // What begins like a formula is a text, whole.
    expect(rows.map(([name, calls]) => [name, calls])).toEqual([
      ['=HYPERLINK("http://x.test")', 1],
      ['Ann', 1],
      ['Олена Їжак', 1],
      ['Усі дзвінки', 3],
    ]);
    const share = rows.at(-1)?.[head?.indexOf('Тег «Скарга»') ?? -1];
    expect(share).toBeCloseTo(1 / 3);
  });

  it('is a table of text, in the words of a language, in which nothing is run', async () => {
    const bytes = Buffer.from(await (await take('format=csv&locale=ru')).arrayBuffer());
    const text = bytes.toString('utf8');
    expect(
      text.startsWith('\uFEFF"Отчёт","Скарги: березень [1/2]"\r\n"Период","2026-03-01 – 2026-03-31"'),
    ).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""http://x.test"")",1,1`);
    expect(text).toContain('"Понедельник"');
    expect(text).toContain('"Звонки, о которых этого не узнать: 3"');
    expect(text).toContain('"Оценка «удалено»"');
  });

  it('is of other days where they are asked for', async () => {
    const text = await (await take('start=2026-03-02&to=2026-03-02')).text();
    expect(text).toContain('"Period","2026-03-02 – 2026-03-02"');
    expect(text).toContain('"All calls",1');
    expect(await refusal(await take('start=2026-03-02'))).toEqual([400, 'bad_request']);
    expect((await take('format=gif')).status).toBe(400);
  });

  it('is a picture of what the page shows', async () => {
    const reply = await take('format=png&locale=ua');
    expect(reply.headers.get('content-type')).toBe('image/png');
    expect(decodeURIComponent(reply.headers.get('content-disposition') ?? '')).toContain('[1/2].png');
    const { format, width, height } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
    expect({ format, width }).toEqual({ format: 'png', width: 2400 });
    expect(height).toBeGreaterThan(1000);
  });

  it('is a document whose text can be found, and whose numbers open their calls', async () => {
    const reply = await take('format=pdf&locale=ua');
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const { pages, links } = readPdf(bytes);
    const texts = pages.flat();
    expect(texts[0]).toMatch(/ · 1–31 бер\. 2026\sр\. · порівняно з 1–28 лют\. 2026\sр\.$/u);
    expect(texts).toEqual(
      expect.arrayContaining([
        'Скарги: березень [1/2]',
        'Дзвінки, тег «Скарга» за операторами',
        '=HYPERLINK("http://x.test")',
        'Олена Їжак',
        '33,3%',
        'Оцінка «видалено»',
        `1 / ${pages.length}`,
      ]),
    );
    // The calls of one operator in the days of the report, at the public address.
    const link = links.find((one) => new URL(one).searchParams.has('agents'));
    const { origin, pathname, searchParams } = new URL(link ?? '');
    expect([origin, pathname]).toEqual([server.url, '/files']);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      created_start: 'any',
      recorded_at_start: '2026-03-01T00:00:00.000Z',
    });
  });

  it('is in the audit log, and nobody next door gets it', async () => {
    const { results } = await boss.json<{ results: { action: string; subject: string }[] }>(
      'GET',
      'audit?limit=5',
    );
    expect(results[0]).toMatchObject({ action: 'report.exported', subject: report.name });
    const neighbour = await stranger(server, boss);
    for (const format of exportFormats) expect((await take(`format=${format}`, neighbour)).status).toBe(404);
  });
});
