import * as api from '@earshot/core/demo/demo.api.ts';
import type { Recogniser } from '../../engines/engine.ts';
import { refuseLimited } from '../../platform/beyond-limit.ts';
import type { Handle } from '../../platform/http.ts';
import { describeDemo, loadDemo, removeDemo } from './demo.ts';
import { sampleTruth, switchSampleWords } from './sample-words.ts';

export function demoRoutes(handle: Handle, recogniser: Recogniser): void {
  handle(api.loadDemo, (ctx, { body }) => {
    // Its agents are in no team.
    refuseLimited(ctx);
    return loadDemo(ctx, recogniser, body?.locale ?? 'en');
  });
  handle(api.describeDemo, (ctx) => describeDemo(ctx));
  handle(api.removeDemo, (ctx, { query }) => {
    refuseLimited(ctx);
    return removeDemo(ctx, { rules: query.rules === '1' });
  });
  handle(api.sampleTruth, (ctx, { params }) => sampleTruth(ctx, params.file_id));
  handle(api.switchSampleWords, (ctx, { params, body }) =>
    switchSampleWords(ctx, recogniser, params.file_id, body.words),
  );
}
