import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { form, query, removeDataDir, signIn, startServer, until } from '../../testing/server.ts';

it('a call that is removed while its words are recognised leaves nothing, and is no failure', async () => {
  let remove: () => Promise<unknown> = async () => {};
  const recogniser = createServer((request, response) => {
    request.resume().on('end', async () => {
      await remove();
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ text: 'alpha', words: [{ word: 'alpha', start: 0.2, end: 0.4 }] }));
    });
  });
  await new Promise<void>((done) => recogniser.listen(0, '127.0.0.1', done));
  const { port } = recogniser.address() as AddressInfo;
  const server = await startServer({
    env: { PATH: '/nowhere', ASR_URL: `http://127.0.0.1:${port}`, ASR_MODEL: 'one-word' },
  });
  try {
    const client = await signIn(server);
    const sound = await readFile(new URL('../../../../../demo/uk-bank-kredyt.opus', import.meta.url));
    const files = () => client.json<{ results: { file_id: string }[] }>('GET', 'files');
    let removed = 0;
    let removal: Promise<void> | undefined;
    const removeOnce = async () => {
      const [file] = (await files()).results;
      if (file !== undefined && (await client.request('DELETE', `files/${file.file_id}`)).ok) removed += 1;
    };
    // Each side is asked for by itself; the last of them maybe when the server has stopped already.
    remove = () => {
      removal ??= removeOnce();
      return removal;
    };
    await client.request('POST', 'files', form('call.opus', sound, { language: 'uk' }));
    await until(
      () =>
        query<{ n: number }>(
          server.dataDir,
          "select count(*) as n from jobs.job where name in ('process_file', 'process_quick') and state < 'completed'",
        ),
      ([open]) => removed === 1 && open?.n === 0,
    );
    expect(await readdir(join(server.dataDir, 'work')).catch(() => [])).toEqual([]);
    expect(server.output.filter((line) => line.includes('a stage failed'))).toEqual([]);
  } finally {
    await server.stop();
    await removeDataDir(server.dataDir);
    recogniser.close();
  }
});
