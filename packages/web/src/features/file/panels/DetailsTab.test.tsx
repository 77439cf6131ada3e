import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { sampleFile } from '../../../testing/sample-call.ts';
import { show } from '../../../testing/show.tsx';
import { DetailsTab } from './DetailsTab.tsx';

test('the values of a list stand side by side, any other field as it is', async () => {
  fakeServer();
  const file = sampleFile({ meta: { reasons: ['price', 'delay'], plan: 'gold', csat: 4, notes: [] } });
  await show(<DetailsTab file={file} transcript={undefined} />);
  const values = page.getByRole('listitem');
  await expect.element(values.first()).toBeVisible();
  expect(values.elements().map(({ textContent }) => textContent)).toEqual(['price', 'delay']);
  await expect.element(page.getByText('gold')).toBeVisible();
  await expect.element(page.getByText('4', { exact: true })).toBeVisible();
  expect(document.body.textContent).not.toContain('[');
});
