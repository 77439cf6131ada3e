import type { Client } from '../src/testing/server.ts';

/** Asks for something and takes all of the answer. Throws where it is refused. */
export async function page(client: Client, path: string): Promise<void> {
  const reply = await client.request('GET', path);
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  await reply.arrayBuffer();
}
