import type { Role } from '@earshot/core/access.ts';
import type { BlobStore } from './platform/blobs.ts';
import type { Config } from './platform/config.ts';
import type { Db } from './platform/database.ts';
import type { Jobs } from './platform/jobs.ts';
import type { Log } from './platform/log.ts';
import type { Secrets } from './platform/secrets.ts';

/** What every use case can reach. */
export type Services = {
  config: Config;
  db: Db;
  /** Only where work really spans workspaces. */
  acrossWorkspaces: Db;
  jobs: Jobs;
  blobs: BlobStore;
  secrets: Secrets;
  log: Log;
  now: () => Date;
};

/** Services plus the workspace in question; made for every request and every job. */
export type Ctx = Services & { workspaceId: number; userId: number | null };

/** A signed-in person. `workspace` is the active one, with the role there. */
export type Actor = {
  userId: number;
  sessionHash: Buffer;
  workspace: { id: number; role: Role } | null;
};

export function inWorkspace(services: Services, workspaceId: number, userId: number | null = null): Ctx {
  return { ...services, workspaceId, userId };
}
