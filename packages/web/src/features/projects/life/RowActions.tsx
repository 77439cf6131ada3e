import type { Project } from '@earshot/core/projects/projects.ts';
import { Pause, Play, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { IconAction } from '../../../components/IconAction.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { lifeTexts } from '../life.texts.ts';
import { LifeMenu } from './LifeMenu.tsx';
import { RestartDialog } from './RestartDialog.tsx';
import { useLife } from './use-life.ts';

/** Pause or start, restart, and the rest in a menu. */
export function RowActions({ project, onCard }: { project: Project; onCard: () => void }) {
  const t = useTexts(lifeTexts);
  const life = useLife(project);
  const mayWrite = useMay('projects.write') && project.can_change;
  const [isRestarting, setIsRestarting] = useState(false);
  const { name, state } = project;
  return (
    <>
      {mayWrite && (
        <span className="row-quick">
          <IconAction
            size="small"
            disabled={life.isBusy}
            label={t(life.isStarted ? 'pauseOf' : state === 'paused' ? 'resumeOf' : 'startOf', { name })}
            onClick={life.isStarted ? life.pause : life.start}
          >
            {life.isStarted ? <Pause size={15} /> : <Play size={15} />}
          </IconAction>
          {state !== 'not_started' && (
            <IconAction size="small" label={t('restartOf', { name })} onClick={() => setIsRestarting(true)}>
              <RotateCcw size={15} />
            </IconAction>
          )}
        </span>
      )}
      <LifeMenu project={project} life={life} onCard={onCard} />
      {isRestarting && (
        <RestartDialog project={project} onRestart={life.restart} onClose={() => setIsRestarting(false)} />
      )}
    </>
  );
}
