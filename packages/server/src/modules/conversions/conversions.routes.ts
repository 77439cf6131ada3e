import * as api from '@earshot/core/conversions/conversions.api.ts';
import type { Handle } from '../../platform/http.ts';
import { listRuleVersions } from '../versions/versions.ts';
import { getAgentConversions } from './agent-conversions.ts';
import { getConversionOverview } from './conversion-overview.ts';
import { getConversionStat } from './conversion-stat.ts';
import {
  cloneConversion,
  createConversion,
  getConversion,
  listConversions,
  lockConversion,
  removeConversion,
  updateConversion,
} from './conversions.ts';

export function conversionRoutes(handle: Handle): void {
  handle(api.listConversions, (ctx, { query }) => listConversions(ctx, query));
  handle(api.createConversion, (ctx, { body }) => createConversion(ctx, body));
  handle(api.getConversionOverview, (ctx, { query }) => getConversionOverview(ctx, query));
  handle(api.getConversion, (ctx, { params }) => getConversion(ctx, params.id));
  handle(api.updateConversion, (ctx, { params, body }) => updateConversion(ctx, params.id, body));
  handle(api.removeConversion, (ctx, { params }) => removeConversion(ctx, params.id) as Promise<undefined>);
  handle(api.lockConversion, (ctx, { params, body }) => lockConversion(ctx, params.id, body.locked));
  handle(api.cloneConversion, (ctx, { params }) => cloneConversion(ctx, params.id));
  handle(api.listConversionVersions, (ctx, { params, query }) =>
    listRuleVersions(ctx, { kind: 'conversion', id: params.id }, query),
  );
  handle(api.getAgentConversions, (ctx, { params, query }) => getAgentConversions(ctx, params.id, query));
  handle(api.getConversionStat, (ctx, { params, query }) => getConversionStat(ctx, params.id, query));
}
