import type { ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import * as api from '@earshot/core/speech/speech.api.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import type { Handle } from '../../platform/http.ts';
import { audit, auditAccess, changed } from '../audit/audit.ts';
import { notify } from '../notifications/notifications.ts';
import { changeWorkspaceSettings, getWorkspaceSettings } from '../workspaces/workspaces.ts';
import type { SpeechAdmin } from './speech.ts';

export function speechRoutes(handle: Handle, admin: SpeechAdmin): void {
  handle(api.getSpeech, async (ctx, { actor }) => {
    const all = await admin.describe(ctx);
    return actor?.isOperator ? all : withoutPlaces(all);
  });
  handle(api.saveSpeechSettings, async (ctx, { body }) => {
    const known = new Set((await admin.describe(ctx)).models.map(({ id }) => id));
    for (const { engine, model } of Object.values(body.languages))
      if (engine === 'sherpa' && model !== null && !known.has(model)) throw fail('speech.model_not_found');
    return transact(ctx, async (ctx) => {
      const before = (await getWorkspaceSettings(ctx)).speech;
      const { speech } = await changeWorkspaceSettings(ctx, () => ({ speech: body }));
      const difference = changed<Record<string, unknown>>(before, speech);
      if (difference !== undefined) await audit(ctx, { action: 'speech.changed', ...difference });
      return speech;
    });
  });
  handle(api.saveSpeechServer, async (ctx, { body }) => {
    await transact(ctx, async (ctx) => {
      await admin.setServer(ctx, body);
      // The key stays out of the log.
      await audit(ctx, { action: 'speech.changed', after: { url: body.url, model: body.model } });
    });
    return (await admin.describe(ctx)).server;
  });
  handle(api.testSpeechServer, (_, { body }) => admin.tryServer(body));
  handle(api.fetchModel, async (ctx, { params, body }) => {
    const { model, done } = await admin.models.fetch(params.model_id, {
      from: body.from,
      location: body.location,
    });
    // A failure stays visible on the model itself; one that is paused is not there yet.
    void done
      .then(() => admin.models.get(model.id))
      .then(({ name, state }) => (state === 'installed' ? tellFetched(ctx, name) : undefined))
      .catch(() => {});
    await auditAccess(ctx, { action: 'model.fetched', subjectId: model.id, subject: model.name });
    return model;
  });
  handle(api.pauseModel, (_, { params }) => admin.models.pause(params.model_id));
  handle(api.testModel, (_, { params }) => admin.testModel(params.model_id));
  handle(api.removeModel, async (ctx, { params }) => {
    await auditAccess(ctx, { action: 'model.removed', subjectId: params.model_id });
    return admin.removeModel(params.model_id);
  });
}

/** A large model takes long: whoever asked for it is told when it is there. */
async function tellFetched(ctx: Ctx, name: string): Promise<void> {
  if (ctx.userId === null) return;
  const to = [ctx.userId];
  await transact(ctx, (ctx) =>
    notify(ctx, to, { kind: 'model.fetched', params: { name }, link: '/settings/speech' }),
  );
}

/** Folders and addresses inside the installation are for whoever runs it; other workspaces are other people's. */
function withoutPlaces(speech: ReplyOf<typeof api.getSpeech>): ReplyOf<typeof api.getSpeech> {
  const { server } = speech;
  return { ...speech, server: server && { ...server, url: '' }, models_dir: '', mirror: null };
}
