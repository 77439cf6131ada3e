import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Services } from './context.ts';
import { freeBytes } from './disk.ts';
import { extensionPoint, extensionsOf } from './extensions.ts';
import { authoriseMetrics } from './metrics-access.ts';

/** A number for monitoring, by one label. */
export type Gauge = {
  name: string;
  label: string;
  read: (services: Services) => Promise<{ of: string; value: number }[]>;
};
export const gauges = extensionPoint<Gauge>('gauges');

/** Health, readiness and numbers for Prometheus. */
export function operationRoutes(app: FastifyInstance, services: Services): void {
  app.get('/healthz', { schema: { hide: true } }, () => ({ ok: true }));

  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await sql`select 1`.execute(services.db);
    } catch {
      return reply.status(503).send({ ok: false, reason: 'database' });
    }
    const { dataDir, minFreeBytes } = services.config;
    if ((await freeBytes(dataDir)) < minFreeBytes)
      return reply.status(503).send({ ok: false, reason: 'disk_full' });
    return { ok: true };
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    authoriseMetrics(request, services.config);
    const counted = await Promise.all(
      extensionsOf(services, gauges).map(async ({ name, label, read }) => [
        `# TYPE ${name} gauge`,
        ...(await read(services)).map(({ of, value }) => `${name}{${label}="${of}"} ${value}`),
      ]),
    );
    const queue = await sql<{ name: string; state: string; count: number }>`
      select name, state::text, count(*)::int as count from jobs.job
      where state in ('created', 'retry', 'active') group by name, state`.execute(services.db);
    const { rss, heapUsed } = process.memoryUsage();
    const lines = [
      ...counted.flat(),
      '# TYPE earshot_jobs gauge',
      ...queue.rows.map((row) => `earshot_jobs{queue="${row.name}",state="${row.state}"} ${row.count}`),
      '# TYPE earshot_disk_free_bytes gauge',
      `earshot_disk_free_bytes ${await freeBytes(services.config.dataDir)}`,
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${rss}`,
      '# TYPE nodejs_heap_size_used_bytes gauge',
      `nodejs_heap_size_used_bytes ${heapUsed}`,
      '# TYPE process_uptime_seconds gauge',
      `process_uptime_seconds ${Math.round(process.uptime())}`,
    ];
    return reply.type('text/plain; version=0.0.4').send(`${lines.join('\n')}\n`);
  });
}
