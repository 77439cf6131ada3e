import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales } from '../packages/core/src/locales.ts';
import { letterTo, linkIn } from '../packages/server/src/testing/people.ts';
import { admin, type Client, type TestServer } from '../packages/server/src/testing/server.ts';
import { mistakes, restingAnimations } from './axe.ts';
import { beSignedIn, findChromium, newPage, phone, picture, signInAs, tooWide_px, wide } from './browser.ts';
import { fillWorkspace } from './full-workspace.ts';
import { type Look, pairwiseLooks } from './looks.ts';
import { openings } from './openings.ts';
import { endProduct, startProduct } from './product.ts';
import { screens } from './screens.ts';
import { lookAt, offeredIn, visitor, walk } from './walk.ts';

let server: TestServer;
let client: Client;
let browser: Browser;
let fileId = '';
let invitation = '';

describe.skipIf(findChromium() === undefined)('every screen', () => {
  beforeAll(async () => {
    ({ server, client, browser } = await startProduct());
    await client.json('POST', 'users/invitation', { email: 'invited@example.com', role: 'viewer' });
    invitation = linkIn(await letterTo(server, 'invited@example.com'));
    fileId = await fillWorkspace(client);
  });
  afterAll(() => endProduct({ server, browser }));

  it('before one signs in, light and dark, wide and narrow', async () => {
    const { page, problems } = await newPage(browser);
    const titled = () => page.getByRole('heading', { level: 1 }).first().waitFor();
    const pages: [path: string, ready: () => Promise<unknown>][] = [
      ['/login', () => page.getByRole('button', { name: 'Sign in' }).waitFor()],
      ['/register', titled],
      ['/password_reset', titled],
      [`/activate/${invitation}`, () => page.getByRole('textbox').first().waitFor()],
      ['/activate/no-such-link', titled],
      ['/alerts', titled],
    ];
    for (const [theme, viewport] of [
      ['light', wide],
      ['dark', phone],
    ] as const) {
      // Nobody can choose a theme here.
      await page.context().addCookies([{ name: 'theme_mode', value: theme, url: server.url }]);
      await page.setViewportSize(viewport);
      for (const [path, ready] of pages) {
        await page.goto(`${server.url}${path}`);
        await ready();
        await restingAnimations(page);
        await picture(page, `${path.split('/')[1]}-${viewport.width}-${theme}`);
        expect([path, await page.locator('html').getAttribute('data-theme')]).toEqual([path, theme]);
        const overflow = await tooWide_px(page);
        expect([path, theme, overflow, await mistakes(page)]).toEqual([path, theme, 0, []]);
      }
    }
    expect(problems).toEqual([]);
    await page.context().close();
  });

  // One after the other, as the language is that of the account; what is seen in it side by side.
  it.each([...locales.entries()])(
    'is without a mistake, and so is each dialog and menu, light, dark and in forced colours (%i: %s)',
    async (at, locale) => {
      const place = await visitor({ browser, url: server.url, client, fileId });
      const shares = shareOut(openings);
      await place.speak(locale);
      const looks = pairwiseLooks.filter((look) => look.locale === locale);
      // A page is loaded in our colours, and then shown in those of the system.
      const [first, ...others] = looks.toSorted((a, b) => b.forced.localeCompare(a.forced)) as [
        Look,
        ...Look[],
      ];
      const found = await Promise.all([
        lookAt(
          place,
          [first, ...others],
          screens.filter((_, screen) => screen % locales.length === at),
        ),
        ...looks.map((look) => walk(place, look, shares.get(look) ?? [])),
      ]);
      await place.speak('en');
      expect(found.flat()).toEqual([]);
    },
  );

  it('shows in the colours of the system what is chosen, what plays, where the focus is, and each colour that one can choose', async () => {
    const { page, problems } = await newPage(browser);
    await beSignedIn(page, server.url, admin);
    await page.emulateMedia({ forcedColors: 'active' });
    /** What each of these is filled and outlined with. */
    const drawn = (selector: string) =>
      page.locator(selector).evaluateAll((all) =>
        all.map((one) => {
          const { backgroundColor, outlineStyle, outlineWidth } = getComputedStyle(one);
          return `${backgroundColor} ${outlineStyle === 'none' ? '' : outlineWidth}`;
        }),
      );
    const differ = async (chosen: string, other: string) => {
      const [one] = await drawn(chosen);
      const [another] = await drawn(other);
      expect([chosen, one === undefined || another === undefined, one === another]).toEqual([
        chosen,
        false,
        false,
      ]);
    };
    await page.goto(`${server.url}/files/${fileId}`);
    await page.locator('[data-word]').first().click();
    await page.locator('.w.now').waitFor();
    await differ('.w.now', '.turn:not(.cur) .w');
    await differ('.MuiTabs-indicator', '.MuiTabs-root');
    await differ('.nav[aria-current="page"]', '.nav:not([aria-current])');
    await differ(
      '.choice [aria-pressed="true"], .choice [aria-checked="true"]',
      '.choice [aria-pressed="false"], .choice [aria-checked="false"]',
    );
    await differ('.share > *', '.share');
    await page.keyboard.press('Tab');
    await expect.poll(async () => (await drawn(':focus-visible'))[0]).toMatch(/[2-9]px$/);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.keyboard.press('ArrowDown');
    await differ('[role="menuitem"].Mui-focusVisible', '[role="menuitem"]:not(.Mui-focusVisible)');
    await page.goto(`${server.url}/tags?id=1`);
    await page.locator('.tag-color').first().waitFor();
    await differ('.tag-color[aria-pressed="true"]', '.tag-color[aria-pressed="false"]');
    const colours = (await drawn('.tag-color')).map((one) => one.split(') ')[0]);
    expect(new Set(colours).size).toBe(colours.length);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('takes the focus to each page one comes to, and back to the row one left', async () => {
    const { page, problems } = await newPage(browser, { isMoving: true });
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    await signInAs(page, server.url, admin);
    await page.getByTestId('theme-toggle').waitFor();
    await expect.poll(focused).toBe('MAIN');
    await page.keyboard.press('g');
    await page.keyboard.press('f');
    const row = page.getByTestId(`file-row-${fileId}`);
    await row.waitFor();
    expect(await focused()).toBe('MAIN');
    await page.keyboard.press('j');
    await expect.poll(focused).toBe('TR');
    await page.keyboard.press('Enter');
    await page.locator('[data-word]').first().waitFor();
    await expect.poll(focused).toBe('MAIN');
    await page.goBack();
    await expect.poll(() => row.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('g');
    await page.keyboard.press('u');
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
    await expect.poll(() => page.getByTestId('route').textContent()).toContain('Users');
    expect(await focused()).toBe('MAIN');
    // Who asks for less motion sees none.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menu').waitFor();
    const longest = await page.evaluate(() =>
      Math.max(0, ...document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().duration))),
    );
    expect(longest).toBeLessThan(1);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

/**
 * Every opening in one look in which it is offered, about as many for each look. Those of one page stay together: loading a page
 * takes longer than opening something on it.
 */
function shareOut(all: typeof openings) {
  const shares = new Map(pairwiseLooks.map((look) => [look, [] as (typeof openings)[number][]]));
  const pages = Map.groupBy(all, ({ path, only = '' }) => `${path} ${only}`);
  for (const openings of [...pages.values()].toSorted((one, other) => other.length - one.length)) {
    const [fewest] = [...shares]
      .filter(([look]) => openings.every((opening) => offeredIn(opening, look)))
      .sort(([, one], [, other]) => one.length - other.length);
    fewest?.[1].push(...openings);
  }
  return shares;
}
