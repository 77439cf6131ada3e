import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  freePort,
  type ProviderAccount,
  startProvider,
  type TestProvider,
} from '../packages/server/src/testing/oidc-provider.ts';
import { signIn, type TestServer } from '../packages/server/src/testing/server.ts';
import { findChromium, newPage, picture } from './browser.ts';
import { endProduct, startProduct } from './product.ts';

let provider: TestProvider;
let server: TestServer;
let browser: Browser;
const account: ProviderAccount = {
  sub: 'company-1',
  email: 'worker@example.com',
  email_verified: true,
  name: 'Worker One',
};

describe.skipIf(findChromium() === undefined)("a company's account in a browser", () => {
  beforeAll(async () => {
    // The provider reminds of what a real one would have to set.
    for (const level of ['warn', 'info'] as const) vi.spyOn(console, level).mockImplementation(() => {});
    const port = await freePort();
    provider = await startProvider(port, () => account);
    ({ server, browser } = await startProduct({ env: { PATH: '/nowhere', ...provider.env } }));
  });
  afterAll(async () => {
    await endProduct({ server, browser });
    provider?.stop();
  });

  it('is refused in words until somebody invites, then leads in', async () => {
    const { page, problems } = await newPage(browser);
    await page.goto(`${server.url}/login`);
    const button = page.getByRole('link', { name: 'Sign in with Company account' });
    await button.click();
    await page.getByRole('alert').waitFor();
    await picture(page, 'company-account-refused');

    const boss = await signIn(server);
    await boss.json('POST', 'users/invitation', { email: account.email, role: 'manager' });
    await button.click();
    await page.waitForURL(`${server.url}/monitoring`);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByText(account.name).first().waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
