import type { Endpoint } from '@earshot/core/endpoint.ts';
import { buildApp } from '../app.ts';
import { createRecogniser } from '../engines/recogniser.ts';
import { readConfig } from '../platform/config.ts';
import type { Services } from '../platform/context.ts';
import { createHub } from '../platform/live.ts';
import { createLog } from '../platform/log.ts';

/** The endpoints of the real app; nothing is called on it. */
export async function endpointsOf(dataDir: string): Promise<Endpoint[]> {
  const services = {
    config: readConfig({ DATA_DIR: dataDir }),
    extensions: new Map(),
    log: createLog('silent'),
    now: () => new Date(),
  } as Partial<Services> as Services;
  const { app, registry } = await buildApp({
    services,
    hub: createHub(),
    recogniser: createRecogniser(1, []),
    onClose: () => {},
  });
  await app.close();
  return registry;
}
