/** HMAC-SHA256 of a text by a secret, in lower-case hexadecimal. It is handed in: core computes nothing of the kind. */
export type Hmac = (text: string, secret: string) => string;

export const signatureHeader = 'Earshot-Signature';
export const deliveryHeader = 'Earshot-Delivery';

/** What is signed: the moment in seconds and the body, so that neither can be put in another's place. */
export const signedText = (seconds: number, body: string): string => `${seconds}.${body}`;

/**
 * The value of the header: the moment, and a signature by each secret that is valid, the newest first. Whoever has changed over
 * to the new one and whoever has not both find theirs.
 */
export function signatureOf(
  body: string,
  { seconds, secrets }: { seconds: number; secrets: readonly string[] },
  hmac: Hmac,
): string {
  const text = signedText(seconds, body);
  return [`t=${seconds}`, ...secrets.map((secret) => `v1=${hmac(text, secret)}`)].join(',');
}

/** The parts of the header; undefined where it is not one. Parts of another version are passed over. */
export function readSignature(header: string): { seconds: number; signatures: string[] } | undefined {
  const parts = header.split(',').map((part) => part.trim());
  const of = (name: string) =>
    parts.filter((part) => part.startsWith(`${name}=`)).map((part) => part.slice(name.length + 1));
  const [moment = '', ...more] = of('t');
  const signatures = of('v1');
  if (!/^\d{1,12}$/.test(moment) || more.length > 0) return undefined;
  if (signatures.length === 0 || signatures.some((one) => !/^[0-9a-f]{64}$/.test(one))) return undefined;
  return { seconds: Number(moment), signatures };
}

/** Older than this, a signed message may be one that somebody kept and sends again. */
export const usualTolerance_s = 300;

/** Whether a body with this header comes from whoever knows the secret, and was signed just now. */
export function isSigned(
  { header, body }: { header: string; body: string },
  { secret, now_s, tolerance_s = usualTolerance_s }: { secret: string; now_s: number; tolerance_s?: number },
  hmac: Hmac,
): boolean {
  const read = readSignature(header);
  if (read === undefined || Math.abs(now_s - read.seconds) > tolerance_s) return false;
  const expected = hmac(signedText(read.seconds, body), secret);
  return read.signatures.map((one) => isSame(one, expected)).includes(true);
}

/** In the same time wherever they differ. */
function isSame(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}
