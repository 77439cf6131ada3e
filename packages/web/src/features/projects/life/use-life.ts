import type { Project } from '@earshot/core/projects/projects.ts';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../../lib/i18n.ts';
import { projectLink } from '../../../shared/projects/projects.queries.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { listPaths } from '../kinds.ts';
import { lifeTexts } from '../life.texts.ts';
import {
  type RestartBody,
  useCloneProject,
  useLockProject,
  useProjectStep,
  useRemoveProject,
  useRestartProject,
} from '../projects.queries.ts';

/** What can be done to a project as a whole, each saying what came of it. */
export function useLife(project: Project) {
  const t = useTexts(lifeTexts);
  const notify = useNotify();
  const navigate = useNavigate();
  const step = useProjectStep();
  const restart = useRestartProject();
  const lock = useLockProject();
  const clone = useCloneProject();
  const remove = useRemoveProject();
  const { id, kind, locked, state } = project;
  // The row may be gone before its callbacks would be heard: hence promises.
  const go = (which: 'start' | 'pause' | 'clear', done: Parameters<typeof t>[0]) => () =>
    void step.mutateAsync({ id, step: which }).then(() => notify.done(t(done)), notify.failed);
  return {
    isBusy: step.isPending || restart.isPending,
    isStarted: state === 'started',
    start: go('start', 'startedNow'),
    pause: go('pause', 'pausedNow'),
    clear: go('clear', 'clearedNow'),
    restart: (body: RestartBody) =>
      void restart.mutateAsync({ id, body }).then(() => notify.done(t('restartedNow')), notify.failed),
    lock: () =>
      void lock
        .mutateAsync({ id, locked: !locked })
        .then(() => notify.done(t(locked ? 'unlockedNow' : 'lockedNow')), notify.failed),
    clone: () =>
      void clone.mutateAsync(id).then((copy) => {
        notify.done(t('clonedNow', { name: copy.name }));
        void navigate(projectLink(copy));
      }, notify.failed),
    remove: (isOnItsPage: boolean) =>
      void remove.mutateAsync(id).then(() => {
        notify.done(t('removedNow'));
        if (isOnItsPage) void navigate({ to: listPaths[kind] });
      }, notify.failed),
  };
}

export type Life = ReturnType<typeof useLife>;
