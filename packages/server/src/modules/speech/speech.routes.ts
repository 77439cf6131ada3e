import * as api from '@earshot/core/speech/speech.api.ts';
import type { Handle } from '../../platform/http.ts';
import { saveWorkspaceSettings } from '../workspaces/workspaces.ts';
import type { SpeechAdmin } from './speech.ts';

export function speechRoutes(handle: Handle, admin: SpeechAdmin): void {
  handle(api.getSpeech, (ctx) => admin.describe(ctx));
  handle(
    api.saveSpeechSettings,
    async (ctx, { body }) => (await saveWorkspaceSettings(ctx, { speech: body })).speech,
  );
  handle(api.saveSpeechServer, async (ctx, { body }) => {
    await admin.setServer(body);
    return (await admin.describe(ctx)).server;
  });
  handle(api.testSpeechServer, (_, { body }) => admin.tryServer(body));
  handle(
    api.fetchModel,
    async (_, { params, body }) =>
      (await admin.models.fetch(params.model_id, { from: body.from, location: body.location })).model,
  );
  handle(api.pauseModel, (_, { params }) => admin.models.pause(params.model_id));
  handle(api.testModel, (_, { params }) => admin.testModel(params.model_id));
  handle(api.removeModel, (_, { params }) => admin.removeModel(params.model_id));
}
