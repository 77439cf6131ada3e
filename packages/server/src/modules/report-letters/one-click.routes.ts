import { fail } from '@earshot/core/errors.ts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/context.ts';
import { oneClickRoute } from '../mail/one-click.ts';
import { decideByLetter } from './stop-letters.ts';
import { oneClickPath, stopPath } from './web-links.ts';

export const oneClickRoutes = (app: FastifyInstance, services: Services): Promise<void> =>
  oneClickRoute(app, {
    url: oneClickPath(':token'),
    pageOf: stopPath,
    stop: (token, address) => decideByLetter(services, token, address, true),
    refuse: () => fail('report_letters.invalid'),
  });
