/**
 * From a click on a word to its sound: a call of the built product on the real server, and a bare audio element with the same
 * recording from the same server as the baseline, in turns in one browser.
 */
import type { File } from '@earshot/core/files/files.ts';
import type { Page } from 'playwright-core';
import { percentile, table, writeResults } from '../../packages/server/bench/results.ts';
import { admin, until } from '../../packages/server/src/testing/server.ts';
import { newPage, openBrowser, signInAs } from '../browser.ts';
import { endProduct, startProduct } from '../product.ts';

const rounds = 4;
const clicksARound = 15;

const cases = ['at rest', 'while it plays'] as const;
type Case = (typeof cases)[number];

export async function bench(): Promise<void> {
  const { server, client, browser } = await startProduct(undefined, openBrowser);
  try {
    await client.json('POST', 'demo', { locale: 'en' });
    const { results } = await until(
      () => client.json<{ results: File[] }>('GET', 'files?limit=100'),
      ({ results }) => results.length > 0 && results.every(({ status }) => status !== 'PROCESSING'),
    );
    const longest = results.toSorted((a, b) => (b.duration_ms ?? 0) - (a.duration_ms ?? 0))[0];
    const id = longest?.file_id ?? '';
    const { page: call, context } = await newPage(browser);
    await signInAs(call, server.url, admin);
    await call.goto(`${server.url}/files/${id}`);
    await call.locator('[data-word]').first().waitFor();
    const bare = await context.newPage();
    await bare.goto(`${server.url}/login`);
    const startsMs = await call
      .locator('[data-word]')
      .evaluateAll((words) => words.map((word) => Number((word as HTMLElement).dataset.startMs)));
    await bare.evaluate(makeBare, { src: `/api/files/${id}/audio`, startsMs });
    for (const page of [call, bare]) {
      await page.waitForFunction(() => (document.querySelector('audio')?.readyState ?? 0) >= 3);
      await page.evaluate(watchSound);
    }
    const seen = new Map<string, number[]>();
    for (let round = 0; round <= rounds; round += 1)
      for (const kind of cases)
        for (const [name, page] of [
          ['a word of a call', call],
          ['a bare audio element', bare],
        ] as const) {
          const ms = await clicks(page, kind);
          // The first round warms up.
          if (round > 0) seen.set(`${name}, ${kind}`, [...(seen.get(`${name}, ${kind}`) ?? []), ...ms]);
        }
    const rows = [...seen].map(([name, ms]) => [name, ms.length, ...figures(ms)]);
    const head = ['', 'clicks', 'median ms', 'p95 ms', 'longest ms', 'over 100 ms'];
    const how = `The longest of the English sample calls (${Math.round((longest?.duration_ms ?? 0) / 1000)} s), Chromium ${browser.version()}, 1500 × 950, server and browser on the same machine. From the pointer that goes down to the first moment the playing position has moved on from where the click sent it; the bare element sets its position and plays in the handler of the click. Target: 100 ms at rest.`;
    await writeResults('click-to-sound', 'click-to-sound', `${how}\n\n${table(head, rows)}`);
  } finally {
    await endProduct({ server, browser });
  }
}

/** A page with nothing but the recording and a button for each word. */
function makeBare({ src, startsMs }: { src: string; startsMs: number[] }): void {
  document.body.replaceChildren();
  const audio = document.createElement('audio');
  audio.src = src;
  audio.preload = 'auto';
  document.body.append(audio);
  for (const startMs of startsMs) {
    const button = document.createElement('button');
    button.dataset.word = '';
    button.dataset.startMs = String(startMs);
    button.textContent = 'word';
    button.addEventListener('click', () => {
      audio.currentTime = startMs / 1000;
      void audio.play();
    });
    document.body.append(button);
  }
}

type Watched = { heard: Promise<number> };

/** From each pointer that goes down to the moment the recording has moved on from another place. */
function watchSound(): void {
  const watched = window as unknown as Watched;
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      const audio = document.querySelector('audio');
      if (audio === null) throw new Error('nothing to hear');
      const before = audio.currentTime;
      watched.heard = new Promise((done) => {
        let sought: number | undefined;
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          const { currentTime, paused, seeking } = audio;
          // Words are chosen that lie seconds apart.
          if (sought === undefined && Math.abs(currentTime - before) > 1) sought = currentTime;
          if (sought !== undefined && !paused && !seeking && currentTime > sought)
            done(performance.now() - timeStamp);
          else channel.port2.postMessage(null);
        };
        channel.port2.postMessage(null);
      });
    },
    { capture: true },
  );
}

/** Words in sight that lie well apart, each clicked once. */
async function clicks(page: Page, kind: Case): Promise<number[]> {
  await page.bringToFront();
  const words = page.locator('[data-word]');
  const count = await words.count();
  const seen: number[] = [];
  for (let at = 0; at < clicksARound; at += 1) {
    // Forwards and back, over the whole call.
    const word = words.nth(Math.floor((((at * 7) % clicksARound) / clicksARound) * count));
    await word.scrollIntoViewIfNeeded();
    if (kind === 'at rest') await page.evaluate(() => document.querySelector('audio')?.pause());
    // Whoever clicks has seen the word: the page has come to rest after it was scrolled to.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    const box = await word.boundingBox();
    if (box === null) throw new Error('a word that is not in sight');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    seen.push(await page.evaluate(() => (window as unknown as Watched).heard));
  }
  await page.evaluate(() => document.querySelector('audio')?.pause());
  return seen;
}

function figures(ms: readonly number[]): (string | number)[] {
  const [median, p95] = [0.5, 0.95].map((part) => percentile(ms, part).toFixed(0));
  return [median ?? '', p95 ?? '', Math.max(...ms).toFixed(0), ms.filter((one) => one > 100).length];
}
