import type { Module } from '../../module.ts';
import { speechRoutes } from './speech.routes.ts';
import { createSpeechAdmin } from './speech.ts';

export const speech = {
  name: 'speech',
  routes: (handle, { services, recogniser, onClose }) => {
    const admin = createSpeechAdmin(services, recogniser);
    onClose(admin.stop);
    speechRoutes(handle, admin);
  },
} satisfies Module;
