import * as api from '@earshot/core/workspaces/workspaces.api.ts';
import type { Handle } from '../../platform/http.ts';
import { changeConfiguration, getConfiguration } from './configuration.ts';

export function workspaceRoutes(handle: Handle): void {
  handle(api.getWorkspace, (ctx) => getConfiguration(ctx));
  handle(api.updateWorkspace, (ctx, { body }) => changeConfiguration(ctx, body));
}
