import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import type { Services } from '../../platform/context.ts';
import { whileThereIsRoom } from './incoming.ts';

const keptForMs = 7 * 86_400_000;

/**
 * Uploads as files in a folder. Unlike the library's own store it passes on why something could not be written, so that a
 * full disk is called so. What has arrived until then stays, to go on from.
 */
export function createUploadStore(services: Pick<Services, 'config'>, directory: string): FileStore {
  const store = new FileStore({ directory, expirationPeriodInMilliseconds: keptForMs });
  const create = store.create.bind(store);
  store.create = (upload) =>
    create(upload).catch(async (error: unknown) => {
      for (const name of [upload.id, `${upload.id}.json`]) await rm(join(directory, name), { force: true });
      throw error;
    });
  store.write = async (readable, id, offset) => {
    let received = 0;
    await pipeline(
      readable,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of whileThereIsRoom(services, chunks)) {
          received += chunk.length;
          yield chunk;
        }
      },
      createWriteStream(join(directory, id), { flags: 'r+', start: offset }),
    );
    return offset + received;
  };
  return store;
}
