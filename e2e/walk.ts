/** Goes through the dialogs and menus in one look and tells what is wrong with each. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Locale } from '../packages/core/src/locales.ts';
import { admin, type Client } from '../packages/server/src/testing/server.ts';
import { mistakes, restingAnimations } from './axe.ts';
import { beSignedIn, chooseTheme, newPage, picture, tooWide_px } from './browser.ts';
import { type Look, viewports } from './looks.ts';
import { type Opening, open } from './opening.ts';
import type { Screen } from './screens.ts';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Where one is, as somebody who has signed in. */
type Place = {
  browser: Browser;
  url: string;
  state: State;
  fileId: string;
  /** Chooses the language of the account, which pages that are opened next are in. */
  speak: (locale: Locale) => Promise<void>;
};

/** The administrator, signed in once for all the pages that follow. */
export async function visitor(of: {
  browser: Browser;
  url: string;
  client: Client;
  fileId: string;
}): Promise<Place> {
  const { page, context } = await newPage(of.browser);
  await beSignedIn(page, of.url, admin);
  const state = await context.storageState();
  await context.close();
  const speak = async (locale: Locale) => {
    await of.client.json('POST', 'users/locale', { locale });
  };
  return { ...of, state, speak };
}

export const offeredIn = ({ only }: Opening, { width }: Look) => only === undefined || only === width;

/** A page of the person who signed in, in a look. The language is that of the account. */
async function pageIn({ browser, url, state }: Place, look: Look): Promise<Page> {
  const { page } = await newPage(browser, { state });
  await dress(page, url, look);
  return page;
}

/** What is loaded next is in this look. */
async function dress(page: Page, url: string, look: Look): Promise<void> {
  await page.context().addCookies([{ name: 'theme_mode', value: look.theme, url }]);
  await page.setViewportSize(viewports[look.width]);
  await page.emulateMedia(mediaOf(look));
}

/** The system's colours are as dark as the system is. */
const mediaOf = ({ forced, theme }: Look) => ({ forcedColors: forced, colorScheme: theme });

/**
 * Pages of whoever has signed in, one after the other, each in all of these looks. They are of one language and without two
 * of the same width: a page is loaded in the first of them and then changes.
 */
export async function lookAt(
  place: Place,
  [look, ...others]: readonly [Look, ...Look[]],
  shown: readonly Screen[],
): Promise<string[]> {
  const page = await pageIn(place, look);
  const wrong: string[] = [];
  for (const { path, ready } of shown) {
    const isThere = () => page.locator(ready).first().waitFor();
    const tell = async (now: Look, which: 'all' | 'colours' = 'all') => {
      await restingAnimations(page);
      const named = [path, ...Object.values(now)].join(', ');
      await picture(page, `page${named.replaceAll('/', '-')}`);
      const overflow = await tooWide_px(page);
      if (overflow !== 0) wrong.push(`${named}: ${overflow} px wider than the window`);
      wrong.push(...(await mistakes(page, which)).map((what) => `${named}: ${what}`));
    };
    await dress(page, place.url, look);
    await page.goto(`${place.url}${path.replace(':file', place.fileId)}`);
    await isThere();
    await tell(look);
    for (const other of others) {
      await change(page, other, isThere);
      await tell(other);
      // The system's colours hide what ours would be like.
      if (other.forced === 'none') continue;
      await page.emulateMedia({ forcedColors: 'none' });
      await tell({ ...other, forced: 'none' }, 'colours');
    }
  }
  await page.context().close();
  return wrong;
}

/** Shows a page in another look without loading it again, where that can be done. */
async function change(page: Page, look: Look, ready: () => Promise<unknown>): Promise<void> {
  await page.emulateMedia(mediaOf(look));
  // Only a wide page has the button.
  await page.setViewportSize(viewports.wide);
  await chooseTheme(page, look.theme, ready);
  await page.setViewportSize(viewports[look.width]);
}

/** Opens one after the other, and answers what is wrong with it, or with how one comes back from it. */
export async function walk(place: Place, look: Look, openings: readonly Opening[]): Promise<string[]> {
  const page = await pageIn(place, look);
  const wrong: string[] = [];
  let at = '';
  for (const opening of openings) {
    const path = opening.path.replace(':file', place.fileId);
    const named = [opening.name, ...Object.values(look)].join(', ');
    try {
      if (path !== at) await page.goto(`${place.url}${path}`);
      at = path;
      await open(page, opening);
      await restingAnimations(page);
      await picture(page, `open, ${named}`);
      const overPage = !opening.isInPage;
      const found = [...(await mistakes(page, 'all', { overPage })), ...(await close(page, opening))];
      wrong.push(...found.map((what) => `${named}: ${what}`));
      if (opening.leavesSomething) at = '';
    } catch (error) {
      await picture(page, `stuck, ${named}`);
      // The others are looked at all the same, on a page that is loaded anew.
      wrong.push(`${named}: ${error instanceof Error ? error.message : String(error)}`);
      at = '';
    }
  }
  await page.context().close();
  return wrong;
}

const over = '[role="dialog"], [role="menu"], [role="listbox"]';

/** Escape closes what is open, one after the other; then the focus is on something of the page. */
async function close(page: Page, { closedBy }: Opening): Promise<string[]> {
  if (closedBy) await page.locator(closedBy).click();
  const open = page.locator(over).filter({ visible: true });
  for (let left = await open.count(); left > 0; left = await open.count()) {
    await page.keyboard.press('Escape');
    await open.nth(left - 1).waitFor({ state: 'detached' });
  }
  const isLost = await page.evaluate(() => document.activeElement === document.body);
  return isLost ? ['the focus falls to the page'] : [];
}
