import { createHash } from 'node:crypto';

/** A fingerprint of what a text says: the same letters, however large, and however far apart the words stand. */
export function textKey(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
  return createHash('sha256').update(plain).digest('base64url').slice(0, 27);
}
