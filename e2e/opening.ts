import type { Page } from 'playwright-core';

/**
 * A dialog or a menu and how one comes to it. A step is a thing to click, or one of these words before it: `key ` and the name of a key,
 * `check ` and a box to tick, `hover `, `twice ` and what to click doubly, `type ` and what to write where the focus is, `picture `
 * and a field for files.
 */
export type Opening = {
  name: string;
  /** `:file` stands for the id of a call. */
  path: string;
  steps: readonly string[];
  /** What is there once it is open. */
  proof: string;
  /** The only width at which it is offered. */
  only?: 'wide' | 'phone';
  /** It stands in the page, not over it. */
  isInPage?: boolean;
  /** Where Escape does not close it. */
  closedBy?: string;
  /** What is done to open it stays done: the page is loaded again for the next. */
  leavesSomething?: boolean;
};

/** Opens it on its page and waits until it is there. */
export async function open(page: Page, { steps, proof }: Opening): Promise<void> {
  // Keys are pressed as by somebody who has come to the page by keys.
  if (steps[0]?.startsWith('key ')) await page.locator('main').focus();
  for (const step of steps) await take(page, step);
  await page.locator(proof).first().waitFor();
}

async function take(page: Page, step: string): Promise<void> {
  const [, how = 'click', what = ''] = /^(?:(key|type|check|hover|picture|twice) )?(.*)$/.exec(step) ?? [];
  if (how === 'key') return page.keyboard.press(what);
  if (how === 'type') return page.keyboard.type(what);
  const thing = page.locator(what);
  if (how === 'picture') return thing.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: dot });
  const shown = thing.filter({ visible: true }).first();
  if (how === 'check') return thing.first().check();
  if (how === 'twice') return shown.dblclick();
  return how === 'hover' ? shown.hover() : shown.click();
}

/** A picture of one point. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
