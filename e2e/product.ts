/** What the journeys of a file begin and end with. */
import type { Browser } from 'playwright-core';
import { sharedSocket } from '../packages/server/src/testing/databases.ts';
import {
  type Client,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
} from '../packages/server/src/testing/server.ts';
import { spawnServer } from '../packages/server/src/testing/spawned-server.ts';
import { openBrowser } from './browser.ts';

/** The running product, its administrator, and a browser to visit it with. */
export type Product = { server: TestServer; client: Client; browser: Browser };

type Settings = { dataDir?: string; env?: Record<string, string> };

/**
 * Starts both; no program of the system is found unless the options say otherwise. A bench brings the browser that people
 * have.
 */
export async function startProduct(
  settings: Settings = { env: { PATH: '/nowhere' } },
  open = sharedBrowser,
): Promise<Product> {
  // In the suite the program is loaded once for all journeys of a process; a bench measures one by itself.
  const server = await (sharedSocket() === undefined ? spawnServer(settings) : startServer(settings));
  const client = await signIn(server);
  return { server, client, browser: await open() };
}

let shared: Browser | undefined;

/** The browser of all journeys of this process, with which it ends. */
export async function sharedBrowser(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await openBrowser({ isForJourneys: true });
  return shared;
}

/** Ends what was started of it, however far that came. The shared browser only forgets who was there. */
export async function endProduct({ server, browser }: Partial<Product>): Promise<void> {
  if (browser !== undefined && browser === shared)
    await Promise.all(browser.contexts().map((context) => context.close()));
  else await browser?.close();
  await server?.stop();
  if (server) await removeDataDir(server.dataDir);
}
