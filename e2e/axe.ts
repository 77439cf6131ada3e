import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type AxeResult = { violations: { id: string; nodes: { html: string }[] }[] };

const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Belongs to WCAG 2.2 AA, but is only gone by where it is asked for. */
const unasked = ['target-size'];
/** The rules that look at colours, which are all that the dark theme changes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * What a tool finds wrong on the page as it stands, by the rules of WCAG 2.2 AA and of good practice, or those about colours only.
 * `overPage`: of what lies over the page alone, which has been looked at by itself.
 */
export async function mistakes(
  page: Page,
  which: 'all' | 'colours' = 'all',
  { overPage = false } = {},
): Promise<string[]> {
  const runOnly = which === 'colours' ? colourRules : allRules;
  const rules = Object.fromEntries((which === 'colours' ? [] : unasked).map((id) => [id, { enabled: true }]));
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(await axe);
    await page.evaluate(readForcedColours);
  }
  const result = await page.evaluate(
    async ({ exclude, ...options }) => {
      const run = (
        window as unknown as { axe: { run: (context: object, options: object) => Promise<AxeResult> } }
      ).axe.run;
      // Only what is wrong is told of, with nothing beside it, which is quicker.
      return run(
        { include: [['html']], exclude },
        { ...options, resultTypes: ['violations'], selectors: false, preload: false },
      );
    },
    { runOnly, rules, exclude: overPage ? [['#root']] : [] },
  );
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map((node) => `${id}: ${node.html.slice(0, 200)}`),
  );
}

/**
 * With forced colours the browser tells the colours that it paints, but of the fill of a text still that of the style
 * sheet, which is what axe reads. The fill is the colour of the text, as nothing of ours sets another.
 */
function readForcedColours(): void {
  const forced = matchMedia('(forced-colors: active)');
  const { prototype } = CSSStyleDeclaration;
  const read = prototype.getPropertyValue;
  prototype.getPropertyValue = function (name) {
    return read.call(this, name === '-webkit-text-fill-color' && forced.matches ? 'color' : name);
  };
}

/** Once nothing on the page moves or changes its colour. */
export const restingAnimations = (page: Page) =>
  page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {}))));
