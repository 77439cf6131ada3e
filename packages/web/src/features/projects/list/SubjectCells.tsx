import type { TestFigure } from '@earshot/core/evaluations/evaluations.ts';
import type { Project } from '@earshot/core/projects/projects.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatNumber, formatWhen } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { reachOf, SpreadBar, written } from '../../../shared/classifiers/SpreadBar.tsx';
import { StatusChip } from '../../../shared/classifiers/StatusChip.tsx';
import { words } from '../../../shared/words.texts.ts';
import { editLink } from '../kinds.ts';
import { listTexts } from '../list.texts.ts';
import { subjectTexts } from '../subject.texts.ts';
import { figure as shownFigure, spreadOf } from '../testing/result/figures.ts';
import { VerdictChip } from '../testing/result/VerdictChip.tsx';
import { SubjectLink } from '../testing/SubjectLink.tsx';
import { lastTestsQuery } from '../testing/testing.queries.ts';
import { useSubject } from '../testing/use-subject.ts';
import { testingTexts } from '../testing.texts.ts';

/** What a project teaches or tests, and how far that has come. */
export function SubjectCells({ project }: { project: Project }) {
  const s = useTexts(subjectTexts);
  const t = useTexts(listTexts);
  const { subject, kind } = project;
  return (
    <>
      <td className="project-subject" data-label={s('subject')}>
        {subject !== null && <SubjectLink subject={subject} />}
        {subject === null && project.can_change && <Link {...editLink(project)}>{s('chooseSubject')}</Link>}
        {subject === null && !project.can_change && <span className="mut">–</span>}
      </td>
      <td className="project-result" data-label={t(kind === 'testing' ? 'lastTest' : 'accuracy')}>
        {kind === 'testing' ? <LastTest project={project} /> : <Taught project={project} />}
      </td>
    </>
  );
}

/** The number that the last test came to, beside the version before it. */
function LastTest({ project: { id, subject } }: { project: Project }) {
  const t = useTexts(testingTexts);
  const l = useTexts(listTexts);
  const w = useTexts(words);
  const { data } = useQuery(lastTestsQuery());
  const test = data?.results.find(({ project_id }) => project_id === id);
  if (subject === null || data === undefined) return null;
  if (test === undefined) return <span className="sm mut">{l('notTestedYet')}</span>;
  const { version, ended_at, verdict, figure } = test;
  return (
    <>
      <span className="row project-figure">
        {figure !== null && <Figure figure={figure} />}
        {verdict !== null && <VerdictChip verdict={verdict} p={null} />}
      </span>
      <span className="sm mut num project-line">
        {[
          ...(figure === null ? [] : [t(figure.name).toLocaleLowerCase()]),
          ...(subject.kind === 'engine' ? [] : [`v${version}`]),
          ...(figure === null ? [] : [t('n', { shown: formatNumber(figure.n) })]),
          formatWhen(ended_at, new Date(), w('today')),
        ].join(' · ')}
      </span>
    </>
  );
}

function Figure({ figure }: { figure: TestFigure }) {
  const { value, before } = figure;
  return (
    <span className="num">
      {before !== null && <span className="t2">{shownFigure(figure, before)} → </span>}
      <b>{shownFigure(figure, value)}</b> <span className="sm t2">{spreadOf(figure)}</span>
    </span>
  );
}

/** How good the classifier is that is taught, or how far it is from its first learning. */
function Taught({ project: { subject } }: { project: Project }) {
  const { classifier } = useSubject(subject ?? { kind: 'classifier', id: 0, version: null });
  const l = useTexts(listTexts);
  if (classifier === undefined) return null;
  const { accuracy, status, examples, usual } = classifier;
  return (
    <>
      <span className="row project-figure">
        {accuracy !== null && (
          <>
            <span className="num">
              <b>{written(accuracy.value)}</b> <span className="sm t2">±{written(reachOf(accuracy))}</span>
            </span>
            <SpreadBar {...accuracy} usual={usual} />
          </>
        )}
        <StatusChip status={status} />
      </span>
      <span className="sm mut num project-line">{l('labelled', { shown: formatNumber(examples) })}</span>
    </>
  );
}
