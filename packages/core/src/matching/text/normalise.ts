/** What stands between letters for an apostrophe; recognisers and keyboards write every one of these. */
export const apostrophes = '\'’ʼ‘`´‛′ʹ＇"”“';

/** Invisible marks inside words: soft hyphen, zero-width characters, the stress accent. */
const invisible = /\u0301|[\u00ad\u200b-\u200d\u2060\ufeff]/gu;
const apostrophe = new RegExp(`(?<=\\p{L})[${apostrophes}](?=\\p{L})`, 'gu');

// Nearly every word is plain already, and this runs for each word of each call.
const plain = /^[a-zа-яіїєґ0-9]*$/;

/** A word as it is compared: composed, lower case, one kind of apostrophe, `ё` as `е`, nothing invisible. */
export function normalise(word: string): string {
  if (plain.test(word)) return word;
  return word
    .normalize('NFC')
    .replace(invisible, '')
    .toLowerCase()
    .normalize('NFC')
    .replace(apostrophe, "'")
    .replaceAll('ё', 'е');
}
