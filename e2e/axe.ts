import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

type AxeResult = { violations: { id: string; nodes: { html: string }[] }[] };

const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules that look at colours, which are all that the dark theme changes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What a tool finds wrong on the page as it stands, by the rules of WCAG 2.2 AA or those about colours only. */
export async function mistakes(page: Page, which: 'all' | 'colours' = 'all'): Promise<string[]> {
  const rules = which === 'all' ? allRules : colourRules;
  await page.evaluate(await readFile(axe, 'utf8'));
  const result = await page.evaluate(async (runOnly) => {
    const run = (
      window as unknown as { axe: { run: (node: Document, options: object) => Promise<AxeResult> } }
    ).axe.run;
    // Only what is wrong is told of, with nothing beside it, which is quicker.
    return run(document, { runOnly, resultTypes: ['violations'], selectors: false, preload: false });
  }, rules);
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map((node) => `${id}: ${node.html.slice(0, 200)}`),
  );
}

/** Once nothing on the page moves or changes its colour. */
export const restingAnimations = (page: Page) =>
  page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {}))));
