import type { Module } from '../../module.ts';
import { searchRoutes } from './search.routes.ts';

export const search = { name: 'search', routes: searchRoutes } satisfies Module;
