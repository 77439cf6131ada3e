/** `npm run bench -- NAME [--data DIR]`: measures the product and writes the figures into docs/benchmarks.md. */
import { parseArgs } from 'node:util';
import { benchPipeline } from './pipeline.ts';
import { benchSignIn } from './sign-in.ts';
import { benchSpeech } from './speech.ts';
import { benchWordTimes } from './word-times.ts';

const benches: Record<
  string,
  { what: string; run: (options: { data: string | undefined }) => Promise<void> }
> = {
  speech: { what: 'word error, speed and memory of the speech engines that can run here', run: benchSpeech },
  'word-times': { what: 'how close the times of words are to what can be heard', run: benchWordTimes },
  pipeline: {
    what: 'ten calls through the product against the bare engine; replies and memory meanwhile',
    run: benchPipeline,
  },
  'sign-in': { what: 'twenty sign-ins a second against the bare check of a password', run: benchSignIn },
};

const { positionals, values } = parseArgs({ allowPositionals: true, options: { data: { type: 'string' } } });
const bench = benches[positionals[0] ?? ''];
if (bench === undefined) {
  const list = Object.entries(benches).map(([name, { what }]) => `  ${name.padEnd(10)} ${what}\n`);
  process.stderr.write(`npm run bench -- NAME [--data DIR], where NAME is one of\n${list.join('')}`);
  process.exit(2);
}
await bench.run({ data: values.data });
