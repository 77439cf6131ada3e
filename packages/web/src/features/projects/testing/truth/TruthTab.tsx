import { truthViews } from '@earshot/core/evaluations/truths.ts';
import type { Project, Subject } from '@earshot/core/projects/projects.ts';
import { useQuery } from '@tanstack/react-query';
import { Choice } from '../../../../components/Choice.tsx';
import { Skeleton } from '../../../../components/Skeleton.tsx';
import { formatNumber } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { ErrorState } from '../../../../shared/ErrorState.tsx';
import { useMay } from '../../../../shared/users.queries.ts';
import { truthTexts } from '../../truth.texts.ts';
import { PageSteps } from '../PageSteps.tsx';
import { truthQuery } from '../testing.queries.ts';
import {
  type AskTesting,
  type TestingSearch,
  truthQueryOf,
  truthsPerPage,
  viewOf,
} from '../testing-search.ts';
import { TruthPlaces } from './TruthPlaces.tsx';
import { CollectTruth, DrawTruth, ImportTruth } from './TruthTools.tsx';
import { WaysToTruth } from './WaysToTruth.tsx';

type Props = { project: Project; subject: Subject; search: TestingSearch; ask: AskTesting };

/** The truth set: which calls are in it, and what people say is right of them. */
export function TruthTab({ project, subject, search, ask }: Props) {
  const t = useTexts(truthTexts);
  const mayWrite = useMay('projects.write');
  const query = useQuery(truthQuery(project.id, truthQueryOf(search)));
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Skeleton height={420} radius={12} />;
  const list = query.data;
  const { counts } = list;
  if (counts.all === 0) return <WaysToTruth project={project} subject={subject} />;
  const view = viewOf(search);
  return (
    <section className="card truth-editor" aria-label={t('list')}>
      <header>
        <Choice
          label={t('view')}
          value={view}
          options={truthViews.map((value) => ({
            value,
            label: (
              <>
                {t(`view_${value}`)} <b className="num">{formatNumber(counts[value])}</b>
              </>
            ),
          }))}
          onChange={(next) => ask({ view: next === 'all' ? undefined : next })}
        />
        {mayWrite && (
          <span className="truth-tools">
            <DrawTruth project={project} />
            <CollectTruth project={project} />
            <ImportTruth project={project} subject={subject} />
          </span>
        )}
      </header>
      {list.results.length === 0 ? (
        <p className="t2 testing-none">{t(view === 'answered' ? 'noneAnswered' : 'noneOpen')}</p>
      ) : (
        <TruthPlaces
          // Another page is another list to go through.
          key={`${view} ${list.offset}`}
          project={project}
          subject={subject}
          list={list}
        />
      )}
      <PageSteps list={list} limit={truthsPerPage} onPage={(page) => ask({ page })} />
      {mayWrite && <p className="xs mut truth-keys">{t('keys')}</p>}
    </section>
  );
}
