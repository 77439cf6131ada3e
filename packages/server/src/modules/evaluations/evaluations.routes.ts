import * as api from '@earshot/core/evaluations/evaluations.api.ts';
import * as truths from '@earshot/core/evaluations/truths.api.ts';
import type { Handle } from '../../platform/http.ts';
import { collectTruth } from './collect-truth.ts';
import { drawTruth } from './draw-truth.ts';
import { listEvaluationRuns, startEvaluation } from './evaluation-runs.ts';
import { listLastTests } from './last-tests.ts';
import { listTruth } from './present-truths.ts';
import { getResult } from './results.ts';
import { listPlaces } from './tested-places.ts';
import { addTruth, answerTruth, removeTruth } from './truths.ts';

export function evaluationRoutes(handle: Handle): void {
  handle(truths.listTruth, (ctx, { params, query }) => listTruth(ctx, params.id, query));
  handle(truths.addTruth, (ctx, { params, body }) => addTruth(ctx, params.id, body.entries));
  handle(truths.drawTruth, (ctx, { params, body }) => drawTruth(ctx, params.id, body));
  handle(truths.collectTruth, (ctx, { params }) => collectTruth(ctx, params.id));
  handle(truths.answerTruth, (ctx, { params, body }) =>
    answerTruth(ctx, params.id, params.truth_id, body.right),
  );
  handle(
    truths.removeTruth,
    (ctx, { params }) => removeTruth(ctx, params.id, params.truth_id) as Promise<undefined>,
  );
  handle(api.listLastTests, (ctx) => listLastTests(ctx));
  handle(api.runEvaluation, (ctx, { params, body }) => startEvaluation(ctx, params.id, body.version));
  handle(api.listEvaluationRuns, (ctx, { params, query }) => listEvaluationRuns(ctx, params.id, query));
  handle(api.getEvaluation, (ctx, { params, query }) => getResult(ctx, params.id, query));
  handle(api.listTestedPlaces, (ctx, { params, query }) => listPlaces(ctx, params.id, query));
}
