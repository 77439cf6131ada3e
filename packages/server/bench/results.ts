import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

const path = fileURLToPath(new URL('../../../docs/benchmarks.md', import.meta.url));

const opening = `# Benchmarks

What was measured, with the command that measures it again. A section that begins with a command is written by it.
`;

/** Prints the figures of a bench and puts them between its markers in docs/benchmarks.md. */
export async function writeResults(name: string, command: string, body: string): Promise<void> {
  const from = `<!-- bench:${name} -->`;
  const to = `<!-- /bench:${name} -->`;
  const date = new Date().toISOString().slice(0, 10);
  const text = `\`npm run bench -- ${command}\`, ${date}, ${machine()}.\n\n${body.trim()}`;
  process.stdout.write(`${text}\n`);
  const page = await readFile(path, 'utf8').catch(() => opening);
  const section = `${from}\n${text}\n${to}`;
  const start = page.indexOf(from);
  const end = page.indexOf(to);
  const changed =
    start >= 0 && end > start
      ? page.slice(0, start) + section + page.slice(end + to.length)
      : `${page.trimEnd()}\n\n${section}\n`;
  await writeFile(path, changed);
}

function machine(): string {
  const all = cpus();
  const model = all[0]?.model.trim() ?? 'unknown processor';
  return `${all.length} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node.js ${process.version}`;
}

export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const align = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [line(head), line(align), ...rows.map(line)].join('\n');
}

export const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

export function spread(values: readonly number[], digits = 2): string {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[sorted.length >> 1] ?? 0;
  return [sorted[0] ?? 0, middle, sorted.at(-1) ?? 0].map((value) => value.toFixed(digits)).join(' / ');
}

/** The value below which a part (0 … 1) of the values lies. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
