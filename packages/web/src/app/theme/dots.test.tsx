import { expect, test } from 'vitest';
import './onest-basic.css';

/** The ink of each row of a letter, from above, on a screen with one pixel to a pixel. */
function rowsOfInk(letter: string, font: string): number[] {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [30, 30];
  const drawing = canvas.getContext('2d');
  if (drawing === null) throw new Error('no canvas');
  drawing.font = font;
  drawing.fillText(letter, 8, 24);
  const { data } = drawing.getImageData(0, 0, 30, 30);
  return Array.from({ length: 30 }, (_, row) =>
    Array.from({ length: 30 }, (_, column) => data[(row * 30 + column) * 4 + 3] ?? 0).reduce(
      (sum, one) => sum + one,
    ),
  );
}

/** Whether a row without any ink is between the dot and what stands below it. */
function standsApart(letter: string, font: string): boolean {
  const rows = rowsOfInk(letter, font);
  const first = rows.findIndex((ink) => ink > 0);
  return rows.slice(first, first + 6).includes(0);
}

test('a dot stands apart from its stem at every size and weight of the interface', async () => {
  const fonts = [11, 12, 13, 14, 15, 16].flatMap((size) =>
    [400, 500, 600, 700].map((weight) => `${weight} ${size}px "Onest Variable"`),
  );
  await Promise.all(fonts.map((font) => document.fonts.load(font, 'iіїј')));
  const run = fonts.flatMap((font) => [...'ijіїј'].map((letter) => ({ font, letter })));
  expect(run.filter(({ font, letter }) => !standsApart(letter, font))).toEqual([]);
});
