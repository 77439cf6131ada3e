import { Readable } from 'node:stream';
import { getAgreement as getAgreementEndpoint } from '@earshot/core/reviews/agreement.api.ts';
import * as api from '@earshot/core/reviews/reviews.api.ts';
import type { Handle } from '../../platform/http.ts';
import { getAgreement } from './agreement.ts';
import { fillPlan } from './fill-plans.ts';
import { createPlan, listPlans, removePlan, updatePlan } from './plans.ts';
import { getReviewCard } from './review-card.ts';
import { reviewsCsv } from './review-csv.ts';
import { getReviewSummary } from './review-summary.ts';
import { assignReviews, changeReview, dropReview, listReviewers, listReviews, moveReviews } from './reviews.ts';
import { submitReview } from './submit-review.ts';

export function reviewRoutes(handle: Handle): void {
  handle(api.listReviews, (ctx, { query }) => listReviews(ctx, query));
  handle(api.assignReviews, (ctx, { body }) => assignReviews(ctx, body));
  handle(api.getReviewSummary, (ctx, { query }) => getReviewSummary(ctx, query));
  handle(api.moveReviews, (ctx, { body }) => moveReviews(ctx, body));
  handle(api.exportReviews, async (ctx, { query, reply }) => {
    const lines = await reviewsCsv(ctx, query);
    reply.type('text/csv; charset=utf-8').header('Content-Disposition', 'attachment; filename="reviews.csv"');
    await reply.send(Readable.from(lines));
    return undefined;
  });
  handle(api.listReviewers, (ctx, { query }) => listReviewers(ctx, query));
  handle(api.listPlans, (ctx, { query }) => listPlans(ctx, query));
  handle(api.createPlan, (ctx, { body }) => createPlan(ctx, body));
  handle(api.updatePlan, (ctx, { params, body }) => updatePlan(ctx, params.id, body));
  handle(api.removePlan, (ctx, { params }) => removePlan(ctx, params.id) as Promise<undefined>);
  handle(api.fillPlan, (ctx, { params }) => fillPlan(ctx, params.id));
  handle(getAgreementEndpoint, (ctx, { query }) => getAgreement(ctx, query));
  handle(api.getReview, (ctx, { params }) => getReviewCard(ctx, params.id));
  handle(api.changeReview, (ctx, { params, body }) => changeReview(ctx, params.id, body));
  handle(api.dropReview, (ctx, { params }) => dropReview(ctx, params.id) as Promise<undefined>);
  handle(api.submitReview, (ctx, { params, body }) => submitReview(ctx, params.id, body));
}
