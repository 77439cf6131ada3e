import type { Module } from '../../module.ts';
import { matchingRoutes } from './matching.routes.ts';

/** The knowledge of words that searching and rules share. */
export const matching = { name: 'matching', routes: matchingRoutes } satisfies Module;
