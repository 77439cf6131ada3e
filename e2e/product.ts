/** What the journeys of a file begin and end with. */
import type { Browser } from 'playwright-core';
import {
  type Client,
  removeDataDir,
  signIn,
  type TestServer,
} from '../packages/server/src/testing/server.ts';
import { spawnServer } from '../packages/server/src/testing/spawned-server.ts';
import { openBrowser } from './browser.ts';

/** The running product, its administrator, and a browser to visit it with. */
export type Product = { server: TestServer; client: Client; browser: Browser };

/**
 * Starts both; no program of the system is found unless the options say otherwise. A bench brings the browser that people
 * have.
 */
export async function startProduct(
  options: Parameters<typeof spawnServer>[0] = { env: { PATH: '/nowhere' } },
  open = () => openBrowser({ isForJourneys: true }),
): Promise<Product> {
  const server = await spawnServer(options);
  const client = await signIn(server);
  return { server, client, browser: await open() };
}

/** Ends what was started of it, however far that came. */
export async function endProduct({ server, browser }: Partial<Product>): Promise<void> {
  await browser?.close();
  await server?.stop();
  if (server) await removeDataDir(server.dataDir);
}
