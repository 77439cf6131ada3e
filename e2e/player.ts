import type { Page } from 'playwright-core';

/** Where in the call the player of a page is, in milliseconds. */
export const currentMs = (page: Page): Promise<number> =>
  page.locator('#earshot-audio').evaluate((audio) => (audio as HTMLAudioElement).currentTime * 1000);
