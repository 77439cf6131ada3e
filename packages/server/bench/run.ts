/** `npm run bench -- NAME [--data DIR] [--only PART]`: measures the product and writes the figures into docs/benchmarks.md. */
import { parseArgs } from 'node:util';
import { benchAgents } from './agents.ts';
import { benchClassifiers } from './classifiers.ts';
import { benchEmotion } from './emotion.ts';
import { benchHostile } from './hostile.ts';
import { benchKnownItem } from './known-item.ts';
import { benchLearnedQuestions } from './learned-questions.ts';
import { benchLists } from './lists.ts';
import { benchLoad } from './load.ts';
import { benchMeaning } from './meaning.ts';
import { benchMeasures } from './measures.ts';
import { benchPipeline } from './pipeline.ts';
import { benchProjectKill } from './project-kill.ts';
import { benchProjects } from './projects.ts';
import { benchQuality } from './quality.ts';
import { benchQueue } from './queue.ts';
import { benchReports } from './reports.ts';
import { benchRestore } from './restore.ts';
import { benchRules } from './rules.ts';
import { benchScores } from './scores.ts';
import { benchScripts } from './scripts.ts';
import { benchSearch } from './search.ts';
import { benchSignIn } from './sign-in.ts';
import { benchSpeech } from './speech.ts';
import { benchSuite } from './suite.ts';
import { benchWordTimes } from './word-times.ts';
import { benchWords } from './words.ts';

const benches: Record<
  string,
  { what: string; run: (options: { data: string | undefined; only: string | undefined }) => Promise<void> }
> = {
  speech: { what: 'word error, speed and memory of the speech engines that can run here', run: benchSpeech },
  'word-times': { what: 'how close the times of words are to what can be heard', run: benchWordTimes },
  pipeline: {
    what: 'ten calls through the product against the bare engine; replies and memory meanwhile',
    run: benchPipeline,
  },
  emotion: { what: 'emotions of texts against what people say of them', run: benchEmotion },
  classifiers: {
    what: 'classifiers on texts of four domains, beside TF-IDF and the usual answer; --only for one part',
    run: benchClassifiers,
  },
  'sign-in': { what: 'twenty sign-ins a second against the bare check of a password', run: benchSignIn },
  rules: { what: 'two thousand rules over a call, against one expression after the other', run: benchRules },
  'known-item': {
    what: 'finding a call by what one remembers of it, against BM25',
    run: benchKnownItem,
  },
  meaning: { what: 'whether similarity tells what means the same, short and long', run: benchMeaning },
  words: { what: 'which words find one another, and which of them should not', run: benchWords },
  scripts: {
    what: 'whether scripted sentences are found in dialogues, misheard and in other words, against a bag of lemmas',
    run: benchScripts,
  },
  scores: {
    what: 'a form of forty questions over ten thousand calls: its cost, one question changed, stopped, killed',
    run: benchScores,
  },
  'learned-questions': {
    what: 'questions learned from reviews against people, on tasks never reviewed, beside TF-IDF and the usual answer',
    run: benchLearnedQuestions,
  },
  search: { what: 'searching a million phrases, against the bare SQL', run: benchSearch },
  load: {
    what: 'searches and pages for ten minutes while calls come in, against the same at rest',
    run: benchLoad,
  },
  agents: {
    what: 'pages of agents at a hundred thousand calls, from sums against the rows, and what keeping sums costs',
    run: benchAgents,
  },
  reports: {
    what: 'reports of a million calls with ten million matches, against SQL over the rows and DuckDB, and what they cost calls that come in',
    run: benchReports,
  },
  quality: {
    what: 'how often scripts are said at a hundred thousand calls, and agreement over thousands of reviews',
    run: benchQuality,
  },
  lists: { what: 'lists of ten thousand calls, with facets, against the bare SQL', run: benchLists },
  projects: {
    what: 'a project with fifty patterns over a hundred thousand calls, against the bare engine',
    run: benchProjects,
  },
  'project-kill': {
    what: 'whether a restart of a project that is killed ends as one that is not, row for row',
    run: benchProjectKill,
  },
  restore: { what: 'backup and restore of ten thousand calls, against a plain copy', run: benchRestore },
  measures: {
    what: 'holds, interruptions, overlap and talk share against what is known',
    run: benchMeasures,
  },
  hostile: { what: 'whether the server answers while it is sent the worst one may send', run: benchHostile },
  queue: {
    what: 'how long chats and transcripts wait behind 28 recordings, against the order of arrival',
    run: benchQueue,
  },
  suite: { what: 'how long each kind of test takes', run: benchSuite },
  'click-to-sound': {
    what: 'from a click on a word to its sound, in Chromium, against a bare audio element',
    run: inBrowser('click-to-sound'),
  },
  members: { what: 'scrolling through a thousand members, in Chromium', run: inBrowser('members') },
  pages: { what: 'how fast four pages are there, in Chromium', run: inBrowser('pages') },
};

/** These stand beside the journeys, whose types know a page; only they need a browser. */
function inBrowser(name: string): () => Promise<void> {
  return async () => {
    const { href } = new URL(`../../../e2e/bench/${name}.ts`, import.meta.url);
    const { bench } = (await import(href)) as { bench: () => Promise<void> };
    await bench();
  };
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string' }, only: { type: 'string' } },
});
const chosen = benches[positionals[0] ?? ''];
if (chosen === undefined) {
  const list = Object.entries(benches).map(([name, { what }]) => `  ${name.padEnd(10)} ${what}\n`);
  process.stderr.write(
    `npm run bench -- NAME [--data DIR] [--only PART], where NAME is one of\n${list.join('')}`,
  );
  process.exit(2);
}
await chosen.run({ data: values.data, only: values.only });
