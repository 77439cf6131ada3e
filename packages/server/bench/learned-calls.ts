/** STAR as reviewed calls: what its two people answered about the call, and what the agent was marked to have said. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SpokenPhrase } from '@earshot/core/call/phrase.ts';
import type { SpeakerRole } from '@earshot/core/call/role.ts';
import { type CallReading, callReader } from '@earshot/core/learned-questions/call-reader.ts';

const wordMs = 400;

export const questionNames = ['resolved', 'annoyed', 'anything else', 'out of scope'] as const;
export type QuestionName = (typeof questionNames)[number];

/** A dialogue with its task and the answers that are known; null where nobody answered. */
export type ReviewedCall = {
  task: string;
  reading: CallReading;
  answers: Record<QuestionName, boolean | null>;
};

type Row = {
  tasks: string[];
  labels: { resolved: boolean | null; customer_annoyed: boolean | null };
  turns: { speaker: string; t: number; text?: string; action?: string }[];
};

/** Every dialogue about one task. */
export async function readReviewedCalls(data: string): Promise<ReviewedCall[]> {
  const text = await readFile(join(data, 'dialogues/star/single_task.jsonl'), 'utf8');
  const read = callReader();
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const { tasks, labels, turns } = JSON.parse(line) as Row;
      const phrases = turns.flatMap((turn, id) =>
        turn.text ? [phraseOf({ ...turn, text: turn.text }, id)] : [],
      );
      const duration_ms = phrases.at(-1)?.end_ms ?? 0;
      const did = (action: string) => turns.some((turn) => turn.action === action);
      return {
        task: tasks[0] ?? '',
        reading: read({ conversation: { duration_ms, phrases }, metrics: null }),
        answers: {
          resolved: labels.resolved,
          annoyed: labels.customer_annoyed,
          'anything else': did('anything_else'),
          'out of scope': did('out_of_scope'),
        },
      };
    });
}

function phraseOf(
  { speaker, t, text }: { speaker: string; t: number; text: string },
  id: number,
): SpokenPhrase {
  const role: SpeakerRole = speaker === 'agent' ? 'operator' : 'abonent';
  const start_ms = t * 1000;
  const words = text
    .split(/\s+/)
    .filter(Boolean)
    .map((word, at) => {
      return { text: word, start_ms: start_ms + at * wordMs, end_ms: start_ms + (at + 1) * wordMs };
    });
  return {
    id,
    speaker: role,
    role,
    start_ms,
    end_ms: words.at(-1)?.end_ms ?? start_ms,
    in_hold: false,
    words,
  };
}
