import { once } from 'node:events';
import { createServer } from 'node:net';

/** Fails with EADDRINUSE where another program has the port; 0, which means any free one, is never taken. */
export async function assertFreePort(port: number, host: string): Promise<void> {
  if (port === 0) return;
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
