/**
 * Two thousand mixed rules over a call of a thousand words, as a new call meets them. The baselines ask the same of the
 * same call with one regular expression a rule, one after the other: in the linear engine, which is the one that may be
 * given what people write, and in the JavaScript engine, which can be hung and is named for comparison. Hostile
 * expressions are timed by themselves.
 */

import type { SpokenPhrase } from '@earshot/core/call/phrase.ts';
import { ask, type CompiledQuery, compileQuery, needsOfQuery } from '@earshot/core/matching/compile-query.ts';
import { regexpText } from '@earshot/core/matching/marked-text.ts';
import { prepareConversation } from '@earshot/core/matching/prepared-conversation.ts';
import { Query, type QueryInput } from '@earshot/core/matching/query.ts';
import { compileRegexp } from '@earshot/core/matching/regexp.ts';
import { createRuleSet } from '@earshot/core/matching/rule-set.ts';
import { generator } from '@earshot/core/testing/random.ts';
import { lexicon } from '../src/modules/matching/lexicon.ts';
import { readDialogues, type SaidLine } from './conversations.ts';
import { percentile, spread, table, writeResults } from './results.ts';

const counts = { phrases: 1400, distance: 300, regexps: 300 };
const callWords = 1000;
const calls = 20;
const rounds = 30;
const baselineCalls = 5;

const nested = ['(a+)+$', '(a|aa)+$', '(a|a?)+$', '(.*a){20}', '(\\w+\\s?)+!', '(x+x+)+y', '([a-z]+)*\\d'];
/** As much repetition as is let through. */
const repeated = [
  '.{0,200}!',
  '(a?){100}a{100}',
  '(.{1,20}){1,10}!',
  '[a-z ]{0,200}!',
  '(\\w+\\b\\s?){1,66}!',
  '(\\b.?){100}!',
];

const wholeCalls = ['aaaa', 'a'].map((word) => [...Array.from({ length: callWords }, () => word), '!']);

export async function benchRules({ data }: { data: string | undefined }): Promise<void> {
  const dialogues = await readDialogues(data);
  const random = generator(4);
  const rules = makeRules(dialogues, random);
  const compiled = mapValues(rules, (list) => list.map(({ query }) => compiledOf(query)));
  const sets = mapValues(compiled, (list) => createRuleSet(list.map(needsOfQuery)));
  const plain = mapValues(rules, (list) => list.map(({ plain: source }) => new RegExp(source, 'giu')));
  const linear = mapValues(rules, (list) => list.map(({ linear: source }) => compileRegexp(source)));
  const kinds = ['phrases', 'distance', 'regexps'] as const;
  const times: Record<string, number[]> = { prepare: [], all: [] };
  const note = (name: string, ms: number) => {
    times[name] = [...(times[name] ?? []), ms];
  };
  let found = 0;
  const chosen = someCalls(dialogues);
  for (let round = 0; round <= rounds; round += 1) {
    for (const phrases of chosen) {
      const began = performance.now();
      const conversation = prepareConversation({ duration_ms: 600_000, phrases }, lexicon());
      conversation.words();
      const prepared = performance.now();
      const spent: Record<string, number> = {};
      let at = prepared;
      for (const kind of kinds) {
        for (const place of sets[kind].candidates(conversation)) {
          const rule = compiled[kind][place];
          if (rule !== undefined && ask(rule, conversation).holds) found += 1;
        }
        spent[kind] = performance.now() - at;
        at = performance.now();
      }
      // The first round only warms up.
      if (round === 0) continue;
      note('prepare', prepared - began);
      note('all', at - began);
      for (const kind of kinds) note(kind, spent[kind] ?? 0);
      note('words', prepared - began + (spent.phrases ?? 0) + (spent.distance ?? 0));
    }
  }
  // Apart from the rules, so that nobody sweeps up what the other left in the memory.
  for (const phrases of chosen.slice(0, baselineCalls)) {
    const whole = regexpText(
      phrases.map((phrase) => phrase.words.map((word) => word.text).join(' ')).join('\n'),
    );
    const baselines = {
      linear: (kind: (typeof kinds)[number]) => {
        for (const one of linear[kind]) one.matches(whole, 1000);
      },
      javascript: (kind: (typeof kinds)[number]) => {
        for (const one of plain[kind]) whole.text.match(one);
      },
    };
    for (const [engine, run] of Object.entries(baselines)) {
      const spent: Record<string, number> = {};
      for (const kind of kinds) {
        if (engine === 'javascript') run(kind);
        const began = performance.now();
        run(kind);
        spent[kind] = performance.now() - began;
        note(`${kind}, ${engine}`, spent[kind]);
      }
      note(`words, ${engine}`, (spent.phrases ?? 0) + (spent.distance ?? 0));
    }
  }
  const median = (values: readonly number[]) => percentile(values, 0.5);
  const against = (own: readonly number[], other: readonly number[] | undefined) =>
    other === undefined ? '' : `${median(other).toFixed(2)} (1/${(median(other) / median(own)).toFixed(1)})`;
  const row = (title: string, name: string) => {
    const own = times[name] ?? [];
    return [
      title,
      spread(own),
      percentile(own, 0.95).toFixed(2),
      against(own, times[`${name}, linear`]),
      against(own, times[`${name}, javascript`]),
    ];
  };
  const rows = [
    row('preparing the call', 'prepare'),
    row(`${counts.phrases} phrases`, 'phrases'),
    row(`${counts.distance} phrases with distance`, 'distance'),
    row('preparing, phrases and distance together', 'words'),
    row(`${counts.regexps} regular expressions`, 'regexps'),
    row('everything', 'all'),
  ];
  const how = `${counts.phrases + counts.distance + counts.regexps} rules over ${calls} calls of ${callWords} words, ${rounds} rounds after one to warm up; ${Math.round(found / (rounds + 1) / calls)} rules hold for a call on average. One by one: an expression a rule over the whole text, in the linear engine and in that of JavaScript, which may not be given what people write. Targets: everything ≤ 5 ms median; phrases and distance ≤ 1/15 of one by one.`;
  const head = [
    '',
    'min / median / max, ms',
    'p95 ms',
    'one by one, linear engine',
    'one by one, JavaScript',
  ];
  await writeResults(
    'rules',
    'rules --data DIR',
    `${how}\n\n${table(head, rows)}\n\nHostile expressions over a call of ${callWords} words in a single phrase, of one letter or of four (target ≤ 100 ms each; the first time, with nothing warmed up): ${hostileTimes([...nested, ...repeated], wholeCalls)}. Over 20,000 letters without a space: ${hostileTimes(nested, [[`${'a'.repeat(20_000)}!`]])}.`,
  );
}

function compiledOf(query: QueryInput): CompiledQuery {
  const { compiled, issues } = compileQuery(Query.parse(query), lexicon());
  if (compiled === null) throw new Error(`${JSON.stringify(query)}: ${JSON.stringify(issues)}`);
  return compiled;
}

function mapValues<K extends string, A, B>(record: Record<K, A>, change: (value: A) => B): Record<K, B> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, change(value as A)]),
  ) as Record<K, B>;
}

type Rule = { query: QueryInput; linear: string; plain: string };

/** Rules as people write them: wordings that are said somewhere, with their words in any form. */
function makeRules(
  dialogues: readonly SaidLine[][],
  random: () => number,
): Record<'phrases' | 'distance' | 'regexps', Rule[]> {
  const lines = dialogues.flat().map(({ text }) => text.match(/\p{L}[\p{L}\p{N}']*/gu) ?? []);
  const wording = (least: number, most: number): string[] => {
    for (;;) {
      const words = lines[Math.floor(random() * lines.length)] ?? [];
      const count = least + Math.floor(random() * (most - least + 1));
      if (words.length < count) continue;
      const from = Math.floor(random() * (words.length - count + 1));
      const chosen = words.slice(from, from + count);
      // A rule of small words only would be met by every call, and nobody writes one.
      if (chosen.some((word) => word.length > 5)) return chosen;
    }
  };
  const times = (count: number, make: () => Rule) => Array.from({ length: count }, make);
  const apart = "[^\\p{L}']+";
  const stem = (word: string) => `${word.slice(0, Math.max(3, word.length - 2))}[\\p{L}']*`;
  return {
    phrases: times(counts.phrases, () => {
      const words = wording(1, 4);
      return {
        query: { phrases: [words.join(' ')] },
        linear: `\\b${words.map(stem).join(apart)}`,
        plain: `(?<!\\p{L})${words.map(stem).join(apart)}(?!\\p{L})`,
      };
    }),
    distance: times(counts.distance, () => {
      const words = wording(2, 3);
      return {
        query: { phrases: [words.join(' ')], distance: 4 },
        linear: `\\b${words.map(stem).join(`${apart}(?:[\\p{L}']+${apart}){0,4}`)}`,
        plain: `(?<!\\p{L})${words.map(stem).join(`${apart}(?:[\\p{L}']+${apart}){0,4}`)}(?!\\p{L})`,
      };
    }),
    regexps: times(counts.regexps, () => {
      const [first = '', ...rest] = wording(1, 3);
      const source = `\\b${first.slice(0, 6)}\\w*${rest.map((word) => `\\s+${word}`).join('')}`;
      return {
        query: { type: 'regexp', regexp: source },
        linear: source,
        plain: source.replace('\\b', '(?<!\\p{L})').replace('\\w*', "[\\p{L}']*"),
      };
    }),
  };
}

/** Calls of a thousand words, from the dialogues one after the other. */
function someCalls(dialogues: readonly SaidLine[][]): SpokenPhrase[][] {
  const lines = dialogues.flat();
  const made: SpokenPhrase[][] = [];
  let at = 0;
  while (made.length < calls) {
    const phrases: SpokenPhrase[] = [];
    let words = 0;
    while (words < callWords) {
      const line = lines[at % lines.length];
      at += 1;
      const said = (line?.text ?? '').split(/\s+/).slice(0, callWords - words);
      words += said.length;
      const start_ms = phrases.length * 5000;
      phrases.push({
        id: phrases.length,
        speaker: line?.speaker ?? '',
        role: line?.speaker ?? null,
        start_ms,
        end_ms: start_ms + 5000,
        in_hold: false,
        words: said.map((text) => ({ text, start_ms, end_ms: start_ms + 5000 })),
      });
    }
    made.push(phrases);
  }
  return made;
}

/** The longest time of each over one of these phrases. */
function hostileTimes(expressions: readonly string[], phrases: readonly string[][]): string {
  const conversations = phrases.map((words) => {
    const timed = words.map((text) => ({ text, start_ms: 0, end_ms: 1 }));
    const phrase = { id: 0, speaker: 'a', role: null, start_ms: 0, end_ms: 1, in_hold: false, words: timed };
    return prepareConversation({ duration_ms: 1, phrases: [phrase] }, lexicon());
  });
  return expressions
    .map((regexp) => {
      const query = compiledOf({ type: 'regexp', regexp });
      const times = conversations.map((conversation) => {
        const began = performance.now();
        ask(query, conversation);
        return performance.now() - began;
      });
      return `\`${regexp}\` ${Math.max(...times).toFixed(0)} ms`;
    })
    .join(', ');
}
