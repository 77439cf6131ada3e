import type { Project } from '@earshot/core/projects/projects.ts';
import Button from '@mui/material/Button';
import { FlaskConical } from 'lucide-react';
import { useTexts } from '../../../lib/i18n.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { testingTexts } from '../testing.texts.ts';
import { isUnderWay, type TestRuns, useRunTest } from './testing.queries.ts';
import type { Chosen } from './testing-search.ts';

type Props = {
  project: Project;
  runs: TestRuns;
  chosen: Chosen;
  /** Another version than the one that is looked at. */
  version?: number;
};

/** Tests the version that is chosen. */
export function RunButton({ project, runs, chosen, version: asked }: Props) {
  const t = useTexts(testingTexts);
  const notify = useNotify();
  const run = useRunTest(project.id);
  const mayWrite = useMay('projects.write');
  const version = asked ?? chosen.version;
  const known = runs.versions.find((one) => one.version === version);
  if (!mayWrite || version === null || known === undefined) return null;
  const isBusy = runs.results.some((one) => one.version === version && isUnderWay(one));
  return (
    <Button
      variant="contained"
      startIcon={<FlaskConical size={15} />}
      disabled={isBusy}
      loading={run.isPending}
      onClick={() =>
        run.mutate(version, { onSuccess: () => notify.done(t('started')), onError: notify.failed })
      }
    >
      {t(chosen.tested.has(version) ? 'runAgain' : 'runOf', { version: known.name })}
    </Button>
  );
}
