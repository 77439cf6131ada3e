/** What the answers to a form cost in a call that is prepared already, beside preparing it. */
import type { SpokenPhrase } from '@earshot/core/call/phrase.ts';
import type { AnalysedCall } from '@earshot/core/detection/detect.ts';
import { answerGoal } from '@earshot/core/goals/answer-goal.ts';
import { compileGoal } from '@earshot/core/goals/compile-goal.ts';
import { GoalInput } from '@earshot/core/goals/goals.ts';
import { numberQuestions } from '@earshot/core/goals/number-questions.ts';
import { scoreOf } from '@earshot/core/goals/score.ts';
import { callReader } from '@earshot/core/learned-questions/call-reader.ts';
import { learnQuestion } from '@earshot/core/learned-questions/learn-question.ts';
import { questionAnswerer } from '@earshot/core/learned-questions/question-answerer.ts';
import { prepareConversation } from '@earshot/core/matching/prepared-conversation.ts';
import { Wording } from '@earshot/core/wording/steps.ts';
import { lexicon } from '../src/modules/matching/lexicon.ts';
import { spread, table } from './results.ts';
import { tunedSteps } from './script-steps-tuned.ts';
import type { Line } from './search-calls.ts';

const words = 1000;
const calls = 40;
const rounds = 5;

/** Beside those of the form, questions that learned from as many reviews each. */
const learned = { questions: 5, reviews: 100 };

export function answerSpeed(lines: readonly Line[], form: { name: string; groups: unknown[] }): string {
  const { groups } = numberQuestions(GoalInput.parse(form).groups, 0);
  const scripts = new Map(
    tunedSteps.map(({ step }, at) => [
      at + 1,
      { version: 1, wording: Wording.parse({ variations: [{ language: null, text: step }] }) },
    ]),
  );
  const rules = { patterns: new Map(), scripts, classifiers: new Map() };
  const { compiled } = compileGoal({ groups, query: null }, rules, lexicon());
  const read = callReader(lexicon());
  const answerers = learnFrom(lines, read);
  const times: Record<'prepare' | 'answer' | 'learned', number[]> = { prepare: [], answer: [], learned: [] };
  for (let round = 0; round <= rounds; round += 1)
    for (let at = 0; at < calls; at += 1) {
      const began = performance.now();
      const call = callFrom(lines, at * 97);
      call.conversation.words();
      const prepared = performance.now();
      const facts = {
        language: 'en',
        semantics: null,
        filtered: new Set<number>(),
        others: new Map(),
        assisting: new Set<number>(),
      };
      const answers = answerGoal(compiled, call, facts);
      scoreOf(groups, new Map(answers.map((one) => [one.question_id, one])), 75);
      const answered = performance.now();
      const reading = read({ conversation: call.conversation, metrics: null });
      for (const answer of answerers) answer(reading);
      const said = performance.now();
      // The first round only warms up.
      if (round === 0) continue;
      times.prepare.push(prepared - began);
      times.answer.push(answered - prepared);
      times.learned.push(said - answered);
    }
  const rows = [
    ['preparing the call, which its analysis does anyway', spread(times.prepare)],
    ['forty answers with their evidence, and the score', spread(times.answer)],
    [
      `${learned.questions} answers more, learned from ${learned.reviews} reviews each`,
      spread(times.learned),
    ],
  ];
  return `A call of ${words.toLocaleString('en')} words, ${calls} calls, ${rounds} rounds:\n\n${table(['', 'min / median / max, ms'], rows)}`;
}

/** What such a question is about does not matter to its speed: here whether a call begins with a short phrase, and the like. */
function learnFrom(lines: readonly Line[], read: ReturnType<typeof callReader>) {
  const reviews = Array.from({ length: learned.reviews }, (_, at) => {
    const { conversation } = callFrom(lines, at * 131);
    const { phrases } = conversation;
    return {
      reading: read({ conversation, metrics: null }),
      lengths: phrases.map((one) => one.words.length),
    };
  });
  return Array.from({ length: learned.questions }, (_, place) => {
    const half = reviews.map(({ lengths }) => lengths[place] ?? 0).toSorted((one, other) => one - other)[
      learned.reviews / 2
    ];
    const answered = reviews.map(({ reading, lengths }) => ({
      reading,
      answer: (lengths[place] ?? 0) >= (half ?? 0),
    }));
    const model = learnQuestion(answered, { group: () => null, seed: place + 1 });
    if (model === null) throw new Error('All calls have the same answer');
    return questionAnswerer(model);
  });
}

function callFrom(lines: readonly Line[], from: number): AnalysedCall {
  const phrases: SpokenPhrase[] = [];
  let count = 0;
  for (let at = from; count < words; at += 1) {
    const line = lines[at % lines.length] as Line;
    count += line.words.length;
    const start_ms = phrases.length * 6000;
    phrases.push({
      id: phrases.length,
      speaker: line.speaker,
      role: line.speaker,
      start_ms,
      end_ms: start_ms + 5000,
      in_hold: false,
      words: line.words.map((text) => ({ text, start_ms, end_ms: start_ms + 300 })),
    });
  }
  const conversation = prepareConversation({ duration_ms: phrases.length * 6000, phrases }, lexicon());
  const numbers = new Map([
    ['words', count],
    ['turns', phrases.length],
    ['silence_share', 0.2],
  ]);
  return { conversation, metrics: null, numbers, emotions: [] };
}
