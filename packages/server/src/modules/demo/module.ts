import type { Module } from '../../module.ts';
import { demoRoutes } from './demo.routes.ts';

export const demo = {
  name: 'demo',
  routes: (handle, { recogniser }) => demoRoutes(handle, recogniser),
} satisfies Module;
