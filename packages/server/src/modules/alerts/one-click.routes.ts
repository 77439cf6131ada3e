import { fail } from '@earshot/core/errors.ts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/context.ts';
import { oneClickRoute } from '../mail/one-click.ts';
import { decideByLetter } from './letters.ts';
import { letterPath, oneClickPath } from './web-links.ts';

export const oneClickRoutes = (app: FastifyInstance, services: Services): Promise<void> =>
  oneClickRoute(app, {
    url: oneClickPath(':token'),
    pageOf: letterPath,
    stop: (token, address) => decideByLetter(services, token, address, { is_off: true }),
    refuse: () => fail('alerts.letter_invalid'),
  });
