import * as api from '@earshot/core/projects/pins.api.ts';
import * as projectsApi from '@earshot/core/projects/projects.api.ts';
import { type Handle, personOf } from '../../platform/http.ts';
import { addPin, listPins, removePin } from './pins.ts';
import { listProjects } from './projects.ts';

export function projectRoutes(handle: Handle): void {
  handle(projectsApi.listProjects, (ctx, { query }) => listProjects(ctx, query));
  handle(api.listPins, async (ctx, { actor }) => ({ pins: await listPins(ctx, personOf(actor).userId) }));
  handle(api.addPin, async (ctx, { actor, body }) => {
    await addPin(ctx, personOf(actor).userId, body.project_id);
    return { success: true };
  });
  handle(api.removePin, async (ctx, { actor, params }) => {
    await removePin(ctx, personOf(actor).userId, params.project_id);
    return { success: true };
  });
}
