/**
 * Scrolling through a thousand members: the real list on the real server, and a page of a thousand plain rows without a
 * script as the baseline, in turns in one browser.
 */
import type { Page } from 'playwright-core';
import { percentile, table, writeResults } from '../../packages/server/bench/results.ts';
import { admin, query, removeDataDir } from '../../packages/server/src/testing/server.ts';
import { spawnServer } from '../../packages/server/src/testing/spawned-server.ts';
import { newPage, openBrowser, signInAs } from '../browser.ts';

const members = 1000;
const rounds = 3;
const stepPx = 400;
const rowPx = 56;

type Scroll = { frames: number[]; rows: number };

export async function bench(): Promise<void> {
  const server = await spawnServer({ env: { PATH: '/nowhere' } });
  const browser = await openBrowser();
  try {
    await query(
      server.dataDir,
      `with people as (
         insert into users (email, name, created_at, last_visit_at, active_workspace_id)
         select 'person' || n || '@example.com', 'Person ' || n, now(), now(), 1 from generate_series(2, $1) n
         returning id
       ) insert into members (workspace_id, user_id, role, created_at) select 1, id, 'viewer', now() from people`,
      [members],
    );
    const { page } = await newPage(browser);
    await signInAs(page, server.url, admin);
    await page.goto(`${server.url}/users`);
    await page.getByRole('link', { name: 'Person 2', exact: true }).waitFor();
    const { page: plain } = await newPage(browser);
    await plain.setContent(plainRows());
    const rows: (string | number)[][] = [];
    for (let round = 1; round <= rounds; round += 1) {
      await page.bringToFront();
      rows.push([`members, round ${round}`, ...figures(await scroll(page))]);
      await plain.bringToFront();
      rows.push([`plain rows, round ${round}`, ...figures(await scroll(plain))]);
    }
    const head = ['', 'frames', 'most rows in the page', 'median ms', 'p95 ms', 'longest ms', 'over 33 ms'];
    const how = `${members} members in one workspace, Chromium ${browser.version()} without a screen or a graphics card, 1500 × 950. Every frame scrolls ${stepPx} px further, to the end and back. Plain rows: ${members} lines of text in a page without a script. Target: p95 ≤ 33 ms.`;
    await writeResults('members', 'members', `${how}\n\n${table(head, rows)}`);
  } finally {
    await browser.close();
    await server.stop();
    await removeDataDir(server.dataDir);
  }
}

const plainRows = () => {
  const lines = Array.from({ length: members }, (_, at) => `<div>Person ${at + 1}</div>`).join('');
  return `<!doctype html><title>Rows</title><style>body{margin:0}#content{height:100vh;overflow:auto}
    #content div{height:${rowPx}px}</style><main id="content">${lines}</main>`;
};

function scroll(page: Page): Promise<Scroll> {
  return page.evaluate(async (step) => {
    const box = document.getElementById('content');
    if (box === null) throw new Error('nothing to scroll');
    const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
    const frames: number[] = [];
    let rows = 0;
    let last = await frame();
    for (const direction of [1, -1]) {
      const isThere = () =>
        direction === 1 ? box.scrollTop + box.clientHeight >= box.scrollHeight - 1 : box.scrollTop <= 0;
      while (!isThere()) {
        box.scrollTop += direction * step;
        const now = await frame();
        frames.push(now - last);
        last = now;
        rows = Math.max(rows, box.querySelectorAll('tbody tr').length || box.childElementCount);
      }
    }
    return { frames, rows };
  }, stepPx);
}

function figures({ frames, rows }: Scroll): (string | number)[] {
  const [median, p95] = [0.5, 0.95].map((part) => percentile(frames, part).toFixed(1));
  const slow = frames.filter((ms) => ms > 33.4).length;
  return [frames.length, rows, median ?? '', p95 ?? '', Math.max(...frames).toFixed(1), slow];
}
