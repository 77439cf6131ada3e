import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

// The one without windows takes a fifth less of the processor.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** The system's Chromium, or undefined where there is none. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return process.env.CHROMIUM ?? candidates.find((path) => existsSync(path));
}

/**
 * With `scrollbars` they take their room, as on most desktops; without one they lie over the page. With `isForJourneys`
 * scripts are not compiled anew as they grow hot: a page of a journey is left before that has paid off.
 */
export async function openBrowser({ scrollbars = false, isForJourneys = false } = {}): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('Chromium is not installed');
  return chromium.launch({
    executablePath,
    ...(scrollbars && { ignoreDefaultArgs: ['--hide-scrollbars'] }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--autoplay-policy=no-user-gesture-required',
      ...(isForJourneys ? ['--js-flags=--no-opt --no-maglev'] : []),
    ],
  });
}

export const wide = { width: 1500, height: 950 };
export const phone = { width: 400, height: 860 };

type Visit = {
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  /** What the browser asks for, as a BCP 47 tag. */
  locale?: string;
  /** What fades and slides does so; else nobody waits for it. */
  isMoving?: boolean;
  /** A phone, on which one points with a finger. */
  isPhone?: boolean;
  /** Not shown around yet; everybody else has seen the tour. */
  isFirstVisit?: boolean;
  /** What the browser has kept of an earlier visit. */
  state?: Awaited<ReturnType<BrowserContext['storageState']>>;
};

/** A fresh profile whose page errors and refused scripts fail the journey. */
export async function newPage(
  browser: Browser,
  options: Visit = {},
): Promise<{ page: Page; context: BrowserContext; problems: string[] }> {
  const context = await browser.newContext({
    viewport: options.isPhone ? phone : (options.viewport ?? wide),
    hasTouch: options.isPhone ?? false,
    isMobile: options.isPhone ?? false,
    colorScheme: options.colorScheme ?? 'light',
    locale: options.locale ?? 'en-GB',
    reducedMotion: options.isMoving ? 'no-preference' : 'reduce',
    ...(options.state && { storageState: options.state }),
  });
  // Long enough for a machine that is busy with something else; a quiet one waits for nothing so long.
  context.setDefaultTimeout(150_000);
  if (!options.isFirstVisit) await context.addInitScript(seeTour);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Uncaught/.test(message.text()))
      problems.push(message.text());
  });
  return { page, context, problems };
}

/** An empty page has no storage. */
function seeTour(): void {
  if (location.protocol !== 'about:') sessionStorage.setItem('earshot.tour-seen', '1');
}

export async function signInAs(
  page: Page,
  url: string,
  person: { email: string; password: string },
): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel(/e-?mail/i).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((location) => !location.pathname.startsWith('/login'));
}

/**
 * What signing in leaves in a browser, without a page that is loaded for it: the next one that opens is that of this person.
 * Unlike after `signInAs`, nothing is in local storage yet.
 */
export async function beSignedIn(
  page: Page,
  url: string,
  person: { email: string; password: string },
): Promise<void> {
  const { email, password } = person;
  const reply = await page.context().request.post(`${url}/api/users/login`, { data: { email, password } });
  if (!reply.ok()) throw new Error(`sign-in failed: ${reply.status()} ${await reply.text()}`);
}

/** By how many pixels the page is wider than the window, or what it shows than its room; 0 where nothing is to be scrolled sideways. */
export const tooWide_px = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      document.documentElement.scrollWidth - window.innerWidth,
      ...[...document.querySelectorAll('main')].map((main) => main.scrollWidth - main.clientWidth),
    ),
  );

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** By its button, so that nothing is loaded again; a page without one is loaded with what another would have kept. */
export async function chooseTheme(
  page: Page,
  theme: Theme,
  ready: (page: Page) => Promise<unknown>,
): Promise<void> {
  if ((await page.locator('html').getAttribute('data-theme')) === theme) return;
  const button = page.getByTestId('theme-toggle');
  // Under a dialog nothing can be clicked.
  const isFree = (await page.getByRole('dialog').count()) === 0;
  if (isFree && (await button.isVisible())) return button.click();
  await page.context().addCookies([{ name: 'theme_mode', value: theme, url: page.url() }]);
  await page.reload();
  await ready(page);
}

/** Keeps a picture when SCREENSHOTS names a folder. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder === undefined) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
