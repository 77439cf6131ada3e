/** Texts that people labelled with one intent each: banking (BANKING77), finance and airline (MultiDoGO), insurance (NatCS). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noSetting, type Setting } from '@earshot/core/classifiers/setting.ts';
import { type ReadText, readWords } from '@earshot/core/classifiers/text-terms.ts';
import { generator, shuffled } from '@earshot/core/random.ts';
import { lexicon } from '../src/modules/matching/lexicon.ts';

/** `group`: the conversation it is from, or itself. */
export type LabelledText = ReadText & { text: string; label: string; group: string };
export type Split = { train: readonly LabelledText[]; test: readonly LabelledText[] };

/** BANKING77 (Casanueva et al. 2020), as it comes apart. */
export async function readBanking(data: string): Promise<Split> {
  const read = async (part: string) =>
    (await readFile(join(data, 'intents', 'banking77', `${part}.csv`), 'utf8'))
      .matchAll(/^(?:"((?:[^"]|"")*)"|([^",\n]*)),([^,\n]+)$/gm)
      .map(([, quoted, bare = '', label = '']) => [quoted?.replaceAll('""', '"') ?? bare, label] as const)
      .drop(1)
      .map(([text, label], at) => labelled(text, label, `${part} ${at}`))
      .toArray();
  return { train: await read('train'), test: await read('test') };
}

/**
 * Turns of customers of MultiDoGO (Peskov et al. 2019), each with its place among those of its conversation; several intents of one turn
 * are one of their own.
 */
export async function readTurns(
  data: string,
  domain: string,
  part: 'train' | 'dev' | 'test',
): Promise<LabelledText[]> {
  const text = await readFile(join(data, 'multidogo', domain, `${part}.tsv`), 'utf8');
  // Quotation marks stand only around utterances with a line break in them.
  const rows = text.replaceAll(/"([^"]*)"/g, (_, quoted: string) => quoted.replaceAll('\n', ' ')).trim();
  const turns = rows
    .split('\n')
    .slice(1)
    .map((row) => {
      const [id = '', turn = '', , said = '', , intent = ''] = row.split('\t');
      return { id, turn: Number(turn), said, intent: intent.trim() };
    });
  const inOrder = Map.groupBy(turns, ({ id }) => id);
  for (const own of inOrder.values()) own.sort((one, other) => one.turn - other.turn);
  return turns.map((one) => {
    const own = inOrder.get(one.id) ?? [];
    const before = own.indexOf(one);
    const after = own.length - 1 - before;
    const position = before + after === 0 ? null : { before, after };
    return labelled(one.said, one.intent, one.id, { role: 'abonent', position });
  });
}

/** The same texts where nobody knows who said them where. */
export const wordsOnly = (texts: readonly LabelledText[]): LabelledText[] =>
  texts.map((text) => ({ ...text, setting: noSetting }));

/** What customers of an insurance ask for, in the style of speech (Gung et al. 2023). */
export async function readInsurance(data: string): Promise<LabelledText[]> {
  const path = join(data, 'intents', 'dstc11_natcs_insurance', 'test-utterances.jsonl');
  return (await readFile(path, 'utf8'))
    .trim()
    .split('\n')
    .map((line, at) => {
      const { utterance, intent } = JSON.parse(line) as { utterance: string; intent: string };
      return labelled(utterance, intent, String(at));
    });
}

const labelled = (
  text: string,
  label: string,
  group: string,
  setting: Setting = noSetting,
): LabelledText => ({
  text,
  words: readWords(text, lexicon()),
  setting,
  label,
  group,
});

/** So many texts of each label, and all others. */
export function drawEach(
  texts: readonly LabelledText[],
  count: number,
  seed: number,
): { drawn: LabelledText[]; rest: LabelledText[] } {
  const had = new Map<string, number>();
  const [drawn, rest]: [LabelledText[], LabelledText[]] = [[], []];
  for (const text of shuffled(texts, generator(seed))) {
    const before = had.get(text.label) ?? 0;
    had.set(text.label, before + 1);
    (before < count ? drawn : rest).push(text);
  }
  return { drawn, rest };
}
