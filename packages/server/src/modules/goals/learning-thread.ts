/** Learns a question beside the event loop: gets reviewed calls in parts, then `learn`; answers with the model, or null. */
import { parentPort } from 'node:worker_threads';
import { callReader } from '@earshot/core/learned-questions/call-reader.ts';
import type { AskedCall } from '@earshot/core/learned-questions/feature-readers.ts';
import { learnQuestion, type Review } from '@earshot/core/learned-questions/learn-question.ts';
import { standBack } from '../../platform/low-priority.ts';
import { lexicon } from '../matching/lexicon.ts';

export type ReviewedCall = { call: AskedCall; answer: boolean; operator: string | null };

standBack();

/** What is drawn in learning is drawn the same for the same reviews. */
const seed = 1;

const read = callReader(lexicon());
const reviews: (Review & { operator: string | null })[] = [];

parentPort?.on('message', (message: ReviewedCall[] | 'learn') => {
  if (message === 'learn')
    parentPort?.postMessage(learnQuestion(reviews, { group: ({ operator }) => operator, seed }));
  else
    for (const { call, answer, operator } of message) reviews.push({ reading: read(call), answer, operator });
});
