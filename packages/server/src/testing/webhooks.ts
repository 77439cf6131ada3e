/** Projects with a webhook, what they send, and the time that passes between two tries. */
import type { Project } from '@earshot/core/projects/projects.ts';
import type { ShownTrigger } from '@earshot/core/projects/triggers.ts';
import type { Delivery, WebhookState } from '@earshot/core/webhooks/webhooks.api.ts';
import type { Services } from '../platform/context.ts';
import { newProject, phrases, settled } from './projects.ts';
import { type Client, query, until } from './server.ts';

export type ShownWebhook = Extract<ShownTrigger, { type: 'webhook' }>;
export type Deliveries = { count: number; results: Delivery[]; webhook: WebhookState | null };

export const webhookIn = ({ triggers }: Pick<Project, 'triggers'>): ShownWebhook =>
  triggers.find((one) => one.type === 'webhook') as ShownWebhook;

/** A project that finds refunds and tells this address of them. */
export async function watching(client: Client, url: string, more: object = {}): Promise<Project> {
  const triggers = [{ id: 'hook', type: 'webhook', url, ...more }];
  const project = await newProject(client, { query: phrases('refund'), triggers });
  await client.json('POST', `projects/${project.id}/start`);
  return project;
}

export const deliveriesOf = (client: Client, projectId: number, more = ''): Promise<Deliveries> =>
  client.json('GET', `projects/${projectId}/deliveries?limit=100${more}`);

/** Waits until everything is sent that is due. */
export async function allSent(dataDir: string): Promise<void> {
  await settled(dataDir);
  await until(
    () =>
      query(
        dataDir,
        `select 1 from jobs.job where name = 'send_webhook' and state in ('created', 'active', 'retry')
           and start_after <= now()`,
      ),
    (rows) => rows.length === 0,
    8000,
  );
}

/** Lets time pass on a server: what was to come later comes now. */
export async function pass(
  server: { services: Services; dataDir: string },
  clock: { ms: number },
  ms: number,
): Promise<void> {
  clock.ms += ms;
  server.services.now = () => new Date(Date.now() + clock.ms);
  await query(
    server.dataDir,
    `update jobs.job set start_after = now() where name = 'send_webhook' and state in ('created', 'retry')`,
  );
  await allSent(server.dataDir);
}
