import { fail } from '@earshot/core/errors.ts';
import type { FastifyRequest } from 'fastify';

/** More of something than a form may have: the library's codes. */
const tooManyCodes: ReadonlySet<unknown> = new Set([
  'FST_PARTS_LIMIT',
  'FST_FILES_LIMIT',
  'FST_FIELDS_LIMIT',
]);

/**
 * Does what reads a form (multipart/form-data), and refuses one that is none or breaks off. What the parser finds wrong with
 * it comes as a bare error, unlike what goes wrong with a disk or in our own work.
 */
export async function readingForm<T>(request: FastifyRequest, read: () => Promise<T>): Promise<T> {
  if (!request.isMultipart()) throw fail('bad_request', { reason: 'multipart/form-data expected' });
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const code = 'code' in error ? error.code : undefined;
    if (tooManyCodes.has(code)) throw fail('bad_request', { reason: 'too many parts' }, error);
    if (error.constructor === Error && code === undefined)
      throw fail('bad_request', { reason: 'the form cannot be read' }, error);
    throw error;
  }
}

/** What a file of a form is called, without folders; a part without a name of its own has none. */
export function fileNameOf({ filename }: { filename: string | undefined }): string {
  return (filename ?? '').split(/[\\/]/).at(-1) ?? '';
}
