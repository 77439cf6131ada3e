import * as api from '@earshot/core/reviews/disputes.api.ts';
import * as selfApi from '@earshot/core/reviews/self-reviews.api.ts';
import type { Handle } from '../../platform/http.ts';
import { decideDispute, disputeAnswer, getOverturned, listDisputes } from './disputes.ts';
import { acknowledgeScore, listOwnScores } from './own-scores.ts';
import { getSelfReview, listSelfReviews, submitSelfReview } from './self-reviews.ts';

export function disputeRoutes(handle: Handle): void {
  handle(api.listOwnScores, (ctx, { query }) => listOwnScores(ctx, query));
  handle(api.acknowledgeScore, (ctx, { params }) => acknowledgeScore(ctx, params) as Promise<undefined>);
  handle(api.disputeAnswer, (ctx, { params, body }) => disputeAnswer(ctx, params, body));
  handle(selfApi.listSelfReviews, async (ctx, { params }) => ({
    results: await listSelfReviews(ctx, params.file_id),
  }));
  handle(selfApi.getSelfReview, (ctx, { params }) => getSelfReview(ctx, params));
  handle(selfApi.submitSelfReview, (ctx, { params, body }) => submitSelfReview(ctx, params, body));
  handle(api.listDisputes, (ctx, { query }) => listDisputes(ctx, query));
  handle(api.getOverturned, (ctx, { query }) => getOverturned(ctx, query));
  handle(api.decideDispute, (ctx, { params, body }) => decideDispute(ctx, params.id, body));
}
