import * as api from '@earshot/core/patterns/patterns.api.ts';
import { mayDo } from '../../platform/authorise.ts';
import type { Handle } from '../../platform/http.ts';
import { checkDetection, previewDetection } from '../rules/try-detection.ts';
import { listMatches } from './matches.ts';
import {
  clonePattern,
  createPattern,
  getPattern,
  listPatterns,
  lockPattern,
  removePattern,
  updatePattern,
} from './patterns.ts';

export function patternRoutes(handle: Handle): void {
  handle(api.listPatterns, (ctx, { query }) => listPatterns(ctx, query));
  handle(api.createPattern, (ctx, { body }) => createPattern(ctx, body));
  handle(api.checkDetection, (ctx, { body: { pattern, id, ...on } }) =>
    checkDetection(ctx, pattern.detection, on, { kind: 'pattern', id }),
  );
  handle(api.previewDetection, (ctx, { body: { pattern, days, id } }) =>
    previewDetection(ctx, pattern.detection, days, { kind: 'pattern', id }),
  );
  handle(api.getPattern, (ctx, { params }) => getPattern(ctx, params.id));
  handle(api.updatePattern, (ctx, { params, body }) => updatePattern(ctx, params.id, body));
  handle(api.removePattern, (ctx, { params }) => removePattern(ctx, params.id) as Promise<undefined>);
  handle(api.lockPattern, (ctx, { params, body }) => lockPattern(ctx, params.id, body.locked));
  handle(api.clonePattern, (ctx, { params }) => clonePattern(ctx, params.id));
  handle(api.listMatches, async (ctx, { params }) => ({
    results: await listMatches(ctx, params.file_id, mayDo(ctx, 'patterns.read')),
  }));
}
