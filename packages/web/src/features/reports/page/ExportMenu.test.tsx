import { type Report, ReportInput } from '@earshot/core/reports/reports.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { ExportMenu } from './ExportMenu.tsx';

const report: Report = {
  ...ReportInput.parse({ name: 'Silence', blocks: [{ measures: [{ name: 'calls' }] }] }),
  id: 7,
  version: 1,
  author: 'Olena',
  locked: false,
  can_change: true,
  can_lock: true,
  created: '2026-01-01T00:00:00Z',
  updated: '2026-01-01T00:00:00Z',
};

test('a report is taken as a document, a picture or a table of the days that are shown', async () => {
  await show(
    <ExportMenu
      report={report}
      period={{ last: null, start: '2026-03-01', to: '2026-03-31', compare: 'year' }}
    />,
  );
  await page.getByRole('button', { name: 'Export' }).click();
  const items = page.getByRole('menuitem').elements();
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Document, PDF',
    'Picture, PNG',
    'Spreadsheet, XLSX',
    'Text, CSV',
  ]);
  expect(items.map((item) => item.getAttribute('download'))).toEqual([
    'Silence.pdf',
    'Silence.png',
    'Silence.xlsx',
    'Silence.csv',
  ]);
  const address = new URL(items[1]?.getAttribute('href') ?? '', 'https://x.test');
  expect(address.pathname).toBe('/api/reports/7/export');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    format: 'png',
    locale: 'en',
    start: '2026-03-01',
    to: '2026-03-31',
    compare: 'year',
  });
});
