import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Client, ended, form } from '../packages/server/src/testing/server.ts';

/**
 * Uploads a sample call with what was really said in it, so that nothing has to be recognised, and waits until it is
 * processed; answers its id. `name`: without its ending, such as `en-bank-lost-card`, which begins with its language.
 */
export async function uploadSample(
  client: Client,
  name: string,
  metadata: Record<string, string> = {},
): Promise<string> {
  const path = join(import.meta.dirname, '../demo', name);
  const data = form(`${name}.opus`, await readFile(`${path}.opus`), {
    language: name.slice(0, 2),
    ...metadata,
  });
  data.append('sidecar', new Blob([await readFile(`${path}.json`)]), `${name}.json`);
  const { file_id } = (await (await client.request('POST', 'files', data)).json()) as { file_id: string };
  await ended(client, file_id);
  return file_id;
}
