import { bodyBytes } from '@earshot/core/endpoint.ts';
import { mostTruthsAtOnce } from '@earshot/core/evaluations/truths.ts';
import type { Project, Subject } from '@earshot/core/projects/projects.ts';
import { formatNumber } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { ImportDialog } from '../../../../shared/imports/ImportDialog.tsx';
import { truthTexts } from '../../truth.texts.ts';
import { useAddTruth } from '../testing.queries.ts';
import { type ReadProblem, readTruths } from './read-truths.ts';

type Props = { project: Project; subject: Subject; onClose: () => void };

const columns = {
  classifier: 'column_classifier',
  pattern: 'column_rule',
  script: 'column_rule',
  goal: 'column_goal',
  engine: 'column_engine',
} as const;

/** Takes right answers in from a file. */
export function ImportTruths({ project, subject, onClose }: Props) {
  const t = useTexts(truthTexts);
  const say = (one: ReadProblem) =>
    'row' in one
      ? t(`problem_${one.problem}`, { ...one })
      : t(`problem_${one.problem}`, { most: formatNumber(mostTruthsAtOnce) });
  return (
    <ImportDialog
      title={t('importTitle')}
      mostBytes={bodyBytes.rules}
      load={useAddTruth(project.id)}
      read={(name, text) => {
        const read = readTruths(name, text);
        return 'problem' in read ? { problem: say(read) } : { body: read };
      }}
      told={({ added, replaced }) =>
        t('imported', { added: formatNumber(added), replaced: formatNumber(replaced) })
      }
      testId="import-truths"
      onClose={onClose}
    >
      <p className="t2">{t('importText')}</p>
      <p className="t2">{t(columns[subject.kind])}</p>
    </ImportDialog>
  );
}
