/** Conversations to measure with: real dialogues where they are given, else the twelve sample calls. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type SaidLine = { speaker: 'operator' | 'abonent'; text: string };

const demo = fileURLToPath(new URL('../../../demo/', import.meta.url));

/** Every dialogue as lines; those of `data` (STAR, ABCD, DialogSum) and the sample calls. */
export async function readDialogues(data: string | undefined): Promise<SaidLine[][]> {
  const dialogues = await demoDialogues();
  if (data === undefined) return dialogues;
  const folder = join(data, 'dialogues');
  const [abcd, star, dialogsum] = await Promise.all([
    readAbcd(folder),
    readStar(folder),
    readDialogsum(folder),
  ]);
  return [...dialogues, ...abcd, ...star, ...dialogsum].filter((lines) => lines.length > 3);
}

async function demoDialogues(): Promise<SaidLine[][]> {
  const names = (await readdir(demo)).filter((name) => name.endsWith('.json'));
  return Promise.all(
    names.map(async (name) => {
      const truth = JSON.parse(await readFile(join(demo, name), 'utf8')) as {
        phrases: { speaker: string; text: string }[];
      };
      return truth.phrases.map(({ speaker, text }) => line(speaker, text));
    }),
  );
}

function line(speaker: string, text: string): SaidLine {
  return { speaker: /agent|operator|person1/i.test(speaker) ? 'operator' : 'abonent', text };
}

async function readAbcd(folder: string): Promise<SaidLine[][]> {
  const path = join(folder, 'abcd/abcd_sample.json');
  if (!existsSync(path)) return [];
  const calls = JSON.parse(await readFile(path, 'utf8')) as { original: [string, string][] }[];
  return calls.map(({ original }) =>
    original.filter(([who]) => who !== 'action').map(([who, text]) => line(who, text)),
  );
}

/** STAR alone; `folder` has dialogues by their origin. */
export async function readStar(folder: string): Promise<SaidLine[][]> {
  const found: SaidLine[][] = [];
  for (const name of ['single_task.jsonl', 'multi_task.jsonl']) {
    const path = join(folder, 'star', name);
    if (!existsSync(path)) continue;
    for (const row of (await readFile(path, 'utf8')).split('\n').filter(Boolean)) {
      const { turns } = JSON.parse(row) as { turns: { speaker: string; text: string }[] };
      found.push(turns.filter(({ text }) => text).map(({ speaker, text }) => line(speaker, text)));
    }
  }
  return found;
}

async function readDialogsum(folder: string): Promise<SaidLine[][]> {
  const path = join(folder, 'nc_dialogsum/dialogsum.dev.jsonl');
  if (!existsSync(path)) return [];
  return (await readFile(path, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((row) =>
      (JSON.parse(row) as { dialogue: string }).dialogue.split('\n').flatMap((said) => {
        const [, who, text] = /^#(Person\d)#:\s*(.*)$/.exec(said) ?? [];
        return text ? [line(who ?? '', text)] : [];
      }),
    );
}
