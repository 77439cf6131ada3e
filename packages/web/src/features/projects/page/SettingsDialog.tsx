import { alertsPeriods, type Project, projectNameLength } from '@earshot/core/projects/projects.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useId, useState } from 'react';
import { Choice } from '../../../components/Choice.tsx';
import { CallError } from '../../../lib/call.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { LengthField } from '../../../shared/lengths/LengthField.tsx';
import { descriptionLength } from '../../../shared/lengths/use-length-issue.ts';
import { useErrorText } from '../../../shared/use-error-text.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { words } from '../../../shared/words.texts.ts';
import { cardTexts } from '../card.texts.ts';
import { draftOf, inputOf } from '../form/project-draft.ts';
import { formTexts } from '../form.texts.ts';
import { pageTexts } from '../page.texts.ts';
import { useLockProject, useSaveProject } from '../projects.queries.ts';

type Props = { project: Project; onClose: () => void };
type Settings = Pick<Project, 'name' | 'description' | 'alerts_period' | 'locked'>;

/** What can be changed of a project without touching its rule. */
export function SettingsDialog({ project, onClose }: Props) {
  const t = useTexts(pageTexts);
  const w = useTexts(words);
  const id = useId();
  const { name, description, alerts_period, locked } = project;
  const [settings, setSettings] = useState<Settings>({ name, description, alerts_period, locked });
  const { save, taken, isSaving, isTried } = useSaving(project, settings, onClose);
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('settingsTitle')}</DialogTitle>
      <DialogContent className="restart-dialog project-settings">
        <SettingsFields
          {...{ project, settings, isTried }}
          taken={settings.name === taken?.name ? taken.text : null}
          onChange={(change) => setSettings((now) => ({ ...now, ...change }))}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{w('cancel')}</Button>
        <Button variant="contained" loading={isSaving} onClick={() => void save()}>
          {w('save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type FieldsProps = {
  project: Project;
  settings: Settings;
  taken: string | null;
  isTried: boolean;
  onChange: (change: Partial<Settings>) => void;
};

function SettingsFields({ project, settings, taken, isTried, onChange }: FieldsProps) {
  const t = useTexts(pageTexts);
  const f = useTexts(formTexts);
  const c = useTexts(cardTexts);
  return (
    <>
      <LengthField
        fullWidth
        autoFocus
        label={f('name')}
        value={settings.name}
        limits={projectNameLength}
        isTried={isTried}
        refusal={taken}
        onText={(name) => onChange({ name })}
      />
      <LengthField
        isQuiet
        fullWidth
        multiline
        label={f('description')}
        value={settings.description}
        limits={descriptionLength}
        onText={(description) => onChange({ description })}
      />
      {project.kind === 'monitoring' && (
        <div className="settings-alerts">
          <span className="sm t2" aria-hidden>
            {f('alerts')}
          </span>
          <Choice
            label={f('alerts')}
            value={settings.alerts_period}
            options={alertsPeriods.map((value) => ({ value, label: c(`alerts_${value}`) }))}
            onChange={(alerts_period) => onChange({ alerts_period })}
          />
        </div>
      )}
      {project.can_lock && (
        <FormControlLabel
          label={t('settingsLock')}
          control={
            <Switch
              checked={settings.locked}
              onChange={(event) => onChange({ locked: event.target.checked })}
            />
          }
        />
      )}
    </>
  );
}

/** Saves what was changed, the lock last. */
function useSaving(project: Project, settings: Settings, onClose: () => void) {
  const f = useTexts(formTexts);
  const notify = useNotify();
  const errorText = useErrorText();
  const saving = useSaveProject();
  const lock = useLockProject();
  const [taken, setTaken] = useState<{ name: string; text: string } | null>(null);
  const [isTried, setIsTried] = useState(false);
  const { id } = project;
  const save = async () => {
    const { locked, ...about } = settings;
    setIsTried(true);
    const length = about.name.trim().length;
    if (length < projectNameLength.least || length > projectNameLength.most) return;
    try {
      const isChanged = Object.entries(about).some(
        ([name, value]) => project[name as keyof typeof about] !== value,
      );
      if (isChanged) await saving.mutateAsync({ id, body: inputOf({ ...draftOf(project), ...about }) });
      if (locked !== project.locked) await lock.mutateAsync({ id, locked });
      notify.done(f('savedText'));
      onClose();
    } catch (error) {
      if (error instanceof CallError && error.code === 'projects.name_taken')
        setTaken({ name: settings.name, text: errorText(error) });
      else notify.failed(error);
    }
  };
  return { save, taken, isTried, isSaving: saving.isPending || lock.isPending };
}
