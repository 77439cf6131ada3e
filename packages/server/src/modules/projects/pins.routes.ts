import * as api from '@earshot/core/projects/pins.api.ts';
import { type Handle, personOf } from '../../platform/http.ts';
import { addPin, listPins, removePin } from './pins.ts';

export function pinRoutes(handle: Handle): void {
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
