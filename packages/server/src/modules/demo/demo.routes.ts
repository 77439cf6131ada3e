import type { Handle } from '../../platform/http.ts';

export function demoRoutes(_handle: Handle): void {}
