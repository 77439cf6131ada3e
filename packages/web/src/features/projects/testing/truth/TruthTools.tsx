import { mostTruthsAtOnce } from '@earshot/core/evaluations/truths.ts';
import type { Project, Subject } from '@earshot/core/projects/projects.ts';
import Button from '@mui/material/Button';
import { Dices, Upload, UsersRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { NumberBox } from '../../../../components/NumberBox.tsx';
import { formatNumber } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { lazyPart } from '../../../../lib/parts.ts';
import { useNotify } from '../../../../shared/use-notify.ts';
import { truthTexts } from '../../truth.texts.ts';
import { useCollectTruth, useDrawTruth } from '../testing.queries.ts';

/** It brings a reader of tables. */
const ImportTruths = lazyPart(() => import('./ImportTruths.tsx').then((m) => ({ default: m.ImportTruths })));

type Props = { project: Project };

const usualCount = 50;

/** Draws so many calls, or parts of them, by chance. */
export function DrawTruth({ project, isFirst = false }: Props & { isFirst?: boolean }) {
  const t = useTexts(truthTexts);
  const notify = useNotify();
  const draw = useDrawTruth(project.id);
  const [count, setCount] = useState<number | null>(usualCount);
  return (
    <span className="row">
      <NumberBox label={t('count')} value={count} min={1} max={mostTruthsAtOnce} whole onChange={setCount} />
      <Button
        variant={isFirst ? 'contained' : 'outlined'}
        startIcon={<Dices size={15} />}
        disabled={count === null}
        loading={draw.isPending}
        onClick={() =>
          count !== null &&
          draw.mutate(count, {
            onSuccess: ({ added }) => notify.done(t('drawn', { shown: formatNumber(added) })),
            onError: notify.failed,
          })
        }
      >
        {t('draw')}
      </Button>
    </span>
  );
}

/** Takes over what people have decided of the calls in their work. */
export function CollectTruth({ project }: Props) {
  const t = useTexts(truthTexts);
  const notify = useNotify();
  const collect = useCollectTruth(project.id);
  return (
    <Button
      variant="outlined"
      startIcon={<UsersRound size={15} />}
      loading={collect.isPending}
      onClick={() =>
        collect.mutate(undefined, {
          onSuccess: ({ added }) => notify.done(t('collected', { shown: formatNumber(added) })),
          onError: notify.failed,
        })
      }
    >
      {t('collect')}
    </Button>
  );
}

export function ImportTruth({ project, subject }: Props & { subject: Subject }) {
  const t = useTexts(truthTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<Upload size={15} />} onClick={() => setIsOpen(true)}>
        {t('import')}
      </Button>
      <Suspense>
        {isOpen && <ImportTruths project={project} subject={subject} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
