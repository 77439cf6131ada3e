import { fail } from '@earshot/core/errors.ts';
import { type FileOrigin, UploadMetadata } from '@earshot/core/files/files.ts';
import { findUnstorable } from '@earshot/core/storable.ts';
import type { Ctx } from '../../platform/context.ts';

/** By which way a file comes in: a person uploads it, whichever way; a program sends it with a key. */
export const originOf = ({ userId }: Pick<Ctx, 'userId'>): FileOrigin => (userId === null ? 'api' : 'upload');

/** What came with an upload, by form or by tus. Throws with the field that cannot be taken. */
export function readMetadata(given: Record<string, string>): UploadMetadata {
  const parsed = UploadMetadata.safeParse(given);
  const unstorable = findUnstorable(given) ?? findUnstorable(parsed.data);
  if (unstorable !== undefined) throw fail('text_invalid', { field: unstorable });
  if (!parsed.success)
    throw fail('files.metadata_invalid', { field: String(parsed.error.issues[0]?.path[0] ?? '') });
  return parsed.data;
}

/** A form says only what is known here. Clients of tus say more, each in its own way, so theirs is passed over. */
export function refuseUnknown(given: Record<string, string>): void {
  const field = Object.keys(given).find((name) => !Object.hasOwn(UploadMetadata.shape, name));
  if (field !== undefined) throw fail('unknown_field', { field });
}
