import type { Project } from '@earshot/core/projects/projects.ts';
import useMediaQuery from '@mui/material/useMediaQuery';
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
import { useReadAlert } from '../../../shared/notifications/use-read-alert.ts';
import { pageTexts } from '../page.texts.ts';
import '../projects.css';
import { projectQuery, statQuery } from '../projects.queries.ts';
import { TrainingCard } from '../training/TrainingCard.tsx';
import { DeliveriesCard } from '../webhook/DeliveriesCard.tsx';
import { CategoriesCard } from './CategoriesCard.tsx';
import { ChartCard } from './ChartCard.tsx';
import { FilesCard } from './FilesCard.tsx';
import './page.css';
import { PageHead } from './PageHead.tsx';
import { PatternsCard } from './PatternsCard.tsx';
import { alertOf, stepOf } from './project-search.ts';
import { statQueryOf } from './stat-period.ts';
import { Tiles } from './Tiles.tsx';
import { useProjectSearch } from './use-project-search.ts';

/** The project that the address names: what it found, when, and the calls. */
export function ProjectPage() {
  const { id = '' } = useParams({ strict: false });
  const query = useQuery(projectQuery(idOfAddress(id)));
  const isLate = useLate(query.isPending);
  useTitle(query.data?.name);
  if (query.data) return <Loaded key={id} project={query.data} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <div className="page">{isLate && <Skeleton height={560} radius={12} />}</div>;
}

const tabs = ['overview', 'files', 'categories'] as const;
type Tab = (typeof tabs)[number];

function Loaded({ project }: { project: Project }) {
  const { search, ask, clear } = useProjectSearch();
  useReadAlert(alertOf(search));
  const isPhone = useMediaQuery('(max-width:599.95px)');
  const step = stepOf(search);
  const stat = useQuery(statQuery(project.id, statQueryOf(step, new Date()))).data;
  const tab: Tab | null = isPhone ? (tabs.find((one) => one === search.tab) ?? 'overview') : null;
  const shows = (part: Tab) => tab === null || tab === part;
  const files = <FilesCard {...{ project, search, ask, clear }} />;
  return (
    <div className="page project-page">
      <PageHead project={project} />
      {tab && <Tabs project={project} tab={tab} onTab={(next) => ask({ tab: next })} />}
      {project.kind === 'training' && shows('overview') && <TrainingCard project={project} />}
      {shows('overview') && <Tiles project={project} />}
      {(shows('overview') || shows('categories')) && (
        <div className="project-middle">
          {shows('overview') && <ChartCard stat={stat} step={step} onStep={(by) => ask({ by })} />}
          {shows('categories') && (
            <div className="project-side">
              <CategoriesCard stat={stat} />
              {stat && stat.patterns.length > 0 && <PatternsCard stat={stat} />}
            </div>
          )}
        </div>
      )}
      {project.kind === 'monitoring' && shows('overview') && <DeliveriesCard project={project} />}
      {tab !== 'categories' && files}
    </div>
  );
}

function Tabs({ project, tab, onTab }: { project: Project; tab: Tab; onTab: (tab: Tab) => void }) {
  const t = useTexts(pageTexts);
  return (
    <div className="project-tabs">
      <Choice
        label={t('parts')}
        value={tab}
        options={tabs.map((value) => ({
          value,
          label: (
            <>
              {t(value)} {value === 'files' && <b className="num">{formatNumber(project.found)}</b>}
            </>
          ),
        }))}
        onChange={onTab}
      />
    </div>
  );
}
