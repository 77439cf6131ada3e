import * as api from '@earshot/core/alerts/alerts.api.ts';
import { type Handle, personOf } from '../../platform/http.ts';
import { decideByLetter } from './letters.ts';
import { changeAlertSetting, listAlertSettings } from './settings.ts';

export function alertRoutes(handle: Handle): void {
  handle(api.listAlertSettings, (ctx, { actor }) => listAlertSettings(ctx, personOf(actor).userId));
  handle(api.changeAlertSetting, (ctx, { actor, params, body }) =>
    changeAlertSetting(ctx, personOf(actor).userId, params.project_id, body),
  );
  handle(api.openLetter, (ctx, { body, request }) => decideByLetter(ctx, body.token, request.ip, {}));
  handle(api.changeByLetter, (ctx, { body: { token, ...change }, request }) =>
    decideByLetter(ctx, token, request.ip, change),
  );
}
