/** Word error by NIST sclite, over texts brought into one form. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { plainWords } from '@earshot/core/evaluations/word-errors.ts';

const run = promisify(execFile);

export type Scored = { words: number; errors: number };
export type Pair = { id: string; said: string; heard: string };

/** How sclite is called here: by itself or through the wrapper of the Debian package. */
async function sclite(): Promise<string[]> {
  for (const command of [['sclite'], ['sctk', 'sclite']]) {
    const [program = '', ...args] = command;
    const answer = await run(program, args).then(
      ({ stdout, stderr }) => stdout + stderr,
      (error: { stdout?: string; stderr?: string }) => `${error.stdout ?? ''}${error.stderr ?? ''}`,
    );
    if (/sclite/i.test(answer)) return command;
  }
  throw new Error('NIST sclite is not installed: apt-get install sctk');
}

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Up to 999 as one says it; longer digits, such as of a card, one by one. */
function sayNumber(digits: string): string {
  const value = Number(digits);
  if (digits.length > 3) return [...digits].map((digit) => ones[Number(digit)]).join(' ');
  if (value < 20) return ones[value] ?? '';
  if (value < 100) return `${tens[Math.floor(value / 10)]}${value % 10 === 0 ? '' : ` ${ones[value % 10]}`}`;
  const rest = value % 100;
  return `${ones[Math.floor(value / 100)]} hundred${rest === 0 ? '' : ` ${sayNumber(String(rest))}`}`;
}

/** Lower case, no punctuation, hyphens as spaces, digits as spoken, `$` and `%` as words after the number. */
export function normalise(text: string): string {
  const spoken = text
    .replaceAll('-', ' ')
    .replaceAll(/\$(\d+)\.(\d\d)/g, '$1 dollars and $2 cents')
    .replaceAll(/\$(\d+)/g, '$1 dollars')
    .replaceAll('%', ' percent')
    .replaceAll(/\d+/g, (digits) => ` ${sayNumber(digits)} `);
  return plainWords(spoken).join(' ');
}

/** Words and errors by `id`; several pairs may have the same id. */
export async function score(pairs: readonly Pair[]): Promise<Map<string, Scored>> {
  const [program = '', ...args] = await sclite();
  const folder = await mkdtemp(join(tmpdir(), 'earshot-score-'));
  // sclite takes what is before the underscore for the speaker, and sums up by speaker.
  const speakers = [...new Set(pairs.map(({ id }) => id))];
  const lines = (textOf: (pair: Pair) => string) =>
    pairs
      .map((pair, index) => `${normalise(textOf(pair))} (r${speakers.indexOf(pair.id)}_${index})\n`)
      .join('');
  try {
    await writeFile(
      join(folder, 'ref.trn'),
      lines(({ said }) => said),
    );
    await writeFile(
      join(folder, 'hyp.trn'),
      lines(({ heard }) => heard),
    );
    const files = ['-r', join(folder, 'ref.trn'), 'trn', '-h', join(folder, 'hyp.trn'), 'trn'];
    const { stdout } = await run(program, [
      ...args,
      ...files,
      '-i',
      'rm',
      '-e',
      'utf-8',
      '-o',
      'rsum',
      'stdout',
    ]);
    // | r0 | sentences words | correct substituted deleted inserted errors wrong-sentences |
    const rows = stdout.matchAll(
      /^\s*\|\s*r(\d+)\s*\|\s*\d+\s+(\d+)\s*\|\s*\d+\s+\d+\s+\d+\s+\d+\s+(\d+)\s+\d+\s*\|/gm,
    );
    const found = [...rows].map(([, at, words, errors]): [string, Scored] => [
      speakers[Number(at)] ?? '',
      { words: Number(words), errors: Number(errors) },
    ]);
    if (found.length !== speakers.length) throw new Error(`sclite answered something else:\n${stdout}`);
    return new Map(found);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
