/**
 * Makes the two small files that nearly every page gets by with: the letters and signs of English, Ukrainian and
 * Russian in the weights that the interface uses. Run once, when the font is updated: `node build/subset-onest.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const from = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/onest/package.json'));
const to = join(import.meta.dirname, '../src/app/theme');
const variationAxes = { wght: { min: 400, max: 700, default: 400 } };

const letters = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** As in `onest-basic.css`. */
const sets = {
  latin: `${letters(0x20, 0x7e)}\u00a0«»·×‘’“”„–—…•−`,
  cyrillic: `${letters(0x400, 0x45f)}Ґґ№`,
};

for (const [name, text] of Object.entries(sets)) {
  const font = await readFile(join(from, `files/onest-${name}-wght-normal.woff2`));
  const small = await subsetFont(font, text, { targetFormat: 'woff2', variationAxes });
  await writeFile(join(to, `onest-basic-${name}.woff2`), small);
  process.stdout.write(`${name}: ${font.length} to ${small.length} bytes\n`);
}
