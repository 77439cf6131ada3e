import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { picture } from './browser.ts';

/** What a step asked of a person. */
export type Step = { name: string; clicks: number; fields: number; keys: number; seconds: number };

/** Does things on a page as a person would, and counts what they cost. */
export class Hand {
  readonly steps: Step[] = [];
  readonly #page: Page;
  readonly #name: string;
  #now: Step = { name: '', clicks: 0, fields: 0, keys: 0, seconds: 0 };

  /** @param name what the pictures of its steps are called. */
  constructor(page: Page, name: string) {
    this.#page = page;
    this.#name = name;
  }

  async click(what: Locator): Promise<void> {
    this.#now.clicks += 1;
    await what.click();
  }

  async write(field: Locator, text: string): Promise<void> {
    this.#now.fields += 1;
    await field.fill(text);
  }

  async press(key: string): Promise<void> {
    this.#now.keys += 1;
    await this.#page.keyboard.press(key);
  }

  /** One thing that somebody wants done. */
  async step(name: string, does: () => Promise<unknown>): Promise<void> {
    this.#now = { name, clicks: 0, fields: 0, keys: 0, seconds: 0 };
    const startMs = performance.now();
    try {
      await does();
    } finally {
      this.#now.seconds = Math.round((performance.now() - startMs) / 100) / 10;
      this.steps.push(this.#now);
      await picture(this.#page, `${this.#name}-${this.steps.length}`);
    }
  }

  /** Writes the steps beside the pictures, where those are kept. */
  async tell(): Promise<void> {
    const folder = process.env.SCREENSHOTS;
    if (folder === undefined) return;
    await mkdir(folder, { recursive: true });
    const lines = this.steps.map(
      ({ name, clicks, fields, keys, seconds }) =>
        `| ${this.#name} | ${name} | ${clicks} | ${fields} | ${keys} | ${seconds} |\n`,
    );
    await appendFile(join(folder, 'steps.md'), lines.join(''));
  }
}
