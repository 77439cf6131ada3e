/**
 * How fast a page is there: four pages of the built product on the real server, each opened in a fresh profile, and an
 * empty static page as the baseline, in turns in one browser.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { percentile, table, writeResults } from '../../packages/server/bench/results.ts';
import { admin, removeDataDir } from '../../packages/server/src/testing/server.ts';
import { spawnServer } from '../../packages/server/src/testing/spawned-server.ts';
import { newPage, openBrowser, signInAs, wide } from '../browser.ts';

const rounds = 5;
/** What comes later than this after the last answer is not part of opening a page. */
const settleMs = 1500;
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

type Opened = { fcp: number; lcp: number; blocked: number; shift: number; bytes: number };
type State = Awaited<ReturnType<BrowserContext['storageState']>>;
type Target = { name: string; url: string; state: State | undefined };

export async function bench(): Promise<void> {
  const server = await spawnServer({ env: { PATH: '/nowhere' } });
  const empty = await serveEmptyPage();
  const browser = await openBrowser();
  try {
    const { page, context } = await newPage(browser);
    await signInAs(page, server.url, admin);
    const state = await context.storageState();
    await context.close();
    const targets: Target[] = [
      { name: 'empty page', url: empty.url, state: undefined },
      { name: '/login', url: `${server.url}/login`, state: undefined },
      { name: '/register', url: `${server.url}/register`, state: undefined },
      { name: '/users', url: `${server.url}/users`, state },
      { name: '/profile', url: `${server.url}/profile`, state },
    ];
    const seen = new Map<string, Opened[]>(targets.map(({ name }) => [name, []]));
    for (let round = 0; round <= rounds; round += 1)
      for (const target of targets) {
        const opened = await open(browser, target);
        // The first round warms up the server and the disk.
        if (round > 0) seen.get(target.name)?.push(opened);
      }
    const rows: (string | number)[][] = [];
    for (const target of targets)
      rows.push([
        target.name,
        ...figures(seen.get(target.name) ?? []),
        target.name === 'empty page' ? '' : (await mistakes(browser, target)).length,
      ]);
    const head = [
      'page',
      'first contentful paint, ms',
      'largest contentful paint, ms',
      'blocked, ms',
      'layout shift',
      'kB over the wire',
      'axe violations',
    ];
    const how = `Median of ${rounds}, each with an empty cache and a fresh profile, Chromium ${browser.version()}, 1500 × 950, no throttling, server and browser on the same machine. Blocked: what tasks take beyond 50 ms after the first paint. axe ${await axeVersion()} with all its rules.`;
    await writeResults('pages', 'pages', `${how}\n\n${table(head, rows)}`);
  } finally {
    await browser.close();
    empty.stop();
    await server.stop();
    await removeDataDir(server.dataDir);
  }
}

async function serveEmptyPage(): Promise<{ url: string; stop: () => void }> {
  const text =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Empty</title></head><body><h1>Empty</h1></body></html>';
  const http = createServer((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'text/html' }).end(text);
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const { port } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      http.closeAllConnections();
      http.close();
    },
  };
}

async function freshPage(browser: Browser, state: State | undefined): Promise<Page> {
  const context = await browser.newContext({
    viewport: wide,
    colorScheme: 'light',
    locale: 'en-GB',
    ...(state === undefined ? {} : { storageState: state }),
  });
  await context.addInitScript(() => sessionStorage.setItem('earshot.tour-seen', '1'));
  return context.newPage();
}

async function open(browser: Browser, { url, state }: Target): Promise<Opened> {
  const page = await freshPage(browser, state);
  let bytes = 0;
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(watchPaint);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await delay(settleMs);
  const seen = await page.evaluate(() => (window as unknown as { paint: Paint }).paint);
  await page.context().close();
  const blocked = seen.tasks.reduce(
    (sum, { at, ms }) => sum + Math.max(0, Math.min(ms, at + ms - seen.fcp) - 50),
    0,
  );
  return { fcp: seen.fcp, lcp: seen.lcp, shift: seen.shift, blocked, bytes };
}

type Paint = { fcp: number; lcp: number; shift: number; tasks: { at: number; ms: number }[] };

/** Runs in the page before anything else there. */
function watchPaint(): void {
  const paint: Paint = { fcp: 0, lcp: 0, shift: 0, tasks: [] };
  (window as unknown as { paint: Paint }).paint = paint;
  type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean };
  const watch = (type: string, seen: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen(entry);
    }).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paint.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    paint.lcp = startTime;
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) paint.shift += value ?? 0;
  });
  watch('longtask', ({ startTime, duration }) => {
    paint.tasks.push({ at: startTime, ms: duration });
  });
}

type AxeResult = { violations: { id: string; nodes: { html: string }[] }[] };

async function mistakes(browser: Browser, { url, state }: Target): Promise<string[]> {
  const page = await freshPage(browser, state);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await delay(settleMs);
  await page.evaluate(await readFile(axe, 'utf8'));
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run: (node: Document) => Promise<AxeResult> } }).axe.run(document),
  );
  await page.context().close();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
  for (const one of found) process.stderr.write(`${url} ${one}\n`);
  return found;
}

async function axeVersion(): Promise<string> {
  return /axe v([\d.]+)/.exec(await readFile(axe, 'utf8'))?.[1] ?? '';
}

function figures(all: readonly Opened[]): string[] {
  const median = (of: (one: Opened) => number) => percentile(all.map(of), 0.5);
  return [
    median(({ fcp }) => fcp).toFixed(0),
    median(({ lcp }) => lcp).toFixed(0),
    median(({ blocked }) => blocked).toFixed(0),
    median(({ shift }) => shift).toFixed(3),
    (median(({ bytes }) => bytes) / 1000).toFixed(1),
  ];
}
