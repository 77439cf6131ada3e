import { createAnnotation } from '@earshot/core/annotations/annotations.api.ts';
import type { Phrase } from '@earshot/core/call/phrase.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import { AnnotatePopover } from './AnnotatePopover.tsx';

const phrase = { id: 1, words: [{ text: 'Good' }, { text: 'morning' }] } as unknown as Phrase;
const sent = { ...createAnnotation, path: 'files/f/annotations' };

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});

test('a note that is empty or too long says so instead of being cut off or ignored', async () => {
  const place = { top: 10, left: 10 };
  await show(<AnnotatePopover fileId="f" phrase={phrase} words={[0, 1]} place={place} onClose={() => {}} />);
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('This has to be filled in');
  await page.getByRole('textbox', { name: 'Note' }).fill('x'.repeat(1001));
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Too long: at most 1,000 characters, now 1,001');
  await save.click();
  expect(server.sentTo(sent)).toEqual([]);
});
