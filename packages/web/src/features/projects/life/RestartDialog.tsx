import { type StageName, stageNames } from '@earshot/core/files/files.ts';
import type { Project } from '@earshot/core/projects/projects.ts';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { DayField } from '../../../components/DayField.tsx';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { words } from '../../../shared/words.texts.ts';
import { lifeTexts } from '../life.texts.ts';
import type { RestartBody } from '../projects.queries.ts';

type Props = { project: Project; onRestart: (body: RestartBody) => void; onClose: () => void };

/** Everything after the words are there is what a project can be made anew from. */
const lastStage: StageName = 'analyse';

/** From which day, from which stage, with or without what was found: and what each of that means. */
export function RestartDialog({ project, onRestart, onClose }: Props) {
  const t = useTexts(lifeTexts);
  const w = useTexts(words);
  const id = useId();
  const [start, setStart] = useState(project.history_from ?? '');
  const [stage, setStage] = useState<StageName>(lastStage);
  const [clear, setClear] = useState(false);
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" aria-labelledby={id}>
      <DialogTitle id={id}>{t('restartTitle')}</DialogTitle>
      <DialogContent className="restart-dialog">
        <div className="rule-line">
          <DayField
            className="restart-day"
            label={t('since')}
            value={start}
            onChange={(event) => setStart(event.target.value)}
          />
          <span className="sm mut">{t('everyCall')}</span>
        </div>
        <div className="rule-line">
          <span className="sm mut" aria-hidden>
            {t('fromStage')}
          </span>
          <SmallSelect
            label={t('fromStage')}
            value={stage}
            options={stageNames.map((name) => ({ value: name, label: w(`stage_${name}`) }))}
            onChange={setStage}
          />
        </div>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the component inside holds the input. */}
        <label className="facet-option">
          <Checkbox size="small" checked={clear} onChange={(event) => setClear(event.target.checked)} />
          <span>{t('clearFirst')}</span>
        </label>
        <p className={clear ? 'notice tone-warn' : 'notice tone-info'} aria-live="polite">
          {clear ? t('restartCleared', { count: project.found }) : t('restartKept')}
        </p>
        <p className="sm t2">{t('restartQuiet')}</p>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{w('cancel')}</Button>
        <Button
          variant="contained"
          color={clear ? 'error' : 'primary'}
          onClick={() => {
            onClose();
            onRestart({ ...(start !== '' && { start }), from_stage: stage, clear });
          }}
        >
          {t('restart')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
