import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newMember, password } from '../packages/server/src/testing/people.ts';
import {
  admin,
  type Client,
  ended,
  form,
  signIn,
  type TestServer,
} from '../packages/server/src/testing/server.ts';
import { beSignedIn, findChromium, newPage, picture } from './browser.ts';
import { endProduct, startProduct } from './product.ts';

let server: TestServer;
let client: Client;
let browser: Browser;
let page: Page;
let problems: string[];

const open = (path: string) => page.goto(`${server.url}${path}`);
const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const inDialog = () => page.getByRole('dialog');
/** What slides in at the upper right corner. */
const snackbar = (text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });
const answer = (path: string, status: number, body: object = {}) =>
  page.route(`**/api/${path}`, (route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }),
  );
const isAt = (path: string) => page.waitForURL((url) => url.pathname === path);

async function upload(name: string): Promise<void> {
  await open('/files');
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from('Operator: good morning\n') };
  await page.getByTestId('upload-input').setInputFiles([file]);
}

describe.skipIf(findChromium() === undefined)('what a person is told', () => {
  beforeAll(async () => {
    ({ server, client, browser } = await startProduct());
    ({ page, problems } = await newPage(browser));
    await beSignedIn(page, server.url, admin);
  });
  beforeEach(() => page.unrouteAll());
  afterAll(() => endProduct({ server, browser }));

  it.each<[string, string | RegExp, () => Promise<void>]>([
    [
      'an address is added',
      'IP added',
      async () => {
        await open('/profile/integration');
        await page.getByLabel('IP address or network').fill('203.0.113.7');
        await press('Add');
      },
    ],
    [
      'an address is deleted',
      'IP deleted',
      async () => {
        await open('/profile/integration');
        await press('Delete 203.0.113.7');
      },
    ],
    [
      'a setting is changed',
      'Changes applied',
      async () => {
        await open('/profile/workspace');
        await page.getByLabel('Name', { exact: true }).fill('The company');
        await page.getByRole('button', { name: 'Save' }).first().click();
      },
    ],
    [
      'somebody is invited',
      'Invited guest@example.com',
      async () => {
        await open('/users');
        await press('Invite');
        await page.getByLabel('Email addresses').fill('guest@example.com');
        await page.getByRole('combobox', { name: 'Role' }).click();
        await page.getByRole('option', { name: 'Manager' }).click();
        await inDialog().getByRole('button', { name: 'Invite' }).click();
        await inDialog().getByRole('button', { name: 'Done' }).click();
      },
    ],
    [
      'somebody is taken out',
      'Leaver Lee was removed',
      async () => {
        const leaver = { email: 'leaver@example.com', name: 'Leaver Lee', role: 'viewer' } as const;
        const { userId } = await newMember(server, client, leaver);
        await open(`/users/${userId}`);
        await press('Remove from workspace');
        await inDialog().getByRole('button', { name: 'Remove from workspace' }).click();
      },
    ],
    [
      'the password is changed',
      'Password changed',
      async () => {
        await open('/profile/change_password');
        await page.getByLabel('Old password').fill(admin.password);
        await page.getByLabel('New password', { exact: true }).fill(password);
        await page.getByLabel(/^Repeat/).fill(password);
        await inDialog().getByRole('button', { name: 'Change the password' }).click();
      },
    ],
  ])('%s: "%s"', async (_, text, act) => {
    await act();
    const said = snackbar(text);
    await said.waitFor();
    const { x, y } = (await said.boundingBox()) ?? { x: 0, y: 999 };
    expect([x > 750, y < 200]).toEqual([true, true]);
  });

  it('whoever was invited has the role that was chosen', async () => {
    client = await signIn(server, { ...admin, password });
    const { results } = await client.json<{ results: { email: string; role: string }[] }>('GET', 'users');
    expect(results.find(({ email }) => email === 'guest@example.com')?.role).toBe('manager');
  });

  it('an address that nobody has is not found, by its email', async () => {
    await open('/users');
    await page.getByRole('searchbox', { name: 'Name or email' }).fill('nobody@example.com');
    await page.getByText('User with this email not found').waitFor();
  });

  it('an address of a network has to be entered', async () => {
    await open('/profile/integration');
    await press('Add');
    await page.getByText('Enter an IP address').waitFor();
  });

  it('a source is added and changed', async () => {
    await open('/source');
    await page.getByRole('button', { name: 'New source' }).first().click();
    await inDialog().getByLabel('Name', { exact: true }).fill('Telephony');
    await inDialog().getByRole('button', { name: 'Save' }).click();
    await press('Edit Telephony');
    const name = inDialog().getByLabel('Name', { exact: true });
    await name.fill('Exchange');
    await inDialog().getByLabel('Takes in files').uncheck();
    await inDialog().getByRole('button', { name: 'Save' }).click();
    await page.getByRole('row', { name: /Exchange.*Off/ }).waitFor();
    const { results } = await client.json<{ results: object[] }>('GET', 'sources');
    expect(results).toContainEqual(expect.objectContaining({ name: 'Exchange', enabled: false }));
  });

  it('good news leaves after six seconds', async () => {
    await open('/profile/integration');
    await page.getByLabel('IP address or network').fill('203.0.113.8');
    await press('Add');
    await snackbar('IP added').waitFor();
    const began = Date.now();
    await snackbar('IP added').waitFor({ state: 'detached' });
    expect(Date.now() - began).toBeGreaterThan(5000);
    expect(Date.now() - began).toBeLessThan(8000);
  });

  it('something went wrong', async () => {
    await open('/profile/integration');
    await answer('ip_list/*', 500, { code: 'internal', detail: 'Something went wrong on the server.' });
    await press('Delete 203.0.113.8');
    await snackbar('Something went wrong').waitFor();
  });

  it('the role does not allow it', async () => {
    await open('/profile/integration');
    await answer('ip_list/*', 403, {
      code: 'forbidden',
      detail: 'This action is not allowed for this role.',
    });
    await press('Delete 203.0.113.8');
    await snackbar('Your role does not allow this').waitFor();
  });

  it('a file is too large', async () => {
    await open('/files');
    await page.getByTestId('upload-input').evaluate(
      (input: HTMLInputElement, bytes) => {
        const chosen = new DataTransfer();
        chosen.items.add(new File([new Uint8Array(bytes)], 'long.wav'));
        input.files = chosen.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
      },
      101 * 1024 * 1024,
    );
    await page.getByText('Larger than 100 MB').waitFor();
  });

  it.each([
    ['an inactive package', 'Current package is inactive', 'tariff.inactive', 'not active'],
    ['an exhausted package', 'Package Limit Exceeded', 'tariff.exceeded', 'limit of the package'],
  ])('an upload under %s opens the dialog', async (_, details, code, says) => {
    await answer('uploads', 207, { code, details, params: {}, request_id: '' });
    await upload(`${code}.txt`);
    await inDialog().getByText(says).waitFor();
    await picture(page, `upload-${code}`);
    await inDialog().getByRole('button', { name: 'Cancel' }).click();
    await inDialog().waitFor({ state: 'hidden' });
    expect(await page.getByTestId(`upload-${code}.txt`).getAttribute('data-state')).toBe('failed');
  });

  it('the first and the last file of a list lead no further', async () => {
    for (const name of ['one.txt', 'two.txt']) {
      const reply = await client.request('POST', 'files', form(name, `Operator: this is ${name}\n`));
      await ended(client, ((await reply.json()) as { file_id: string }).file_id);
    }
    await open('/files');
    await page
      .getByTestId(/^file-row-/)
      .first()
      .click();
    const [previous, next] = ['Previous file of the list', 'Next file of the list'].map((name) =>
      page.getByRole('button', { name }),
    );
    await page.getByText('1 of 2').waitFor();
    await page.getByText('First record', { exact: true }).waitFor();
    expect([await previous?.isDisabled(), await next?.isDisabled()]).toEqual([true, false]);
    await next?.click();
    await page.getByText('2 of 2').waitFor();
    await page.getByText('Last record', { exact: true }).waitFor();
    expect([await previous?.isDisabled(), await next?.isDisabled()]).toEqual([false, true]);
  });

  it.each([
    ['/nothing-here', 'Page not found'],
    ['/error_access', 'No access'],
    ['/error-access', 'No access'],
    ['/error', 'The server has a problem'],
    ['/files/01a1fd80-9e52-707e-8508-5dd781fe6998', /This file is not here/],
    ['/users/999', /This person is not in the workspace/],
  ])('%s says "%s"', async (path, text) => {
    await open(path);
    await page.getByText(text).first().waitFor();
  });

  it('without the network a page opens as the error page', async () => {
    await open('/files');
    await page.route('**/api/users/setting', (route) => route.abort());
    await open('/files');
    await isAt('/error');
  });

  it('an upload whose session has ended signs out', async () => {
    await open('/files');
    await answer('uploads', 401, { code: 'unauthorized', detail: 'Sign in first.' });
    await upload('late.txt');
    await isAt('/login');
    expect(problems).toEqual([]);
  });
});
