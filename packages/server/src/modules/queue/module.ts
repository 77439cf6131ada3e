import type { Module } from '../../module.ts';
import { queueRoutes } from './queue.routes.ts';

/** What waits for processing, why, and when it is due. */
export const queue = { name: 'queue', routes: queueRoutes } satisfies Module;
