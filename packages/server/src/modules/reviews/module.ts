import { answerStates } from '@earshot/core/goals/answers.ts';
import { disputeStatuses } from '@earshot/core/reviews/disputes.ts';
import { reviewKinds, reviewReasons, reviewStatuses } from '@earshot/core/reviews/reviews.ts';
import type { Module } from '../../module.ts';
import { listener } from '../../platform/events.ts';
import { extend } from '../../platform/extensions.ts';
import { withItsCall } from '../../platform/limited-views.ts';
import { callConditions } from '../files/call-conditions.ts';
import { submissionFollowers } from '../goals/answer-call.ts';
import { leavingGoals } from '../goals/leaving-goals.ts';
import { hiddenCalls } from '../rules/hidden-calls.ts';
import { memberLeft } from '../users/users.events.ts';
import { callsScoredBlind } from './blindness.ts';
import { calibrationRoutes } from './calibrations.routes.ts';
import { comparedCondition } from './compared.sql.ts';
import { disputeRoutes } from './disputes.routes.ts';
import { fillPlans } from './fill-plans.ts';
import { handOnFrom, leaveGoal } from './leaving.ts';
import {
  blindTo,
  ownReviewAnswers,
  ownReviews,
  seenByReviewers,
  seenCalibrations,
  seenDisputes,
  seenReviewAnswers,
  seenReviews,
  seenSettlements,
} from './limited-sight.sql.ts';
import { reviewSubmitted } from './reviews.events.ts';
import { reviewRoutes } from './reviews.routes.ts';
import { reviewSubmission } from './submit-review.ts';
import { watchAgreement } from './watch-agreement.ts';

/** People who look at calls: which ones, what they answer, and how far that agrees with the machine and with each other. */
export const reviews = {
  name: 'reviews',
  tables: {
    tenant: [
      'review_plans',
      'review_plan_people',
      'calibrations',
      'reviews',
      'review_answers',
      'settlements',
      'score_receipts',
      'disputes',
    ],
    call: ['reviews', 'review_answers', 'settlements', 'score_receipts', 'disputes'],
    seen: {
      review_plans: seenByReviewers,
      review_plan_people: seenByReviewers,
      calibrations: seenCalibrations,
      reviews: seenReviews,
      review_answers: seenReviewAnswers,
      settlements: seenSettlements,
      score_receipts: withItsCall,
      disputes: seenDisputes,
    },
    judged: {
      reviews: ownReviews,
      review_answers: ownReviewAnswers,
      settlements: 'every row',
      disputes: 'every row',
    },
    blindTo,
  },
  closedLists: {
    'reviews.kind': reviewKinds,
    'reviews.reason': reviewReasons,
    'reviews.status': reviewStatuses,
    'review_answers.state': answerStates,
    'review_answers.machine_state': answerStates,
    'settlements.state': ['answered', 'not_applicable'],
    'disputes.status': disputeStatuses,
    'disputes.was_state': answerStates,
    'disputes.wanted_state': ['answered', 'not_applicable'],
  },
  routes: (handle) => {
    reviewRoutes(handle);
    disputeRoutes(handle);
    calibrationRoutes(handle);
  },
  listeners: [
    listener({ name: 'reviews.member_left', event: memberLeft, hear: handOnFrom }),
    listener({ name: 'reviews.agreement', event: reviewSubmitted, hear: watchAgreement }),
  ],
  schedules: [{ name: 'reviews.fill_plans', cron: '30 5 * * *', per: 'workspace', run: fillPlans }],
  extensions: [
    extend(leavingGoals, leaveGoal),
    extend(hiddenCalls, callsScoredBlind),
    extend(callConditions, comparedCondition),
    extend(submissionFollowers, reviewSubmission),
  ],
} satisfies Module;
