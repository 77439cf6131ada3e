/** Texts of which people said what they mean: the same label, the same meaning. Short ones, long ones, and long in parts. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generator } from '@earshot/core/testing/random.ts';
import { readCollection } from './search-collections.ts';

/** A long text may mean several things one after the other. */
export type Labelled = { text: string; labels: readonly string[] };
export type MeaningCollection = {
  title: string;
  /** What the workspace learned from. */
  corpus: readonly string[];
  phrases: readonly Labelled[];
  queries: readonly Labelled[];
};

type Dialogue = { tasks: string[]; turns: { speaker: string; text: string; action?: string }[] };

/** Of so many words a text counts as long. */
const longWords = 20;
/** An agent's turns that say anything at all. */
const anything: ReadonlySet<string> = new Set(['custom', 'out_of_scope']);

/** Reads the collections; `random` decides which texts are asked for and which are phrases. */
export async function readMeaningCollections(data: string): Promise<MeaningCollection[]> {
  const dialogues = await readDialogues(data);
  const talk = dialogues.flatMap(({ turns }) =>
    turns.filter(({ speaker }) => speaker !== 'system').map(({ text }) => plain(text)),
  );
  const banking = await readBanking(data);
  const insurance = await readInsurance(data, talk);
  const openings = ofTasks(dialogues, talk, 'STAR, how customers begin', 1);
  const wishes = ofTasks(dialogues, talk, 'STAR, the first four turns of customers', 4);
  return [
    banking,
    onlyLong(banking),
    buried(banking),
    insurance,
    onlyLong(insurance),
    buried(insurance),
    ofActions(dialogues, talk),
    openings,
    wishes,
    { ...wishes, title: 'STAR, short asked of long', queries: openings.queries },
    { ...openings, title: 'STAR, long asked of short', queries: wishes.queries },
  ];
}

async function readBanking(data: string): Promise<MeaningCollection> {
  const { documents, queries, relevant } = await readCollection(data, 'banking77');
  // A document is labelled by the first query that it answers: all queries of an intent have the same answers.
  const labels = new Map<string, string>();
  const intents = new Map<string, string>();
  for (const { id } of queries) {
    const answers = [...(relevant.get(id) ?? [])];
    const label = answers.map((answer) => labels.get(answer)).find((one) => one !== undefined) ?? id;
    intents.set(id, label);
    for (const answer of answers) labels.set(answer, label);
  }
  const phrases = shuffled(documents.map(({ id, text }) => ({ text, labels: [labels.get(id) ?? ''] })));
  return {
    title: 'BANKING77',
    corpus: phrases.map(({ text }) => text),
    phrases: phrases.slice(0, 3000),
    queries: queries.map(({ id, text }) => ({ text, labels: [intents.get(id) ?? ''] })),
  };
}

async function readInsurance(data: string, talk: readonly string[]): Promise<MeaningCollection> {
  const lines = await readLines(data, 'intents/dstc11_natcs_insurance/test-utterances.jsonl');
  const all = shuffled(
    lines.map((line) => {
      const { utterance, intent } = JSON.parse(line) as { utterance: string; intent: string };
      return { text: utterance, labels: [intent] };
    }),
  );
  // By themselves they are too few to learn from; a workspace hears other talk, too.
  const corpus = [...all.map(({ text }) => text), ...talk];
  return { title: 'NatCS insurance', corpus, phrases: all.slice(200), queries: all.slice(0, 200) };
}

function ofActions(dialogues: readonly Dialogue[], corpus: readonly string[]): MeaningCollection {
  const all = distinct(
    dialogues.flatMap(({ turns }) =>
      turns.flatMap(({ speaker, text, action }) =>
        speaker === 'agent' && action !== undefined && !anything.has(action)
          ? [{ text: plain(text), labels: [action] }]
          : [],
      ),
    ),
  );
  return { title: 'STAR, turns of agents', corpus, phrases: all.slice(200), queries: all.slice(0, 200) };
}

function ofTasks(
  dialogues: readonly Dialogue[],
  corpus: readonly string[],
  title: string,
  turnsTogether: number,
): MeaningCollection {
  const all = distinct(
    dialogues
      .filter(({ tasks }) => tasks.length === 1)
      .map(({ tasks, turns }) => {
        const said = turns.filter(({ speaker }) => speaker === 'customer').map(({ text }) => plain(text));
        return { text: said.slice(0, turnsTogether).join(' '), labels: tasks };
      })
      .filter(({ text }) => text.split(' ').length >= 5),
  );
  return { title, corpus, phrases: all.slice(100), queries: all.slice(0, 100) };
}

function onlyLong({ title, phrases, ...rest }: MeaningCollection): MeaningCollection {
  const long = phrases.filter(({ text }) => text.split(/\s+/).length >= longWords);
  return { ...rest, title: `${title}, phrases of ${longWords} words and more`, phrases: long };
}

/** What is asked for stands among two other things, as it does where somebody talks without a pause. */
function buried({ title, phrases, ...rest }: MeaningCollection): MeaningCollection {
  const others = shuffled(phrases);
  const long = phrases.slice(0, 1500).map((phrase, at) => {
    const [one = phrase, two = phrase] = [others[at], others[(at + 7) % others.length]];
    const parts = at % 2 === 0 ? [phrase, one, two] : [one, phrase, two];
    return { text: parts.map(({ text }) => text).join(' '), labels: parts.flatMap(({ labels }) => labels) };
  });
  return { ...rest, title: `${title}, three in one breath`, phrases: long };
}

async function readDialogues(data: string): Promise<Dialogue[]> {
  const files = ['single_task', 'multi_task'].map((name) => readLines(data, `dialogues/star/${name}.jsonl`));
  return (await Promise.all(files)).flat().map((line) => JSON.parse(line) as Dialogue);
}

async function readLines(data: string, name: string): Promise<string[]> {
  return (await readFile(join(data, name), 'utf8')).trim().split('\n');
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function distinct(texts: readonly Labelled[]): Labelled[] {
  return shuffled([...new Map(texts.map((one) => [one.text, one])).values()]);
}

function shuffled<Thing>(things: readonly Thing[]): Thing[] {
  const random = generator(5);
  return things
    .map((thing) => ({ thing, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ thing }) => thing);
}
