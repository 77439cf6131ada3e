import type { Module } from '../../module.ts';
import { intakeRoutes } from './intake.routes.ts';
import { recoverUploads, uploadRoutes } from './uploads.ts';

/** How recordings and chats come in. */
export const intake = {
  name: 'intake',
  routes: intakeRoutes,
  rawRoutes: (app, { services }) => uploadRoutes(app, services),
  atApiStart: [recoverUploads],
} satisfies Module;
