import { describe, expect, it } from 'vitest';
import { csvCell, csvLine, csvReading, unguarded } from './csv.ts';
import { generator } from './random.ts';

/** The cells of a line as a spreadsheet reads them whose cells are parted by this sign. */
function read(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let isBegun = false;
  const end = () => {
    cells.push(cell);
    cell = '';
    isBegun = false;
  };
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? '';
    if (isQuoted && sign === '"' && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (isQuoted && sign === '"') isQuoted = false;
    else if (isQuoted) cell += sign;
    else if (sign === '"' && !isBegun) isQuoted = true;
    else if (sign === separator || sign === '\n' || sign === '\r') {
      end();
      continue;
    } else cell += sign;
    isBegun = true;
  }
  end();
  return cells;
}

const isFormula = (cell: string) => /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u.test(cell);

const dangerous = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  ' =1+1',
  '\u00a0=1+1',
  '\u200b=1+1',
  '\ufeff=1+1',
  '\n=1+1',
  '\t=1+1',
  '\r@x',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  'name;=1+1',
  'name; =1+1',
  'name;"=1+1"',
  'name";"=1+1',
  'name\t=1+1',
  'name\n=1+1',
  'name\r\n @x',
  'a;b;＝1+1;-2',
  '"=1+1',
];

describe('a cell of a table', () => {
  it.each(dangerous)('that would be run is not: %j', (text) => {
    const line = csvLine([7, text, 'next']);
    for (const separator of [',', ';', '\t']) {
      const cells = read(line.slice(0, -2), separator);
      expect(cells.filter(isFormula)).toEqual([]);
    }
  });

  it('takes no longer than its length, whatever it is', () => {
    // A million signs that each could be the end of a line before a formula: with a look ahead from every one, hours.
    const guarded = csvCell(`x${'\n'.repeat(1_000_000)}x${'\t '.repeat(3)}=1`);
    expect(guarded.endsWith(`x${'\t '.repeat(3)}'=1"`)).toBe(true);
  });

  it('stays as it is where nothing would be run', () => {
    for (const text of ['a; b', 'a-b', 'mail@example.com', '5 + 5 = 10', 'say "yes"', 'line\nline', ''])
      expect(csvCell(text)).toBe(`"${text.replaceAll('"', '""')}"`);
  });

  it('is bare where it is a number, and empty where there is none', () => {
    expect(csvLine([-5, null, 'a'])).toBe('-5,,"a"\r\n');
  });
});

describe('a cell that was guarded', () => {
  /** As a reader of tables gives it, quotes undone. */
  const back = (text: string) => unguarded(csvCell(text).slice(1, -1).replaceAll('""', '"'));

  it.each([...dangerous, "'=1", "''=1", "; '=1", '; =1', "'\t=1"])('is read as it was: %j', (text) => {
    expect(back(text)).toBe(text);
  });

  it('is read as it was, whatever it is', () => {
    const random = generator(5);
    const signs = ["'", '=', ';', ' ', '\t', '\n', '"', '+', 'a', '＝'];
    for (let round = 0; round < 20_000; round += 1) {
      const text = Array.from({ length: 7 }, () => signs[Math.floor(random() * signs.length)]).join('');
      expect([text, back(text)]).toEqual([text, text]);
    }
  });

  it.each(["'tis", "'", "a'=1"])('keeps an apostrophe that guards nothing: %j', (text) => {
    expect(unguarded(text)).toBe(text);
  });
});

it.each([
  ['a,b', ','],
  ['a;b\r\n1,2,3', ';'],
  ['a\tb;c\td', '\t'],
  ['a', ','],
])('cells of %j are parted by %j', (csv, delimiter) => {
  expect(csvReading(csv)).toMatchObject({ delimiter });
});
