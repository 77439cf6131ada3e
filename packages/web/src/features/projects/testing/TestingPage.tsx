import type { Project } from '@earshot/core/projects/projects.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Choice } from '../../../components/Choice.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { idOfAddress } from '../../../lib/id-of-address.ts';
import { useLate } from '../../../lib/use-late.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import '../../../shared/classifiers/answers.css';
import '../../../shared/classifiers/spread.css';
import '../../../shared/tags/tag-chip.css';
import '../page/page.css';
import { PageHead } from '../page/PageHead.tsx';
import '../projects.css';
import { projectQuery } from '../projects.queries.ts';
import { testingTexts } from '../testing.texts.ts';
import { CallsTab } from './CallsTab.tsx';
import { NoSubject } from './NothingYet.tsx';
import { ResultTab } from './ResultTab.tsx';
import { RunButton } from './RunButton.tsx';
import './testing.css';
import { SubjectLink } from './SubjectLink.tsx';
import { runsQuery, truthQuery } from './testing.queries.ts';
import {
  type AskTesting,
  chosenOf,
  type TestingSearch,
  type TestingTab,
  tabOf,
  testingTabs,
} from './testing-search.ts';
import { TruthTab } from './truth/TruthTab.tsx';
import { useTestingSearch } from './use-testing-search.ts';

/** The testing project that the address names: how good its subject is, and what that is measured against. */
export function TestingPage() {
  const { id = '' } = useParams({ strict: false });
  const query = useQuery(projectQuery(idOfAddress(id)));
  const isLate = useLate(query.isPending);
  const { search, ask } = useTestingSearch();
  useTitle(query.data?.name);
  if (query.data) return <Testing key={id} project={query.data} search={search} ask={ask} />;
  if (query.isError)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} list="/testing" />;
  return <div className="page">{isLate && <Skeleton height={560} radius={12} />}</div>;
}

type Props = { project: Project; search: TestingSearch; ask: AskTesting };

export function Testing({ project, search, ask }: Props) {
  const tab = tabOf(search);
  const { id, subject } = project;
  const enabled = subject !== null;
  const runs = useQuery({ ...runsQuery(id), enabled }).data;
  const counts = useQuery({ ...truthQuery(id, { limit: 1 }), enabled }).data?.counts;
  const chosen = runs && chosenOf(search, runs);
  return (
    <div className="page project-page testing-page">
      <PageHead project={project}>
        {tab === 'result' && runs && chosen && (counts?.answered ?? 0) > 0 && (
          <RunButton project={project} runs={runs} chosen={chosen} />
        )}
      </PageHead>
      <div className="testing-tabs">
        <Tabs tab={tab} truths={counts?.all} calls={project.found} onTab={(next) => ask({ tab: next })} />
        {subject !== null && <SubjectLink subject={subject} />}
      </div>
      {tab === 'calls' && <CallsTab project={project} />}
      {tab !== 'calls' && subject === null && <NoSubject project={project} />}
      {tab === 'result' && subject !== null && <ResultTab {...{ project, subject, search, ask }} />}
      {tab === 'truth' && subject !== null && <TruthTab {...{ project, subject, search, ask }} />}
    </div>
  );
}

type TabsProps = {
  tab: TestingTab;
  truths: number | undefined;
  calls: number;
  onTab: (tab: TestingTab | undefined) => void;
};

function Tabs({ tab, truths, calls, onTab }: TabsProps) {
  const t = useTexts(testingTexts);
  const counts: Partial<Record<TestingTab, number | undefined>> = { truth: truths, calls };
  return (
    <Choice
      label={t('parts')}
      value={tab}
      options={testingTabs.map((value) => ({
        value,
        label: (
          <>
            {t(`tab_${value}`)}{' '}
            {counts[value] !== undefined && <b className="num">{formatNumber(counts[value])}</b>}
          </>
        ),
      }))}
      onChange={(next) => onTab(next === 'result' ? undefined : next)}
    />
  );
}
