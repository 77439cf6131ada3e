/**
 * Firefox and WebKit as Debian has them. Playwright drives only builds of its own, so each is driven by the standard it
 * speaks: WebDriver BiDi and WebDriver. Functions are run in the page by the driver, so a page without `eval` is no matter.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { createServer } from 'node:net';
import puppeteer from 'puppeteer-core';
import { until } from '../packages/server/src/testing/server.ts';

/** As much of a browser as a journey needs; elements are named by selectors of CSS. */
export type Hand = {
  goto: (url: string) => Promise<unknown>;
  /** Runs a function of the page; it knows nothing from outside but its arguments. */
  run: <A extends unknown[], T>(act: (...args: A) => T | Promise<T>, ...args: A) => Promise<T>;
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  upload: (selector: string, path: string) => Promise<void>;
  close: () => Promise<void>;
};

export type OtherBrowser = {
  name: string;
  /** What has to be installed. */
  packages: string;
  isThere: boolean;
  open: () => Promise<Hand>;
};

const firefox = '/usr/bin/firefox-esr';
const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
const webDriver = '/usr/bin/WebKitWebDriver';
const display = '/usr/bin/Xvfb';

export const otherBrowsers: readonly OtherBrowser[] = [
  { name: 'Firefox', packages: 'firefox-esr', isThere: existsSync(firefox), open: openFirefox },
  {
    name: 'WebKit',
    packages: 'webkit2gtk-driver, xvfb',
    isThere: miniBrowser !== undefined && existsSync(webDriver) && existsSync(display),
    open: openWebKit,
  },
];

async function openFirefox(): Promise<Hand> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox,
    headless: true,
    timeout: 180_000,
    protocolTimeout: 180_000,
    extraPrefsFirefox: { 'media.autoplay.default': 0 },
  });
  const page = await browser.newPage();
  const find = async (selector: string) => {
    const element = await page.$(selector);
    if (element === null) throw new Error(`There is no ${selector}`);
    return element;
  };
  return {
    // The router of the page may be under way to a place of its own; then this one is asked for again.
    goto: (url) =>
      until(
        () =>
          page.goto(url).then(
            () => true,
            (error) => {
              if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
              return false;
            },
          ),
        (isThere) => isThere,
      ),
    run: (act, ...args) => page.evaluate(act as never, ...args) as never,
    click: async (selector) => (await find(selector)).click(),
    type: async (selector, text) => (await find(selector)).type(text),
    upload: async (selector, path) =>
      ((await find(selector)) as Awaited<ReturnType<typeof page.$<'input'>>>)?.uploadFile(path),
    close: () => browser.close(),
  };
}

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

async function openWebKit(): Promise<Hand> {
  // MiniBrowser has no mode without windows.
  const screen = spawn(display, ['-displayfd', '1', '-screen', '0', '1500x950x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((done) =>
    screen.stdout.once('data', (data) => done(String(data).trim())),
  );
  const port = await freePort();
  const driver = spawn(webDriver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number}` },
  });
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await reply.json()) as { value: T & { error?: string; message?: string } };
    if (!reply.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await until(
    () => ask<{ ready: boolean }>('GET', '/status').catch(() => ({ ready: false })),
    ({ ready }) => ready,
  );
  const options = { binary: miniBrowser, args: ['--automation'] };
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `/session/${sessionId}`;
  await ask('POST', `${session}/timeouts`, { script: 180_000, pageLoad: 180_000 });
  const element = async (selector: string) =>
    (
      await ask<Record<string, string>>('POST', `${session}/element`, {
        using: 'css selector',
        value: selector,
      })
    )[elementKey];
  const put = async (selector: string, text: string) =>
    ask<void>('POST', `${session}/element/${await element(selector)}/value`, { text });
  return {
    goto: (url) => ask('POST', `${session}/url`, { url }),
    run: (act, ...args) =>
      ask('POST', `${session}/execute/sync`, { script: `return (${act})(...arguments)`, args }) as never,
    click: async (selector) => ask('POST', `${session}/element/${await element(selector)}/click`, {}),
    type: put,
    upload: put,
    close: async () => {
      await ask('DELETE', session).catch(() => {});
      await Promise.all([driver, screen].map(ended));
    },
  };
}

const ended = (child: ChildProcess) =>
  new Promise<void>((done) => {
    child.once('exit', () => done());
    child.kill();
  });

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((done) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    }),
  );
}
