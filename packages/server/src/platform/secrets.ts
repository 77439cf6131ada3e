import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts what must be read back, such as the key of a transcription server. AES-256-GCM. */
export type Secrets = {
  seal: (text: string) => string;
  open: (sealed: string) => string;
  /** A key for one purpose, always the same on this installation. */
  derive: (purpose: string) => string;
};

/** The secrets of an installation, by its key of 32 bytes. */
export function secretsOf(key: Buffer): Secrets {
  return {
    seal(text) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
    derive: (purpose) =>
      Buffer.from(hkdfSync('sha256', key, '', `earshot ${purpose}`, 32)).toString('base64url'),
  };
}

/** 256 random bits for a session or a one-time link; only the hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
