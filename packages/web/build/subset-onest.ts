/**
 * Makes the two small files that nearly every page gets by with: the letters and signs of English, Ukrainian and
 * Russian in the weights that the interface uses. Run once, when the font is updated: `node build/subset-onest.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { raiseDots } from './raise-dots.ts';

const from = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/onest/package.json'));
const to = join(import.meta.dirname, '../src/app/theme');
const variationAxes = { wght: { min: 400, max: 700, default: 400 } };

const letters = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/**
 * Between dot and stem Onest leaves 80 thousandths of the size, 64 at weight 600: less than a pixel at 13 px, where the
 * two run together and "Maria" reads "MarIa". With 76 more there is a whole pixel from 11 px on.
 */
const dotted = { letters: 'ijіїј', units: 76 };

/** As in `onest-basic.css`. */
const sets = {
  latin: `${letters(0x20, 0x7e)}\u00a0«»·×‘’“”„–—…•−`,
  cyrillic: `${letters(0x400, 0x45f)}Ґґ№`,
};

for (const [name, text] of Object.entries(sets)) {
  const font = await readFile(join(from, `files/onest-${name}-wght-normal.woff2`));
  const open = await subsetFont(font, text, { targetFormat: 'truetype', variationAxes });
  raiseDots(open, dotted.letters, dotted.units);
  const small = await subsetFont(open, text, { targetFormat: 'woff2' });
  await writeFile(join(to, `onest-basic-${name}.woff2`), small);
  process.stdout.write(`${name}: ${font.length} to ${small.length} bytes\n`);
}
