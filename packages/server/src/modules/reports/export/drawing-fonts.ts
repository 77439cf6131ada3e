import { createRequire } from 'node:module';
import type { Font, WidthOf } from '@earshot/core/reports/drawing/shapes.ts';
import * as fontkit from 'fontkit';

const { resolve } = createRequire(import.meta.url);

/** The files of the font of the interface, with Latin and Cyrillic letters, by their weight. */
export const fontFiles: Record<Font['weight'], string> = {
  400: resolve('@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf'),
  600: resolve('@expo-google-fonts/onest/600SemiBold/Onest_600SemiBold.ttf'),
};

/** What a font is asked for besides its letters (OpenType). */
export const featuresOf = ({ isTabular }: Pick<Font, 'isTabular'>): 'tnum'[] =>
  isTabular === true ? ['tnum'] : [];

const opened = new Map<number, fontkit.Font>();

/** A font, which is read when it is first asked for. */
export function fontOf(weight: Font['weight']): fontkit.Font {
  const known = opened.get(weight) ?? (fontkit.openSync(fontFiles[weight]) as fontkit.Font);
  opened.set(weight, known);
  return known;
}

/** Measures texts; each is laid out once. */
export function measurer(): WidthOf {
  const widths = new Map<string, number>();
  return (text, font) => {
    const key = `${font.weight} ${font.isTabular === true} ${text}`;
    const width = widths.get(key) ?? widthOfEm(text, font);
    widths.set(key, width);
    return width * font.size;
  };
}

function widthOfEm(text: string, asked: Font): number {
  if (text === '') return 0;
  const font = fontOf(asked.weight);
  return font.layout(text, featuresOf(asked)).advanceWidth / font.unitsPerEm;
}
