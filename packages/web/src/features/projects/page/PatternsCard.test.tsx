import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import type { ProjectStat } from '../projects.queries.ts';
import { PatternsCard } from './PatternsCard.tsx';

const opens = (pattern_id: number, start: string) => ({
  query: null,
  filters: {
    periods: [{ field: 'recorded_at' as const, start, to: null }],
    project_score: [{ project_id: 3, pattern_id, start: null, to: null }],
  },
});
const [now, then] = ['2026-11-01T00:00:00.000Z', '2025-11-01T00:00:00.000Z'];
const pattern = (pattern_id: number, name: string, files: number, before: number) => ({
  pattern_id,
  name,
  files,
  before,
  open: opens(pattern_id, now),
  before_open: opens(pattern_id, then),
});

test('each pattern has its calls, its share and its change, and opens both periods', async () => {
  fakeServer();
  const patterns = [pattern(4, 'Leaving', 12, 10), pattern(5, 'Angry', 3, 0)];
  await show(<PatternsCard stat={{ patterns, total: 24 } as ProjectStat} />);
  const leaving = page.getByTestId('pattern-4');
  await expect.element(leaving).toMatchTextContent(/Leaving.*12.*50.*%.*\+20.*%/);
  const address = (element: Element) => new URLSearchParams(element.getAttribute('href')?.split('?')[1]);
  const [found, before] = leaving.getByRole('link').elements().map(address);
  expect([found?.get('project_score'), found?.get('recorded_at_start')]).toEqual(['3/4:..', now]);
  expect([before?.get('project_score'), before?.get('recorded_at_start')]).toEqual(['3/4:..', then]);
  await expect.element(leaving.getByRole('link', { name: 'Leaving, period before: 10' })).toBeVisible();
  // There is nothing to open where nothing was.
  expect(page.getByTestId('pattern-5').getByRole('link').elements()).toHaveLength(1);
});
