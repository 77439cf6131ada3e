import { colours } from './colours.ts';
import type { Font, TextShape, WidthOf } from './shapes.ts';

export const plain = (size: number): Font => ({ size, weight: 400 });
export const strong = (size: number): Font => ({ size, weight: 600 });
export const tabular = (font: Font): Font => ({ ...font, isTabular: true });

/** From one base line to the next. */
export const lineHeight = ({ size }: Font): number => Math.round(size * 1.36);
/** From the top of a strip to the base line of a text in its middle. */
export const baseLine = (height: number, { size }: Font): number => height / 2 + size * 0.35;

/** A text on one line, without what no font has a sign for: control and format characters, halves of pairs. */
export const onOneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp} ]+/gu, ' ')
    .replaceAll(/\p{Cf}|\p{Cs}|\p{Co}|\p{Cn}|\p{Variation_Selector}/gu, '')
    .trim();

/** A text that is no wider than `most`, with an ellipsis where it was longer; empty where not even that fits. */
export function cut(text: string, most: number, font: Font, widthOf: WidthOf): string {
  const whole = onOneLine(text);
  if (widthOf(whole, font) <= most) return whole;
  const letters = Array.from(whole);
  let [fits, tooLong] = [0, letters.length];
  const first = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`;
  if (widthOf('…', font) > most) return '';
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (widthOf(first(middle), font) <= most) fits = middle;
    else tooLong = middle;
  }
  return first(fits);
}

/** A text in lines no wider than `most`, at most so many; what is left over is cut from the last. */
export function wrap(text: string, most: number, font: Font, lines: number, widthOf: WidthOf): string[] {
  const words = onOneLine(text).split(' ');
  const done: string[] = [];
  let line = '';
  for (const [at, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, font) <= most) {
      line = longer;
      continue;
    }
    if (done.length === lines - 1)
      return [...done, cut([line, ...words.slice(at)].filter(Boolean).join(' '), most, font, widthOf)];
    if (line !== '') done.push(line);
    line = word;
    if (done.length === lines - 1 && widthOf([line, ...words.slice(at + 1)].join(' '), font) > most)
      return [...done, cut([line, ...words.slice(at + 1)].join(' '), most, font, widthOf)];
    if (widthOf(line, font) > most) line = cut(line, most, font, widthOf);
  }
  return [...done, line];
}

type Place = { x: number; y: number; anchor?: 'start' | 'middle' | 'end'; most?: number };
type Look = { font: Font; fill?: string; url?: string | undefined };

/** A text at a place: of its start, its middle or its end. */
export function write(
  text: string,
  { x, y, anchor = 'start', most = Number.POSITIVE_INFINITY }: Place,
  { font, fill = colours.text, url }: Look,
  widthOf: WidthOf,
): TextShape {
  const shown = cut(text, most, font, widthOf);
  const width = widthOf(shown, font);
  const start = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
  return {
    kind: 'text',
    x: start,
    y,
    width,
    text: shown,
    font,
    fill,
    ...(url !== undefined && shown !== '' && { url }),
  };
}
