/** Queries made of dialogues by rule, without looking at what is found. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SearchCollection, SearchDocument } from './search-collections.ts';

type Asked = { id: string; text: string; answers: string[] };

/** STAR: what the caller was told to do, where only one dialogue was about it, and among all dialogues that one. */
export async function readTasks(data: string): Promise<SearchCollection> {
  type Row = { id: number; user_task: string; turns: { speaker: string; text?: string }[] };
  const rows = (
    await Promise.all(
      ['single_task', 'multi_task'].map((name) =>
        jsonLines<Row>(join(data, 'dialogues', 'star', `${name}.jsonl`)),
      ),
    )
  ).flat();
  const byTask = Map.groupBy(rows, ({ user_task }) => user_task);
  const asked = [...byTask].flatMap(([task, [row, ...others]]): Asked[] =>
    row === undefined || others.length > 0
      ? []
      : [{ id: String(row.id), text: task.replaceAll(/\s+/g, ' '), answers: [String(row.id)] }],
  );
  const documents = rows.map(({ id, turns }) =>
    document(
      String(id),
      turns.flatMap(({ speaker, text }) =>
        text ? [{ speaker: speaker === 'agent' ? ('operator' as const) : ('abonent' as const), text }] : [],
      ),
    ),
  );
  return collection(documents, asked);
}

/** NatCS: every third utterance, and among the others those of its intent. */
export async function readUtterances(data: string): Promise<SearchCollection> {
  type Row = { utterance: string; utterance_id: string; intent: string };
  const rows = await jsonLines<Row>(join(data, 'intents', 'dstc11_natcs_insurance', 'test-utterances.jsonl'));
  const others = rows.filter((_, at) => at % 3 !== 0);
  const asked = rows
    .filter((_, at) => at % 3 === 0)
    .map(({ utterance_id, utterance, intent }) => ({
      id: utterance_id,
      text: utterance,
      answers: others.filter((other) => other.intent === intent).map((other) => other.utterance_id),
    }));
  const documents = others.map(({ utterance_id, utterance }) =>
    document(utterance_id, [{ speaker: 'abonent', text: utterance }]),
  );
  return collection(documents, asked);
}

/** MultiDoGO: the request of every third conversation, and among the other conversations those of its intent. */
export async function readRequests(data: string): Promise<SearchCollection> {
  const conversations = (await readConversations(data)).flatMap(({ id, turns }) => {
    const request = requestOf(turns);
    return request === undefined ? [] : [{ id, turns, request }];
  });
  const others = conversations.filter((_, at) => at % 3 !== 0);
  const asked = conversations
    .filter((_, at) => at % 3 === 0)
    .map(({ id, request }) => ({
      id,
      text: request.text,
      answers: others.filter((other) => other.request.intent === request.intent).map((other) => other.id),
    }));
  return collection(others.map(documentOf), asked);
}

/**
 * MultiDoGO: what the conversation was about, in the words of its intent's name, and the first word of a name or place that
 * was said, and among all conversations that one. Several may have the same.
 */
export async function readWhoAndWhat(data: string): Promise<SearchCollection> {
  const conversations = await readConversations(data);
  const asked = conversations.flatMap(({ id, turns }): Asked[] => {
    const intents = requestOf(turns)?.intent.split('<div>') ?? [];
    const who = turns.flatMap(({ named }) => named)[0];
    if (who === undefined || intents.length === 0) return [];
    return [
      { id, text: [...intents.map((intent) => matters[intent] ?? intent), who].join(' '), answers: [id] },
    ];
  });
  return collection(conversations.map(documentOf), asked);
}

const matters: Record<string, string> = {
  reportlostcard: 'report lost card',
  updateaddress: 'update address',
  checkbalance: 'check balance',
  disputecharge: 'dispute charge',
  transfermoney: 'transfer money',
  closeaccount: 'close account',
  replacecard: 'replace card',
  getroutingnumber: 'get routing number',
  checkoffereligibility: 'check offer eligibility',
  orderchecks: 'order checks',
  openaccount: 'open account',
  bookflight: 'book flight',
  changeseatassignment: 'change seat assignment',
  getboardingpass: 'get boarding pass',
  getseatinfo: 'get seat info',
};
/** Turns of these intents are no request. */
const notRequests =
  /^(?:contentonly|confirmation|rejection|thankyou|outofdomain|openinggreeting|closinggreeting)$/;
const whoLabels = new Set(['name', 'address', 'arrival_city', 'departure_city', 'replacement_reason']);

type Turn = { text: string; intent: string; named: string[] };
type Conversation = { id: string; turns: Turn[] };

/** The customers' turns of MultiDoGO, conversation by conversation. */
export async function readConversations(data: string): Promise<Conversation[]> {
  const names = ['finance/test', 'finance/dev', 'airline/test', 'airline/dev'];
  const found = new Map<string, Turn[]>();
  for (const name of names) {
    const text = await readFile(join(data, 'multidogo', `${name}.tsv`), 'utf8');
    // Quotation marks stand only around utterances with a line break in them.
    const rows = text
      .replaceAll(/"([^"]*)"/g, (_, quoted: string) => quoted.replaceAll('\n', ' '))
      .trim()
      .split('\n')
      .slice(1);
    for (const row of rows) {
      const [id = '', , , said = '', labels = '', intent = ''] = row.split('\t');
      const turns = found.get(id) ?? [];
      found.set(id, turns);
      turns.push({ text: said, intent: intent.trim(), named: namedIn(said.split(' '), labels.split(' ')) });
    }
  }
  return Array.from(found, ([id, turns]) => ({ id, turns }));
}

function namedIn(words: readonly string[], labels: readonly string[]): string[] {
  return words.filter((word, at) => whoLabels.has(labels[at] ?? '') && /^\p{L}{2,}$/u.test(word));
}

function requestOf(turns: readonly Turn[]): Turn | undefined {
  return turns.find(({ intent }) => !notRequests.test(intent));
}

/** Only the customer's turns are in these files. */
function documentOf({ id, turns }: Conversation): SearchDocument {
  return document(
    id,
    turns.map(({ text }) => ({ speaker: 'abonent', text })),
  );
}

function document(id: string, lines: SearchDocument['lines']): SearchDocument {
  return { id, lines, text: lines.map(({ text }) => text).join('\n') };
}

function collection(documents: SearchDocument[], asked: readonly Asked[]): SearchCollection {
  return {
    documents,
    queries: asked.map(({ id, text }) => ({ id, kind: null, text })),
    relevant: new Map(asked.map(({ id, answers }) => [id, new Set(answers)])),
  };
}

async function jsonLines<Row>(path: string): Promise<Row[]> {
  return (await readFile(path, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
}
