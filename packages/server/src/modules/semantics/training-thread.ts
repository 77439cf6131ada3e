/** Trains a model beside the event loop: gets `{ before, texts }`, answers with the model. */
import { parentPort, workerData } from 'node:worker_threads';
import { type SemanticModel, trainModel } from '@earshot/core/matching/semantics/semantic-model.ts';
import { termsOfText } from '@earshot/core/matching/semantics/slot-terms.ts';
import { standBack } from '../../platform/low-priority.ts';
import { lexicon } from '../matching/lexicon.ts';

standBack();

const { before, texts } = workerData as { before: SemanticModel | null; texts: string[] };
parentPort?.postMessage(
  trainModel(
    before,
    texts.values().map((text) => termsOfText(text, lexicon())),
  ),
);
