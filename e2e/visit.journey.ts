import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  letterTo,
  linkIn,
  newMember,
  password,
  sessionWith,
  signInLink,
} from '../packages/server/src/testing/people.ts';
import { admin, type Client, signIn, type TestServer, until } from '../packages/server/src/testing/server.ts';
import { tone, wav } from '../packages/server/src/testing/sounds.ts';
import { presets } from '../packages/web/src/lib/look/presets.ts';
import { findChromium, newPage, picture, signInAs } from './browser.ts';
import { endProduct, startProduct } from './product.ts';
import { uploadSample } from './sample-call.ts';

const ann = { email: 'ann@example.com', password };

let server: TestServer;
let client: Client;
let browser: Browser;
let page: Page;
let problems: string[];
let fileId = '';

const open = (path: string) => page.goto(`${server.url}${path}`);
const isAt = (path: string) => page.waitForURL((url) => url.pathname === path);
const cookies = async () =>
  Object.fromEntries((await page.context().cookies()).map((one) => [one.name, one] as const));
const stored = () => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
const title = (text: string | RegExp) => page.getByRole('heading', { level: 1, name: text }).waitFor();
const visit = async (options: Parameters<typeof newPage>[1] = {}) => {
  await page?.context().close();
  ({ page, problems } = await newPage(browser, { isMoving: true, ...options }));
};
/** What a page is drawn with. */
const look = () =>
  page.evaluate(() => {
    const { dataset, dir, style } = document.documentElement;
    const of = (name: string) => style.getPropertyValue(name);
    return [dataset.theme, dir, of('--radius'), of('--primary'), of('--field')];
  });

async function signOut(): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await title('Sign in');
}

/** Invites somebody with an account into another workspace; answers the token of the letter. */
async function invite(workspace: string, letters: number): Promise<string> {
  const { id } = await client.json<{ id: number }>('POST', 'workspaces', { name: workspace });
  await client.json('POST', 'users/invitation', { email: ann.email, role: 'viewer', workspace: id });
  return linkIn(await letterTo(server, ann.email, letters));
}

describe.skipIf(findChromium() === undefined)('a visit', () => {
  beforeAll(async () => {
    ({ server, client, browser } = await startProduct());
    await newMember(server, client, { ...ann, name: 'Ann Lee', role: 'admin' });
  });
  beforeEach(() => visit());
  afterEach(() => expect(problems).toEqual([]));
  afterAll(() => endProduct({ server, browser }));

  it('begins light and left to right, with round corners and filled fields; dark where the system is', async () => {
    await open('/login');
    await title('Sign in');
    expect(await look()).toEqual(['light', 'ltr', '12px', presets.theme6.light.primary, 'var(--surface-2)']);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    expect(Object.keys(await cookies())).not.toContain('theme_mode');
    await visit({ colorScheme: 'dark' });
    await open('/login');
    await title('Sign in');
    expect((await look())[0]).toBe('dark');
    await page.context().addCookies([{ name: 'theme_mode', value: 'light', url: server.url }]);
    await page.reload();
    await title('Sign in');
    expect((await look())[0]).toBe('light');
  });

  it('keeps the account in local storage, the look in cookies, and nothing once one has signed out', async () => {
    await signInAs(page, server.url, ann);
    await open('/tags');
    await title('Tags');
    await page.getByTestId('theme-toggle').click();
    await until(cookies, ({ theme_mode }) => theme_mode?.value === 'dark');
    const kept = await stored();
    expect(Object.keys(kept)).toEqual(['earshot.account']);
    const { state } = JSON.parse(kept['earshot.account'] ?? '{}') as { state: Record<string, unknown> };
    expect(state).toMatchObject({
      token: expect.stringMatching(/^session-\d+$/),
      isLoggedIn: true,
      isInitialized: true,
      user: { email: ann.email },
      activePage: '/tags',
    });
    const all = await cookies();
    expect(Object.values(kept).join()).not.toContain(all.earshot_session?.value ?? '-');
    expect(Object.values(all).map(({ secure }) => secure)).not.toContain(true);
    // A page for guests leads to where one was.
    await open('/login');
    await isAt('/tags');
    // … or to the first page, where none is kept.
    await open('/favicon.svg');
    await page.evaluate(() => {
      const { state, version } = JSON.parse(localStorage.getItem('earshot.account') ?? '{}');
      const account = { state: { ...state, activePage: null }, version };
      localStorage.setItem('earshot.account', JSON.stringify(account));
    });
    await open('/register');
    await isAt('/monitoring');
    await signOut();
    expect(await stored()).toEqual({});
    expect(Object.keys(await cookies())).not.toContain('user_id');
    await page.getByLabel('Email').fill(ann.email);
    await page.getByLabel('Password', { exact: true }).fill(ann.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await isAt('/monitoring');
  });

  it('leads to a page that was asked for before signing in, also after a reload', async () => {
    await open('/patterns');
    await isAt('/login');
    await page.reload();
    await page.getByLabel('Email').fill(ann.email);
    await page.getByLabel('Password', { exact: true }).fill(ann.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await isAt('/patterns');
  });

  it('is in the language of the browser until one is saved in it', async () => {
    await visit({ locale: 'uk-UA' });
    await open('/login');
    await title('Вхід');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('uk');
    await page.getByTestId('language-menu').click();
    await page.getByRole('menuitem', { name: 'Русский' }).click();
    await title('Вход');
    await page.reload();
    await title('Вход');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('ru');
    await visit();
  });

  it('is in the language that the server keeps, whatever this browser had', async () => {
    const own = await signIn(server, ann);
    await signInAs(page, server.url, ann);
    await own.json('POST', 'users/locale', { locale: 'ua' });
    await open('/tags');
    await title('Теги');
    await own.json('POST', 'users/locale', { locale: 'en' });
    await page.reload();
    await title('Tags');
  });

  it('finds the API where its page says, for everything that it asks', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.route('**/*', async (route) => {
      const request = route.request();
      if (request.resourceType() === 'document') {
        const reply = await route.fetch();
        const body = (await reply.text()).replace('content="/api/"', 'content="/calls/v1"');
        return route.fulfill({ response: reply, body });
      }
      return route.continue({ url: request.url().replace('/calls/v1/', '/api/') });
    });
    await signInAs(page, server.url, admin);
    await open('/files');
    const chat = {
      name: 'based.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Operator: good morning\n'),
    };
    await page.getByTestId('upload-input').setInputFiles([chat]);
    await page
      .getByTestId(/^file-row-/)
      .first()
      .click();
    await page.locator('[data-word]').first().waitFor();
    for (const part of ['users/login', 'uploads', 'files'])
      expect(asked.some((path) => path.startsWith(`/calls/v1/${part}`))).toBe(true);
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
    // An answer still on its way would fail the journey once its page is gone.
    await page.unrouteAll({ behavior: 'wait' });
  });

  it('fades and scales from one public page to another for 0.4 s', async () => {
    await open('/login');
    await page.evaluate(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const watch = () => {
        for (const { effect } of document.getAnimations()) {
          if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement?.endsWith('(root)')) continue;
          const frames = effect.getKeyframes();
          const what = ['opacity', 'transform'].filter((name) => frames.some((frame) => name in frame));
          seen.add(`${effect.pseudoElement} ${effect.getTiming().duration} ${what.join(' ')}`);
        }
        requestAnimationFrame(watch);
      };
      watch();
    });
    await page.getByRole('link', { name: /forgot/i }).click();
    await isAt('/password_reset');
    const seen = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    for (const edge of ['old', 'new'])
      await until(seen, (all) => all.includes(`::view-transition-${edge}(root) 400 opacity transform`));
  });

  it('uses a link of who has an account once they have signed in', async () => {
    const token = await invite('Second office', 2);
    await open(`/activate/${token}`);
    await isAt('/login');
    expect(new URL(page.url()).searchParams.get('token')).toBe(token);
    await page.getByLabel('Password', { exact: true }).fill(ann.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await isAt('/monitoring');
    await page.getByRole('button', { name: /Second office/ }).waitFor();
  });

  it('goes to sign in at once by a link that is to be used later, whosever it is', async () => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/users/activate')) asked += 1;
    });
    await open('/activate/some-link?option=nopass');
    await isAt('/login');
    await title('Sign in');
    expect([new URL(page.url()).search, asked]).toEqual(['?token=some-link', 0]);
  });

  it('tries a link of who is signed in at once, or leaves that to a click', async () => {
    await signInAs(page, server.url, ann);
    await open(`/activate/${await invite('Third office', 3)}`);
    await isAt('/monitoring');
    await page.getByRole('button', { name: /Third office/ }).waitFor();
    const token = await invite('Fourth office', 4);
    let tried = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/users/activate')) tried += 1;
    });
    await open(`/activate/${token}?option=nopass`);
    await isAt('/monitoring');
    const offer = page.getByRole('alert').filter({ hasText: 'You are invited to “Fourth office”' });
    await offer.waitFor();
    await picture(page, 'join-later');
    expect(tried).toBe(0);
    await offer.getByRole('button', { name: 'Join' }).click();
    await page.getByRole('button', { name: /Fourth office/ }).waitFor();
    expect(tried).toBe(1);
    await open('/activate/no-such-link');
    await isAt('/monitoring');
  });

  it('chooses a workspace by a click, and says when that fails or there is none', async () => {
    await signInAs(page, server.url, ann);
    await open('/error_workspace?choose=1');
    const list = page.getByRole('list', { name: 'Workspaces' });
    await list.getByRole('button', { name: /Fourth office/ }).waitFor();
    expect(await list.locator('[aria-current=true]').allInnerTexts()).toEqual([
      expect.stringContaining('Fourth office'),
    ]);
    const [height, overflow] = await list.evaluate((element) => {
      const { maxHeight, overflowY } = getComputedStyle(element);
      return [maxHeight, overflowY];
    });
    expect([height, overflow]).toEqual(['300px', 'auto']);
    await page.route('**/api/workspace', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{"code":"internal"}' }),
    );
    await list.getByRole('button', { name: /Second office/ }).click();
    await page.getByRole('alert').filter({ hasText: 'Something went wrong' }).waitFor();
    await page.unroute('**/api/workspace');
    await Promise.all([
      page.waitForEvent('load'),
      list.getByRole('button', { name: /Second office/ }).click(),
    ]);
    await isAt('/monitoring');
    await page.getByRole('button', { name: /Second office/ }).waitFor();
    await open('/error_workspace?choose=1');
    await page.getByRole('button', { name: 'Create a personal workspace' }).click();
    await page.getByText('Your personal workspace is ready').waitFor();
    await picture(page, 'workspace-made');
    await page.route('**/api/users/workspace', (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"workspaces":[]}' }),
    );
    await open('/error_workspace');
    await title('No workspace is active');
    expect(await page.title()).toContain('No workspace is active');
    await page.getByText('You have no workspaces yet').waitFor();
  });

  it('begins by a link with a mark that works once, and without a token with a password of one’s own', async () => {
    const { user_id, email } = await somebody();
    const link = await signInLink(server, user_id);
    await open(link);
    await isAt('/monitoring');
    expect(page.url()).toBe(`${server.url}/monitoring`);
    await open('/profile/change_password');
    await isAt('/activate/activate');
    await title('Set your password');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Repeat the password').fill(password);
    const [sent] = await Promise.all([
      page.waitForResponse((reply) => reply.url().endsWith('/api/users/activate')),
      page.getByRole('button', { name: 'Set the password' }).click(),
    ]);
    expect(sent.request().postDataJSON()).toEqual({ password, locale: 'en' });
    expect(sent.status()).toBe(201);
    await isAt('/monitoring');
    await signOut();
    await signInAs(page, server.url, { email, password });
    await isAt('/monitoring');
    await visit();
    await open(link);
    await page.getByRole('alert').filter({ hasText: 'This sign-in link was used already' }).waitFor();
    expect(page.url()).toBe(`${server.url}/login`);
  });

  it('closes a section only once it knows who is there, and opens it while they look', async () => {
    const { user_id } = await somebody();
    await open(await signInLink(server, user_id));
    await isAt('/monitoring');
    // Whether it was said at any moment, however short.
    await page.addInitScript(() => {
      const look = () => {
        const said = document.body?.innerText.includes('You have no access to this section');
        if (said) Object.assign(window, { wasClosed: true });
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
    const wasClosed = () => page.evaluate(() => 'wasClosed' in window);
    const closed = page.getByRole('heading', { name: 'You have no access to this section' });
    const link = page.getByRole('navigation').getByRole('link', { name: 'Patterns' });

    let known = await beforeKnown('/patterns');
    expect(await wasClosed()).toBe(false);
    known();
    await closed.waitFor();
    expect(await link.count()).toBe(0);
    await client.json('POST', 'users/workspace', { user_id, allow_callcenter: true });
    await title('Patterns');
    await link.waitFor();

    known = await beforeKnown('/patterns');
    known();
    await title('Patterns');
    await link.waitFor();
    expect(await wasClosed()).toBe(false);
  });

  it('has its look in a panel that a new page does not open, and the menu as it was left', async () => {
    await signInAs(page, server.url, ann);
    await open('/tags');
    const panel = page.getByRole('dialog', { name: 'Appearance' });
    const openPanel = async () => {
      await page.getByRole('button', { name: 'Account menu' }).click();
      await page.getByRole('menuitem', { name: 'Appearance' }).click();
      await panel.waitFor();
    };
    await openPanel();
    await panel.getByRole('button', { name: 'Close' }).click();
    await panel.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Fold the menu/ }).click();
    await page.getByRole('button', { name: /^Unfold the menu/ }).waitFor();
    await openPanel();
    await page.reload();
    await title('Tags');
    const unfold = page.getByRole('button', { name: /^Unfold the menu/ });
    await unfold.waitFor();
    expect(await panel.count()).toBe(0);
    const kept = JSON.parse(decodeURIComponent((await cookies()).customization?.value ?? '{}'));
    expect(kept.state).toMatchObject({ drawerFolded: true, borderRadius: 12 });
    expect(kept.state).not.toHaveProperty('isOpen');
    await unfold.click();
    await page.reload();
    await page.getByRole('button', { name: /^Fold the menu/ }).waitFor();
  });

  it('has its content 88 px below the upper edge', async () => {
    fileId ||= await uploadSample(client, 'uk-skarha-internet');
    await signInAs(page, server.url, admin);
    for (const path of [
      '/monitoring',
      '/tags',
      '/users',
      '/profile',
      '/files',
      '/search',
      `/files/${fileId}`,
    ]) {
      await open(path);
      await page.locator('.main h1').first().waitFor({ state: 'attached' });
      const top = () =>
        page.evaluate(() => {
          const box = document.querySelector('.page-head, .search-head, .file-head-bar');
          return Math.round(box?.getBoundingClientRect().top ?? 0);
        });
      await until(top, (px) => px > 0);
      expect([path, await top()]).toEqual([path, 88]);
    }
  });

  it('is shown around once, step by step, while nothing else can be done', async () => {
    fileId ||= await uploadSample(client, 'uk-skarha-internet');
    const own = await signIn(server, admin);
    await visit({ isFirstVisit: true });
    await signInAs(page, server.url, admin);
    const stop = page.locator('.driver-popover');
    const titled = (text: string) => stop.filter({ hasText: text }).waitFor();
    const next = () => stop.getByRole('button', { name: /^(Next|Done)$/ }).click();
    await titled('Welcome to Earshot');
    expect(await page.locator('#root').evaluate((root) => (root as HTMLElement).inert)).toBe(true);
    await titled('1 of 6');
    await next();
    await titled('Monitoring');
    // Neither those of the tour nor, wherever the focus is, those of the app.
    for (const key of ['ArrowLeft', 'Escape']) await page.keyboard.press(key);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('BracketLeft');
    expect((await cookies()).customization?.value).toContain(encodeURIComponent('"drawerFolded":false'));
    await next();
    await titled('Every call is here');
    await isAt('/files');
    await stop.getByRole('button', { name: 'Back' }).click();
    await titled('2 of 6');
    await next();
    await titled('3 of 6');
    await next();
    await titled('Sound and transcript');
    await isAt(`/files/${fileId}`);
    await next();
    await titled('You and your workspace');
    await isAt('/monitoring');
    await next();
    await titled('Other systems');
    await isAt('/profile/integration');
    await picture(page, 'tour-last');
    await next();
    await stop.waitFor({ state: 'detached' });
    await until(
      () => own.json<{ enable_demo: boolean }>('GET', 'users/setting'),
      ({ enable_demo }) => !enable_demo,
    );
    expect(await page.locator('#root').evaluate((root) => (root as HTMLElement).inert)).toBe(false);
  });

  it('is not shown around as long as there is no call to show', async () => {
    await visit({ isFirstVisit: true });
    const answer = (found: object[]) =>
      page.route('**/api/files?*status=DONE*', (route) =>
        route.fulfill({ contentType: 'application/json', body: JSON.stringify({ results: found }) }),
      );
    await answer([]);
    const asked = page.waitForResponse((reply) => reply.url().includes('status=DONE'));
    await signInAs(page, server.url, ann);
    await asked;
    await page.waitForLoadState('networkidle');
    expect(await page.locator('.driver-popover').count()).toBe(0);
    // It begins with the first call that is done, for whoever watches.
    const buffer = Buffer.from(wav([tone(400)], 3));
    await page.getByTestId('upload-input').setInputFiles([{ name: 'a.wav', mimeType: 'audio/wav', buffer }]);
    await page.locator('.driver-popover').filter({ hasText: 'Welcome to Earshot' }).waitFor();
  });
});

/** A viewer to whom no section is open, without a password. */
async function somebody() {
  const flags = { allow_reports: false, allow_classifiers: false, allow_callcenter: false };
  const guest = await sessionWith(server, 'viewer', flags);
  return guest.json<{ user_id: number; email: string }>('GET', 'users/setting');
}

/**
 * Opens a page in a browser that has only the session; it hears who is there when what is answered is called. Meanwhile the
 * same page is opened beside it, to its end: so long it has had to say something too early.
 */
async function beforeKnown(path: string): Promise<() => void> {
  await page.evaluate(() => localStorage.clear());
  const asked = Promise.withResolvers<void>();
  const known = Promise.withResolvers<void>();
  await page.route(
    '**/api/users/setting',
    async (route) => {
      asked.resolve();
      await known.promise;
      await route.continue();
    },
    { times: 1 },
  );
  await Promise.all([asked.promise, open(path)]);
  const beside = await page.context().newPage();
  await beside.goto(`${server.url}${path}`);
  await beside.getByRole('main').getByRole('heading').first().waitFor();
  await beside.close();
  return known.resolve;
}
