import { longestPage } from '@earshot/core/lists.ts';
import * as pins from '@earshot/core/projects/pins.api.ts';
import * as api from '@earshot/core/projects/projects.api.ts';
import { type Handle, personOf } from '../../platform/http.ts';
import { listChoice } from '../calls/list-cookies.ts';
import { namesOfWhoMay } from '../users/memberships.ts';
import { listProjectFiles } from './list-project-files.ts';
import { listProjects } from './list-projects.ts';
import { addPin, listPins, removePin } from './pins.ts';
import { getProject } from './present-projects.ts';
import { previewProject } from './preview-project.ts';
import { clearProject, pauseProject, restartProject, startProject } from './project-life.ts';
import { getProjectStat } from './project-stat.ts';
import {
  cloneProject,
  createProject,
  listProjectVersions,
  lockProject,
  removeProject,
  updateProject,
} from './projects.ts';

export function projectRoutes(handle: Handle): void {
  handle(api.listProjects, (ctx, { query, request }) =>
    listProjects(ctx, { ...query, limit: query.limit ?? listChoice(request, longestPage).limit }),
  );
  handle(api.createProject, (ctx, { body }) => createProject(ctx, body));
  handle(api.getProject, (ctx, { params }) => getProject(ctx, params.id));
  handle(api.updateProject, (ctx, { params, body }) => updateProject(ctx, params.id, body));
  handle(api.removeProject, (ctx, { params }) => removeProject(ctx, params.id) as Promise<undefined>);
  handle(api.lockProject, (ctx, { params, body }) => lockProject(ctx, params.id, body.locked));
  handle(api.cloneProject, (ctx, { params, body }) => cloneProject(ctx, params.id, body));
  handle(api.startProject, (ctx, { params }) => startProject(ctx, params.id));
  handle(api.pauseProject, (ctx, { params }) => pauseProject(ctx, params.id));
  handle(api.restartProject, (ctx, { params, body }) => restartProject(ctx, params.id, body));
  handle(api.clearProject, (ctx, { params }) => clearProject(ctx, params.id));
  handle(api.listNameable, async (ctx) => ({ results: await namesOfWhoMay(ctx, 'files.read') }));
  handle(api.previewProject, (ctx, { body }) => previewProject(ctx, body));
  handle(api.listProjectFiles, (ctx, { params, query, request }) =>
    listProjectFiles(ctx, params.id, { ...listChoice(request, longestPage), ...query }),
  );
  handle(api.getProjectStat, (ctx, { params, query }) => getProjectStat(ctx, params.id, query));
  handle(api.listProjectVersions, (ctx, { params, query }) => listProjectVersions(ctx, params.id, query));
  handle(pins.listPins, async (ctx, { actor }) => ({ pins: await listPins(ctx, personOf(actor).userId) }));
  handle(pins.addPin, async (ctx, { actor, body }) => {
    await addPin(ctx, personOf(actor).userId, body.project_id);
    return { success: true };
  });
  handle(pins.removePin, async (ctx, { actor, params }) => {
    await removePin(ctx, personOf(actor).userId, params.project_id);
    return { success: true };
  });
}
