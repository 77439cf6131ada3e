import type { Project } from '@earshot/core/projects/projects.ts';
import type { ProjectRunRow } from './project-runs.store.ts';

type Progress = NonNullable<Project['progress']>;

/** Fewer calls say nothing about how fast the rest will go. */
const fewestToTell = 50;

/** How far a run has come, and how long the rest will take at the speed it has had since it last went on. */
export function progressOf(row: ProjectRunRow, now: Date): Progress {
  const { id, total, done, going_since, done_before } = row;
  const since = done - done_before;
  const isGoing = row.status === 'running' && going_since !== null && since >= fewestToTell;
  const ms = isGoing ? now.getTime() - going_since.getTime() : 0;
  return {
    run_id: id,
    kind: row.kind as Progress['kind'],
    status: row.status as Progress['status'],
    done: Math.min(done, total),
    total,
    ms_left: isGoing ? Math.round((ms / since) * Math.max(0, total - done)) : null,
  };
}
