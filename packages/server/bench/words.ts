/**
 * Which words meet in texts that people wrote, and which of them are no forms of one word. Every pair was read once; those that
 * were judged wrong are in the fixtures of the tests. A change of the rules makes pairs that nobody has read: they are in a file.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@earshot/core/matching/text/languages.ts';
import { createLexicon, type Lexicon } from '@earshot/core/matching/text/lexicon.ts';
import { cutWord, wordsOf } from '@earshot/core/matching/text/pieces.ts';
import {
  falseElsewhere,
  falseEnglish,
  falseRussian,
  falseUkrainian,
  stillMeet,
} from '../src/modules/matching/fixtures/false-meetings.ts';
import { installedDictionaries, lexicon } from '../src/modules/matching/lexicon.ts';
import { percent, table, writeResults } from './results.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const conversations = ['calls', 'dialogues', 'intents', 'multidogo'];
const elsewhere = ['emotion', 'sentiment', 'search'];

/** How often each word is said. */
type Vocabulary = Map<string, number>;
type Meeting = { words: [string, string]; weight: number };

export async function benchWords({ data }: { data: string | undefined }): Promise<void> {
  if (data === undefined) throw new Error('words needs --data DIR');
  const [said, other, shown] = await Promise.all([
    stringsIn([...conversations.map((folder) => join(data, folder)), join(root, 'demo')]),
    stringsIn(elsewhere.map((folder) => join(data, folder))),
    interfaceTexts(),
  ]);
  const cyrillic = [...said, ...shown];
  const vocabularies: [string, Vocabulary][] = [
    ['English', wordsIn(said, /^[a-z']+$/)],
    ['English, on which the rules were not made', wordsIn(other, /^[a-z']+$/)],
    ['Ukrainian', wordsIn(withoutLetters(cyrillic, /[ыэъё]/i), /^[а-яіїєґ']+$/)],
    ['Russian', wordsIn(withoutLetters(cyrillic, /[іїєґ]/i), /^[а-я]+$/)],
  ];
  const readers: [string, Lexicon][] = [
    ['Earshot', lexicon()],
    ['Earshot without dictionaries', createLexicon({})],
    ['whatever the dictionaries say', { termsOf: everyReading }],
  ];
  const rows: (string | number)[][] = [];
  const list: string[] = [];
  for (const [name, words] of vocabularies)
    for (const [reader, words_] of readers) {
      const met = meetings(words, words_);
      const wrong = met.filter(({ words: [one, two] }) => judgedWrong.has(key(one, two)));
      const share = weightOf(wrong) / weightOf(met);
      rows.push([
        `${name}: ${reader}`,
        words.size,
        met.length,
        wrong.length,
        percent(wrong.length / met.length),
        (share * 1000).toFixed(2),
      ]);
      if (reader === 'Earshot') list.push(`# ${name}`, ...met.map(({ words }) => words.join(' ')));
    }
  const file = join(tmpdir(), 'earshot-words-that-meet.txt');
  await writeFile(file, list.join('\n'));
  process.stderr.write(`every pair that meets: ${file}\n`);
  const head = ['', 'words', 'pairs that meet', 'of them wrong', '', 'per 1,000 by frequency'];
  await writeResults('words', 'words --data DIR', `${how}\n\n${table(head, rows)}`);
}

const how =
  'Words of calls, chats and requests (English), of the sample calls and the interface (Ukrainian, Russian): pairs of different forms that find one another. Wrong are those that were judged so when each pair that Earshot finds was read, one by one; of the other readers at least so many are wrong, for what only they find was not read. By frequency: a pair weighs what its words are said, multiplied, so that it counts what a search for the one shows of the other. Of the words on which the rules were not made only the more frequent pairs were read whose words differ in more than a regular ending, so that there, too, at least so many are wrong.';

const judgedWrong = new Set(
  [falseEnglish, falseElsewhere, falseUkrainian, falseRussian, stillMeet]
    .flat()
    .map(([one, other]) => key(one, other)),
);

function key(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

function meetings(vocabulary: Vocabulary, { termsOf }: Lexicon): Meeting[] {
  const byTerm = new Map<string, string[]>();
  for (const word of vocabulary.keys())
    for (const term of termsOf(word)) byTerm.set(term, [...(byTerm.get(term) ?? []), word]);
  const found = new Map<string, Meeting>();
  for (const words of byTerm.values())
    for (const [at, one] of words.entries())
      for (const other of words.slice(at + 1)) {
        const weight = (vocabulary.get(one) ?? 0) * (vocabulary.get(other) ?? 0);
        found.set(key(one, other), { words: [one, other], weight });
      }
  return [...found.values()].sort((a, b) => b.weight - a.weight);
}

const weightOf = (list: readonly Meeting[]) => list.reduce((sum, { weight }) => sum + weight, 0);

/** Everything the dictionaries can make of a form, believed. */
function everyReading(form: string): string[] {
  const dictionaries = installedDictionaries();
  const bases = (Object.keys(languages) as (keyof typeof languages)[])
    .filter((code) => languages[code].writes(form))
    .flatMap((code) => dictionaries[code]?.readings(form).map(({ base }) => base) ?? []);
  return bases.length > 0 ? [...new Set(bases)] : [form];
}

function wordsIn(texts: readonly string[], wanted: RegExp): Vocabulary {
  const counts: Vocabulary = new Map();
  for (const text of texts)
    for (const word of wordsOf(text))
      for (const { form, digits } of cutWord(word.text).pieces)
        if (digits === undefined && wanted.test(form)) counts.set(form, (counts.get(form) ?? 0) + 1);
  return counts;
}

const withoutLetters = (texts: readonly string[], foreign: RegExp) =>
  texts.filter((text) => !foreign.test(text));

/** Every text in the files of some folders: what JSON quotes, or whole files. */
async function stringsIn(folders: readonly string[]): Promise<string[]> {
  const texts: string[] = [];
  for (const folder of folders)
    for (const name of await readdir(folder, { recursive: true })) {
      if (!/\.(?:jsonl?|tsv|csv|txt)$/.test(name) || /README|LICENSE/.test(name)) continue;
      const content = await readFile(join(folder, name), 'utf8');
      if (!/\.jsonl?$/.test(name)) texts.push(content);
      else
        for (const one of name.endsWith('l') ? content.split('\n').filter(Boolean) : [content])
          collect(JSON.parse(one), texts);
    }
  return texts;
}

function collect(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collect(part, texts);
}

/** What the interface says in Ukrainian and Russian. */
async function interfaceTexts(): Promise<string[]> {
  const folder = join(root, 'packages/web/src');
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.texts.ts'));
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return files
    .flatMap((file) =>
      Array.from(file.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`|"([^"\n]*)"/g), (match) =>
        match.slice(1).join(''),
      ),
    )
    .filter((text) => /\p{Script=Cyrillic}/u.test(text));
}
