import * as api from '@earshot/core/coaching/coaching.api.ts';
import type { Handle } from '../../platform/http.ts';
import { getCoaching, giveCoaching, listCoaching, markListened, removeCoaching } from './coaching.ts';
import { changeMoment, listMoments, removeMoment, saveMoment } from './moments.ts';

export function coachingRoutes(handle: Handle): void {
  handle(api.listMoments, (ctx, { query }) => listMoments(ctx, query));
  handle(api.saveMoment, (ctx, { body }) => saveMoment(ctx, body));
  handle(api.changeMoment, (ctx, { params, body }) => changeMoment(ctx, params.id, body));
  handle(api.removeMoment, (ctx, { params }) => removeMoment(ctx, params.id) as Promise<undefined>);
  handle(api.listCoaching, (ctx, { query }) => listCoaching(ctx, query));
  handle(api.giveCoaching, (ctx, { body }) => giveCoaching(ctx, body));
  handle(api.getCoaching, (ctx, { params }) => getCoaching(ctx, params.id));
  handle(api.removeCoaching, (ctx, { params }) => removeCoaching(ctx, params.id) as Promise<undefined>);
  handle(api.markListened, (ctx, { params }) => markListened(ctx, params) as Promise<undefined>);
}
