import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { admin, query, type TestServer, until } from '../packages/server/src/testing/server.ts';
import { beSignedIn, findChromium, newPage, picture, signInAs } from './browser.ts';
import { endProduct, startProduct } from './product.ts';

let server: TestServer;
let browser: Browser;
let page: Page;

/** What a server in front of the interface may answer, put in the place of one call. */
const answer = (path: string, status: number, body?: object) =>
  page.route(`**/api/${path}`, (route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body ?? {}) }),
  );

const isAt = (path: string) => page.waitForURL((url) => url.pathname === path);
const sources = () => page.goto(`${server.url}/source`);

const isPossible = findChromium() !== undefined;

beforeAll(async () => {
  if (!isPossible) return;
  ({ server, browser } = await startProduct());
});
afterAll(async () => {
  await endProduct({ server, browser });
});

describe.skipIf(!isPossible)('refusals that end a session in a browser', () => {
  beforeEach(async () => {
    ({ page } = await newPage(browser));
    // By the page, which keeps the account: it has to go again.
    await signInAs(page, server.url, admin);
  });
  afterEach(async () => {
    // An answer still on its way would fail the journey once its page is gone.
    await page.unrouteAll({ behavior: 'wait' });
    await page.context().close();
  });

  it.each([
    ['206 with a token that is not valid', 206, { details: 'Given token not valid for any token type' }],
    ['206 with the reason in data', 206, { data: { detail: 'Incorrect authentication credentials.' } }],
    ['403 with an access token that is not valid', 403, { detail: 'Invalid access token' }],
    ['401', 401, { detail: 'Anything' }],
  ])('%s signs out', async (_, status, body) => {
    await answer('sources*', status, body);
    await sources();
    await isAt('/login');
    const kept = await page.evaluate(() => localStorage.getItem('earshot.account') ?? '');
    expect(kept).toBe('');
  });

  it.each([
    ['User is inactive', 'user_inactive', '/error_access'],
    ['User not found', 'user_not_found', '/login'],
    ['Given token not valid for any token type', 'token_not_valid', '/login'],
    ['Incorrect authentication credentials.', 'authentication_failed', '/login'],
  ])('the check that says "%s" leads to the right page', async (detail, code, path) => {
    await answer('users/check', 200, { user_id: null, code, detail });
    await answer('users/setting', 401, { code: 'unauthorized', detail: 'Sign in first.' });
    await page.goto(`${server.url}/files`);
    await isAt(path);
    await until(
      () => page.context().cookies(),
      (kept) => !kept.some(({ name }) => name === 'user_id'),
    );
  });

  it('a check that only has the code forgets whose browser it is', async () => {
    await answer('users/check', 200, { user_id: null, code: 'token_not_valid', detail: null });
    await page.goto(`${server.url}/files`);
    await until(
      () => page.context().cookies(),
      (kept) => !kept.some(({ name }) => name === 'user_id'),
    );
    expect(new URL(page.url()).pathname).toBe('/files');
  });
});

describe.skipIf(!isPossible)('refusals in a browser', () => {
  beforeEach(async () => {
    ({ page } = await newPage(browser));
    await beSignedIn(page, server.url, admin);
  });
  afterEach(async () => {
    // An answer still on its way would fail the journey once its page is gone.
    await page.unrouteAll({ behavior: 'wait' });
    await page.context().close();
  });

  it('206 that says anything else goes on', async () => {
    await page.route('**/api/sources*', async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ response: reply, status: 206 });
    });
    await sources();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page
      .getByRole('button', { name: /source/i })
      .first()
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/source');
    expect(await page.getByText(/session has ended/i).count()).toBe(0);
  });

  it('205 asks for a workspace', async () => {
    await page.route('**/api/sources*', (route) => route.fulfill({ status: 205 }));
    await sources();
    // With a single workspace there is nothing to choose: it is taken, and one lands on the first page.
    await isAt('/monitoring');
  });

  it.each([
    ['Current package is inactive', 207],
    ['Package Limit Exceeded', 207],
    ['Resource is locked in current package', 403],
  ])('"%s" opens a dialog that can be closed and cancelled', async (sentence, status) => {
    await answer('sources*', status, status === 207 ? { details: sentence } : { detail: sentence });
    await sources();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const text = await dialog.innerText();
    // The person's language, not the server's sentence.
    expect(text).not.toContain(sentence);
    await picture(page, `warning-${status}-${sentence.split(' ')[0]}`);
    expect(await dialog.getByRole('button').count()).toBeGreaterThanOrEqual(1);
    await dialog.getByRole('button').last().click();
    await dialog.waitFor({ state: 'hidden' });
  });

  it('a check that fails is only logged', async () => {
    await page.route('**/api/users/check', (route) => route.abort());
    await page.goto(`${server.url}/files`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/files');
  });

  it('workspaces that cannot be listed say so; without a network one lands on the error page', async () => {
    await answer('users/workspace', 500, { code: 'internal', detail: 'Something went wrong on the server.' });
    await page.goto(`${server.url}/error_workspace`);
    await page
      .getByText(/went wrong/i)
      .first()
      .waitFor();
    await page.unroute('**/api/users/workspace');
    await page.route('**/api/users/workspace', (route) => route.abort());
    await page.goto(`${server.url}/error_workspace`);
    await isAt('/error');
  });

  it('a personal workspace that cannot be made says so', async () => {
    await query(server.dataDir, "insert into workspaces (name, created_at) values ('Second', now())");
    await query(
      server.dataDir,
      `insert into members (workspace_id, user_id, role, created_at)
       select max(id), 1, 'viewer', now() from workspaces on conflict do nothing`,
    );
    await answer('workspace', 500, { code: 'internal', detail: 'x' });
    await page.goto(`${server.url}/error_workspace`);
    await page.getByRole('button', { name: /personal/i }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: /went wrong/i })
      .waitFor();
  });

  it('a profile that cannot be saved leads to the error page', async () => {
    await page.route('**/api/users/1', (route) => route.abort());
    await page.goto(`${server.url}/profile`);
    await page.getByLabel('Name', { exact: true }).fill('Somebody Else');
    await page.getByRole('button', { name: 'Save' }).click();
    await isAt('/error');
  });

  it('a section that is closed to the person says so, and who can open it', async () => {
    await query(server.dataDir, 'update members set allow_reports = false where workspace_id = 1');
    await page.goto(`${server.url}/reports`);
    await page.getByRole('heading', { name: 'You have no access to this section' }).waitFor();
    await query(server.dataDir, 'update members set allow_reports = true where workspace_id = 1');
  });

  it('a page that does not exist says so', async () => {
    await page.goto(`${server.url}/no/such/page`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('link').count()).toBeGreaterThan(0);
  });
});

describe.skipIf(!isPossible)('refusals of forms', () => {
  beforeEach(async () => {
    ({ page } = await newPage(browser));
  });
  afterEach(() => page.context().close());

  it('registering says what is missing', async () => {
    await page.goto(`${server.url}/register`);
    const send = page.getByRole('button', { name: 'Create the account' });
    await send.click();
    await page
      .getByText(/enter .*name/i)
      .first()
      .waitFor();
    await page.getByLabel('Your name').fill('Al');
    await page.getByLabel('Email').fill('not an address');
    await send.click();
    await page.getByText(/3 characters/i).waitFor();
    await page
      .getByText(/not .*email|email address/i)
      .first()
      .waitFor();
    await page.getByLabel('Your name').fill('Alice Adams');
    await page.getByLabel('Email').fill('alice@example.com');
    await send.click();
    await page
      .getByText(/not a robot|tick|confirm/i)
      .first()
      .waitFor();
    await page
      .getByText(/without this consent/i)
      .first()
      .waitFor();
  });

  it('a taken address says so, once the puzzle is solved', async () => {
    await page.goto(`${server.url}/register`);
    await page.getByLabel('Your name').fill('Alice Adams');
    await page.getByLabel('Email').fill(admin.email);
    await page.getByRole('checkbox').first().check();
    await page.getByRole('checkbox').nth(1).check();
    await page.getByRole('button', { name: 'Create the account' }).click();
    await page
      .getByText(/already/i)
      .first()
      .waitFor();
  });

  it('a wrong password, a wrong code and a used link say so', async () => {
    await page.goto(`${server.url}/login`);
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Wrong email or password.').waitFor();
    await page.goto(`${server.url}/password_reset?email=${admin.email}`);
    await page.getByLabel(/code/i).first().fill('000000');
    for (const field of await page.locator('input[type=password]').all()) await field.fill('Str0ng&Long!');
    await page.locator('form button[type=submit]').click();
    await page
      .getByText(/code .*(not|wrong)|wrong code/i)
      .first()
      .waitFor();
    await page.goto(`${server.url}/activate/${'x'.repeat(43)}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page
      .getByRole('link', { name: /register/i })
      .first()
      .waitFor();
  });

  it('too many tries say how long to wait, with the right plural', async () => {
    await answer('users/login', 429, { code: 'too_many_requests', detail: '', params: { count: 3 } });
    await page.goto(`${server.url}/login`);
    await page.getByRole('button', { name: /English/ }).click();
    await page
      .getByRole('menuitem', { name: 'Українська' })
      .or(page.getByRole('menuitemradio', { name: 'Українська' }))
      .first()
      .click();
    await page.locator('input[type=email]').fill(admin.email);
    await page.locator('input[type=password]').fill('wrong');
    await page.locator('form button[type=submit]').click();
    await page.getByText('Спробуйте через 3 хвилини').waitFor();
  });
});
