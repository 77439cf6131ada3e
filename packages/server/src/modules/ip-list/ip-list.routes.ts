import * as api from '@earshot/core/ip-list/ip-list.api.ts';
import { pageOf } from '@earshot/core/lists.ts';
import type { Handle } from '../../platform/http.ts';
import { addIp, listIps, removeIp, setAllowOthers } from './ip-list.ts';

export function ipListRoutes(handle: Handle): void {
  handle(api.listIps, async (ctx, { query, request }) => {
    const { entries, allow_others } = await listIps(ctx);
    return { ...pageOf(entries, query), allow_others, your_address: request.ip };
  });
  handle(api.addIp, (ctx, { body }) => addIp(ctx, body));
  handle(api.setIpOption, async (ctx, { body }) => {
    await setAllowOthers(ctx, body.allow_others);
    return { allow_others: body.allow_others };
  });
  handle(api.removeIp, async (ctx, { params }) => {
    await removeIp(ctx, params.id);
    return undefined;
  });
}
