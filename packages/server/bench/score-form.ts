/** A form of forty questions that rules answer, about what is really said in dialogues. */
import type { Script } from '@earshot/core/scripts/scripts.ts';
import type { Client } from '../src/testing/server.ts';
import { tunedSteps } from './script-steps-tuned.ts';
import type { Line } from './search-calls.ts';

const counts = { patterns: 20, scripts: 10, metrics: 10 };
const metrics = ['words', 'turns', 'questions', 'silence_share', 'longest_silence_ms'] as const;
const phrasesEach = 6;

/** The scripts that the form asks for, in the workspace. */
export async function makeScripts(client: Client): Promise<number[]> {
  const ids: number[] = [];
  for (const [at, { step }] of tunedSteps.slice(0, counts.scripts).entries()) {
    const variations = [{ language: null, text: step }];
    const made = await client.json<Script>('POST', 'scripts', {
      name: `Step ${at + 1}`,
      type: 'own',
      variations,
    });
    ids.push(made.id);
  }
  return ids;
}

/** The form itself; `twist` is a word that only its first question asks for. */
export function scoreForm(
  lines: readonly Line[],
  random: () => number,
  scripts: readonly number[],
  twist = '',
) {
  const twoWords = (): string => {
    for (;;) {
      const { words } = lines[Math.floor(random() * lines.length)] as Line;
      const at = Math.floor(random() * (words.length - 1));
      if (words.length > 2) return words.slice(at, at + 2).join(' ');
    }
  };
  const finds = (phrases: string[]) => ({
    kind: 'pattern',
    detection: { methods: [{ kind: 'query', query: { phrases } }] },
  });
  const found = Array.from({ length: counts.patterns }, (_, at) => {
    const phrases = Array.from({ length: phrasesEach }, twoWords);
    return {
      text: `Pattern question ${at + 1}`,
      answer_by: finds(at === 0 && twist !== '' ? [...phrases, twist] : phrases),
    };
  });
  const said = scripts.map((id, at) => ({
    text: `Script question ${at + 1}`,
    answer_by: { kind: 'script', id },
  }));
  const measured = Array.from({ length: counts.metrics }, (_, at) => ({
    text: `Metric question ${at + 1}`,
    answer_by: { kind: 'metric', metric: metrics[at % metrics.length], limits: [at, null] },
  }));
  const groups = [found, said, measured].map((questions, at) => ({ name: `Group ${at + 1}`, questions }));
  return { name: 'Forty questions', groups };
}
