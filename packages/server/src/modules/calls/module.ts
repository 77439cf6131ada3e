import type { Module } from '../../module.ts';
import { callRoutes } from './calls.routes.ts';

export const calls = { name: 'calls', routes: callRoutes } satisfies Module;
