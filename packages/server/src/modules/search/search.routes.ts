import { compileQuery } from '@earshot/core/matching/compile-query.ts';
import * as api from '@earshot/core/search/search.api.ts';
import type { Handle } from '../../platform/http.ts';
import { listChoice } from '../calls/list-cookies.ts';
import { lexicon } from '../matching/lexicon.ts';
import { searchCalls } from './search.ts';

export function searchRoutes(handle: Handle): void {
  handle(api.search, (ctx, { body, request }) =>
    searchCalls(ctx, { ...listChoice(request, api.mostResults), ...body }),
  );
  handle(api.checkQuery, (_ctx, { body }) => {
    const { compiled, issues } = compileQuery(body, lexicon());
    return { valid: compiled !== null, issues };
  });
}
