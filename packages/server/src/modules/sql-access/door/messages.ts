/** A message of the server: its letter, its length, its body. Protocol 3, "Message Formats". */
function message(letter: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(5);
  head.write(letter, 'latin1');
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
const int = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const word = (text: string): Buffer => Buffer.from(`${text}\0`);

/** The one way to sign in that is offered. */
export const mechanism = 'SCRAM-SHA-256';

export const askForScram = (): Buffer => message('R', int(10), word(mechanism), Buffer.alloc(1));
export const scramContinue = (text: string): Buffer => message('R', int(11), Buffer.from(text));
export const scramFinal = (text: string): Buffer => message('R', int(12), Buffer.from(text));
export const signedIn = (): Buffer => message('R', int(0));
export const parameter = (name: string, value: string): Buffer => message('S', word(name), word(value));
export const cancelKey = (pid: number, secret: number): Buffer => message('K', int(pid), int(secret));
export const ready = (): Buffer => message('Z', Buffer.from('I'));
/** Only protocol 3.0 is spoken, and none of these options. */
export const onlyPlain = (extensions: readonly string[]): Buffer =>
  message('v', int(3 << 16), int(extensions.length), ...extensions.map(word));

/** Why somebody is turned away, with a code of PostgreSQL's Appendix A. */
export const refusal = (code: string, text: string): Buffer =>
  message('E', word('SFATAL'), word('VFATAL'), word(`C${code}`), word(`M${text}`), Buffer.alloc(1));
