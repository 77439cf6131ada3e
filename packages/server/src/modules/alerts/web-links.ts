import type { ProjectKind } from '@earshot/core/projects/projects.ts';

type Known = { id: number; kind: ProjectKind };

const pages: Record<ProjectKind, string> = {
  monitoring: 'monitoring',
  discovery: 'knowledge_discovery',
  training: 'training',
  testing: 'testing',
};

/** Pages of the interface, as letters and notifications lead there. */
export const projectPath = ({ id, kind }: Known) => `/${pages[kind]}/${id}`;
/** The calls that an alert told of, and no others. */
export const alertPath = (project: Known, digestId: number) => `${projectPath(project)}?alert=${digestId}`;
/** A call at a moment, as the project sees it. */
export const momentPath = ({ id, kind }: Known, fileId: string, atMs: number) =>
  `/files/${fileId}/${kind}/${id}?t=${Math.floor(atMs / 1000)}`;
/** Where the holder of a letter decides. The token is behind a hash, so that it stays out of the logs of proxies. */
export const letterPath = (token: string) => `/alerts#letter=${token}`;
/** Where mail programs post to (RFC 8058), which can keep nothing behind a hash. */
export const oneClickPath = (token: string) => `/api/alerts/letters/${token}`;
