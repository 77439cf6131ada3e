import * as api from '@earshot/core/demo/demo.api.ts';
import type { Recogniser } from '../../engines/engine.ts';
import type { Handle } from '../../platform/http.ts';
import { loadDemo } from './demo.ts';

export function demoRoutes(handle: Handle, recogniser: Recogniser): void {
  handle(api.loadDemo, (ctx) => loadDemo(ctx, recogniser));
}
