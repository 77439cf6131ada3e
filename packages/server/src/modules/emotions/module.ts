import type { Module } from '../../module.ts';
import { emotionRoutes } from './emotions.routes.ts';

export const emotions = { name: 'emotions', routes: emotionRoutes } satisfies Module;
