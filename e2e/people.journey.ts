import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin, signIn, type TestServer } from '../packages/server/src/testing/server.ts';
import { beSignedIn, findChromium, newPage, picture } from './browser.ts';
import { endProduct, startProduct } from './product.ts';
import { uploadSample } from './sample-call.ts';

const olena = { email: 'olena@example.com', name: 'Olena Kovalenko', password: 'Vesna-2026-lis' };
const stepMs = 30_000;
const isInside = ({ pathname }: URL) => pathname !== '/login' && pathname !== '/';

let server: TestServer;
let browser: Browser;

describe.skipIf(findChromium() === undefined)('people in a browser', () => {
  beforeAll(async () => {
    ({ server, browser } = await startProduct());
  });
  afterAll(() => endProduct({ server, browser }));

  it('invited, joined, a picture, two-factor sign-in, blocked', async () => {
    const boss = await newPage(browser);
    await beSignedIn(boss.page, server.url, admin);
    await boss.page.goto(`${server.url}/users`);
    await boss.page.getByRole('button', { name: 'Invite' }).click();
    await boss.page.getByLabel('Email addresses').fill(olena.email);
    await boss.page.getByRole('dialog').getByRole('button', { name: 'Invite' }).click();
    // It is the one of the letter, too.
    const link = await boss.page.getByLabel(`Link for ${olena.email}`, { exact: true }).inputValue();
    await boss.page.goto(`${server.url}/outbox`);
    const letter = boss.page.getByRole('listitem').filter({ hasText: olena.email });
    await letter.locator('summary').click();
    expect(/\/activate\/\S+/.exec(await letter.innerText())?.[0]).toBe(new URL(link).pathname);

    // Somebody else is invited and kept out again before they come.
    await boss.page.goto(`${server.url}/users`);
    await boss.page.getByRole('button', { name: 'Invite' }).click();
    await boss.page.getByLabel('Email addresses').fill('stranger@example.com');
    await boss.page.getByRole('dialog').getByRole('button', { name: 'Invite' }).click();
    await boss.page.getByRole('button', { name: 'Done' }).click();
    // Who is invited has a button more than who is there; its columns stand where those of the others do.
    await boss.page.getByRole('link', { name: 'stranger@example.com' }).waitFor();
    const columns = await boss.page
      .locator('.user-row')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.children].map((cell) => cell.getBoundingClientRect().left).join()),
      );
    expect(new Set(columns).size).toBe(1);
    await boss.page.getByRole('link', { name: 'stranger@example.com' }).click();
    await boss.page.getByRole('button', { name: 'Block' }).click();
    await boss.page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
    await boss.page.getByText('stranger@example.com is blocked').waitFor();
    await boss.page.getByRole('button', { name: 'Unblock' }).click();
    await boss.page.getByRole('button', { name: 'Withdraw' }).waitFor();

    const guest = await newPage(browser);
    const { page } = guest;
    await page.goto(`${server.url}${new URL(link).pathname}`);
    await page.getByLabel('Your name').fill('Olena');
    await page.getByLabel('Password', { exact: true }).fill(olena.password);
    await page.getByLabel('Repeat the password').fill(olena.password);
    await page.getByRole('button', { name: 'Set the password' }).click();
    // Nothing is asked again: one is in.
    await page.waitForURL(({ pathname }) => pathname === '/monitoring');

    await page.goto(`${server.url}/profile`);
    await setPicture(page);
    await page.getByLabel('Name', { exact: true }).fill(olena.name);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Changes applied').waitFor();
    const { totp, recovery } = await switchOnTwoFactor(page);
    await picture(page, 'profile-complete');

    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByText(olena.name).first().waitFor();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.getByLabel('Email').fill(olena.email);
    await page.getByLabel('Password', { exact: true }).fill(olena.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    // Each code works once: the one of this moment has switched it on.
    await page.getByLabel('Six-digit code').fill(totp.generate({ timestamp: Date.now() + stepMs }));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(isInside);

    await page.goto(`${server.url}/profile`);
    await page.getByRole('button', { name: 'Turn off' }).click();
    const removal = page.getByRole('dialog');
    await removal.getByLabel('Code').fill('000000');
    await removal.getByRole('button', { name: 'Turn off' }).click();
    await removal
      .getByText(/code/i)
      .filter({ hasText: /not|wrong/i })
      .first()
      .waitFor();
    await removal.getByLabel('Code').fill(recovery[3] ?? '');
    await removal.getByRole('button', { name: 'Turn off' }).click();
    await page.getByText('2FA removed').waitFor();

    await boss.page.goto(`${server.url}/users`);
    await boss.page.getByRole('link', { name: olena.name }).click();
    await picture(boss.page, 'user-one');
    await boss.page.getByRole('button', { name: 'Block' }).click();
    await boss.page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
    await boss.page.getByText(`${olena.name} is blocked`).waitFor();
    await page.waitForURL(/\/(error_access|login)$/);
    await page.goto(`${server.url}/files`);
    await page.waitForURL(/\/(error_access|login)$/);

    expect([...boss.problems, ...guest.problems]).toEqual([]);
    await boss.context.close();
    await guest.context.close();
  });

  it('one call shown to somebody without an account, until the link is revoked', async () => {
    const fileId = await uploadSample(await signIn(server), 'uk-skarha-internet');
    const boss = await newPage(browser);
    await beSignedIn(boss.page, server.url, admin);
    await boss.page.goto(`${server.url}/files/${fileId}?t=20`);
    await boss.page.getByRole('button', { name: 'More actions' }).click();
    await boss.page.getByRole('menuitem', { name: 'Share' }).click();
    await boss.page.getByRole('button', { name: 'Create a link' }).click();
    const link = await boss.page.getByLabel('The link', { exact: true }).inputValue();
    await picture(boss.page, 'share');

    const guest = await newPage(browser);
    const refused: string[] = [];
    guest.page.on('response', (reply) => {
      if (reply.status() >= 400) refused.push(`${reply.status()} ${reply.url()}`);
    });
    await guest.page.goto(link);
    await guest.page.locator('[data-word]').first().waitFor();
    // It begins where whoever shared it was, and the key is not left in the address.
    expect(guest.page.url()).toBe(`${server.url}/files/${fileId}?t=20`);
    await guest.page.locator('.tp-clock').getByText('0:20').waitFor();
    await guest.page.getByRole('tab', { name: 'Details' }).click();
    expect(await guest.page.getByRole('button', { name: 'More actions' }).count()).toBe(0);
    await guest.page.reload();
    await guest.page.locator('[data-word]').first().waitFor();
    await picture(guest.page, 'shared-call');
    expect(refused).toEqual([]);

    await boss.page.getByRole('button', { name: /^Revoke the link/ }).click();
    await boss.page.getByText('Link revoked').waitFor();
    await guest.page.goto('about:blank');
    await guest.page.goto(link);
    await guest.page.waitForURL('**/error_link');
    expect([...boss.problems, ...guest.problems]).toEqual([]);
    await boss.context.close();
    await guest.context.close();
  });
});

async function setPicture(page: Page): Promise<void> {
  const input = page.getByTestId('picture-input');
  const image = await page.screenshot({ type: 'jpeg', quality: 60 });
  const huge = Buffer.concat([image, Buffer.alloc(2 * 1024 * 1024)]);
  await input.setInputFiles({ name: 'huge.jpg', mimeType: 'image/jpeg', buffer: huge });
  await page.getByText('The picture is larger than 2 MB').waitFor();
  await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: image });
  await page.getByRole('slider', { name: 'Zoom' }).fill('2');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('Picture saved').waitFor();
  const shown = page.locator('#content img.avatar');
  await shown.waitFor();
  expect(await shown.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBe(
    256,
  );
}

async function switchOnTwoFactor(page: Page): Promise<{ totp: TOTP; recovery: string[] }> {
  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  const secret = await dialog.getByLabel('No camera?').inputValue();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await dialog.getByLabel('Code', { exact: true }).fill(totp.generate());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('2FA activated').waitFor();
  const recovery = await dialog.getByRole('listitem').allInnerTexts();
  expect(recovery).toHaveLength(10);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('button', { name: 'Turn off' }).waitFor();
  return { totp, recovery };
}
