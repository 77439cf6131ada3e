import * as api from '@earshot/core/scripts/scripts.api.ts';
import { detectionOfScript } from '@earshot/core/scripts/scripts.ts';
import type { Handle } from '../../platform/http.ts';
import { previewDetection } from '../rules/try-detection.ts';
import { checkScript, listCallScripts } from './call-scripts.ts';
import { measureCloseness } from './closeness.ts';
import {
  cloneScript,
  createScript,
  getScript,
  listScripts,
  lockScript,
  removeScript,
  updateScript,
} from './scripts.ts';

export function scriptRoutes(handle: Handle): void {
  handle(api.listScripts, (ctx, { query }) => listScripts(ctx, query));
  handle(api.createScript, (ctx, { body }) => createScript(ctx, body));
  handle(api.checkScript, (ctx, { body: { script, ...on } }) => checkScript(ctx, script, on));
  handle(api.previewScript, (ctx, { body: { script, days, id } }) =>
    previewDetection(ctx, detectionOfScript(script), days, { kind: 'script', id }),
  );
  handle(api.measureCloseness, (ctx, { body: { script, days } }) => measureCloseness(ctx, script, days));
  handle(api.getScript, (ctx, { params }) => getScript(ctx, params.id));
  handle(api.updateScript, (ctx, { params, body }) => updateScript(ctx, params.id, body));
  handle(api.removeScript, (ctx, { params }) => removeScript(ctx, params.id) as Promise<undefined>);
  handle(api.lockScript, (ctx, { params, body }) => lockScript(ctx, params.id, body.locked));
  handle(api.cloneScript, (ctx, { params }) => cloneScript(ctx, params.id));
  handle(api.listCallScripts, (ctx, { params }) => listCallScripts(ctx, params.file_id));
}
