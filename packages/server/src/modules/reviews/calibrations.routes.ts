import * as api from '@earshot/core/reviews/calibrations.api.ts';
import type { Handle } from '../../platform/http.ts';
import {
  createCalibration,
  getCalibratedCall,
  getCalibration,
  listCalibrations,
  removeCalibration,
  revealCalibration,
} from './calibrations.ts';
import { settleQuestion } from './settle-question.ts';

export function calibrationRoutes(handle: Handle): void {
  handle(api.listCalibrations, (ctx, { query }) => listCalibrations(ctx, query));
  handle(api.createCalibration, (ctx, { body }) => createCalibration(ctx, body));
  handle(api.getCalibration, (ctx, { params }) => getCalibration(ctx, params.id));
  handle(api.revealCalibration, (ctx, { params }) => revealCalibration(ctx, params.id));
  handle(api.removeCalibration, (ctx, { params }) => removeCalibration(ctx, params.id) as Promise<undefined>);
  handle(api.getCalibratedCall, (ctx, { params }) => getCalibratedCall(ctx, params.id, params.file_id));
  handle(api.settleQuestion, (ctx, { params, body }) => settleQuestion(ctx, params, body));
}
