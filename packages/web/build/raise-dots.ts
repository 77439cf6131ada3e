/** Tables, letters and glyphs as the OpenType specification lays them out: head, loca, glyf, and cmap in its format 4. */

const atFlags = { words: 0x0001, more: 0x0020, scale: 0x0008, twoScales: 0x0040, matrix: 0x0080 };
const pointFlags = { shortX: 0x02, shortY: 0x04, repeat: 0x08, sameX: 0x10, sameY: 0x20 };

/** Where each table of the font begins. */
function tablesOf(font: Buffer): Map<string, number> {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, at) => {
      const entry = 12 + at * 16;
      return [font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8)] as const;
    }),
  );
}

function table(font: Buffer, name: string): number {
  const at = tablesOf(font).get(name);
  if (at === undefined) throw new Error(`the font has no table ${name}`);
  return at;
}

/** The number of the glyph that draws the letter; undefined where the font has none. */
function glyphNumber(font: Buffer, letter: string): number | undefined {
  const code = letter.codePointAt(0) ?? 0;
  const cmap = table(font, 'cmap');
  for (let entry = 0; entry < font.readUInt16BE(cmap + 2); entry++) {
    const at = cmap + font.readUInt32BE(cmap + 4 + entry * 8 + 4);
    if (font.readUInt16BE(at) !== 4) continue;
    const count = font.readUInt16BE(at + 6) / 2;
    const column = (number: number, segment: number) =>
      at + 14 + segment * 2 + (number ? 2 + number * count * 2 : 0);
    for (let segment = 0; segment < count; segment++) {
      const start = font.readUInt16BE(column(1, segment));
      if (code < start || code > font.readUInt16BE(column(0, segment))) continue;
      const shift = font.readUInt16BE(column(2, segment));
      const rangeAt = column(3, segment);
      const range = font.readUInt16BE(rangeAt);
      const found = range === 0 ? code : font.readUInt16BE(rangeAt + range + (code - start) * 2);
      return found === 0 ? undefined : (found + shift) & 0xffff;
    }
  }
  return undefined;
}

function glyphAt(font: Buffer, number: number): number {
  const loca = table(font, 'loca');
  const isLong = font.readInt16BE(table(font, 'head') + 50) === 1;
  const offset = isLong ? font.readUInt32BE(loca + number * 4) : font.readUInt16BE(loca + number * 2) * 2;
  return table(font, 'glyf') + offset;
}

/** Where the height of the second part of a letter stands that is put together from a stem and a dot. */
function heightOfPart(font: Buffer, glyph: number): { at: number; isWord: boolean } {
  const flags = font.readUInt16BE(glyph + 10);
  if ((flags & atFlags.more) === 0) throw new Error('a letter of one part has no dot');
  const argumentsLength = (of: number) => (of & atFlags.words ? 4 : 2);
  const scaleLength =
    flags & atFlags.scale ? 2 : flags & atFlags.twoScales ? 4 : flags & atFlags.matrix ? 8 : 0;
  const second = glyph + 14 + argumentsLength(flags) + scaleLength;
  const isWord = (font.readUInt16BE(second) & atFlags.words) !== 0;
  return { at: second + 4 + (isWord ? 2 : 1), isWord };
}

/**
 * Where the first point of the last contour says how far it is above the point before it. Points are stored as
 * distances, so this one number moves the whole contour.
 */
function heightOfContour(font: Buffer, glyph: number): { at: number; isWord: boolean } {
  const contours = font.readInt16BE(glyph);
  const lastPointOf = (contour: number) => font.readUInt16BE(glyph + 10 + contour * 2);
  const points = lastPointOf(contours - 1) + 1;
  const dot = lastPointOf(contours - 2) + 1;
  const instructions = glyph + 10 + contours * 2;
  let at = instructions + 2 + font.readUInt16BE(instructions);
  const flags: number[] = [];
  while (flags.length < points) {
    const flag = font.readUInt8(at++);
    const times = flag & pointFlags.repeat ? font.readUInt8(at++) + 1 : 1;
    for (let time = 0; time < times; time++) flags.push(flag);
  }
  const length = (flag: number, short: number, same: number) => (flag & short ? 1 : flag & same ? 0 : 2);
  for (const flag of flags) at += length(flag, pointFlags.shortX, pointFlags.sameX);
  for (const flag of flags.slice(0, dot)) at += length(flag, pointFlags.shortY, pointFlags.sameY);
  if (length(flags[dot] ?? 0, pointFlags.shortY, pointFlags.sameY) !== 2)
    throw new Error('the dot is too near to move');
  return { at, isWord: true };
}

const isComposite = (font: Buffer, glyph: number) => font.readInt16BE(glyph) < 0;
const dotHeight = (font: Buffer, glyph: number) =>
  isComposite(font, glyph) ? heightOfPart(font, glyph) : heightOfContour(font, glyph);

/**
 * Raises the dots of the letters by so many units of the font, which is changed in place. Letters that the font
 * lacks are passed over.
 * @param font a TrueType font, not compressed.
 */
export function raiseDots(font: Buffer, letters: string, units: number): void {
  for (const letter of letters) {
    const number = glyphNumber(font, letter);
    if (number === undefined) continue;
    const glyph = glyphAt(font, number);
    const { at, isWord } = dotHeight(font, glyph);
    if (isWord) font.writeInt16BE(font.readInt16BE(at) + units, at);
    else font.writeInt8(font.readInt8(at) + units, at);
    font.writeInt16BE(font.readInt16BE(glyph + 8) + units, glyph + 8);
  }
}
