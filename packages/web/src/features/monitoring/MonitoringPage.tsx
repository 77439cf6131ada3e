import type { File } from '@earshot/core/files/files.ts';
import type { Project } from '@earshot/core/projects/projects.api.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Pin, PinOff } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { IconAction } from '../../components/IconAction.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { formatClock, formatDateTime, formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { FileStatus } from '../../shared/files/FileStatus.tsx';
import { fileLength } from '../../shared/files/file-length.ts';
import { fileTitle } from '../../shared/files/file-title.ts';
import { filesQuery } from '../../shared/files/files.queries.ts';
import type { FilterSearch } from '../../shared/filters/filter-address.ts';
import { anyTime } from '../../shared/filters/period.ts';
import { FirstCalls } from '../../shared/first-calls/FirstCalls.tsx';
import { projectLink, projectsQuery, usePin } from '../../shared/projects/projects.queries.ts';
import { useNotify } from '../../shared/use-notify.ts';
import './monitoring.css';
import { monitoringTexts } from './monitoring.texts.ts';

const latest = 8;
const weekMs = 7 * 86_400_000;

/** Where one lands: how many calls there are, what has just come in, and the projects that watch them. */
export function MonitoringPage() {
  const t = useTexts(monitoringTexts);
  const [weekStart] = useState(() => new Date(Date.now() - weekMs).toISOString());
  const query = useQuery(filesQuery({ limit: latest, sorting_by: 'created', order_by: 'desc' }));
  const week = useQuery(filesQuery({ limit: 1, created_start: weekStart }));
  const isLate = useLate(query.isPending);
  if (query.isError && query.data === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const list = query.data;
  if (list !== undefined && list.total === 0) return <FirstCalls />;
  const withStatus = (...statuses: string[]) =>
    list?.facets?.status
      .filter(({ value }) => statuses.includes(value))
      .reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="page">
      <div className="page-head">
        <h1>{t('title')}</h1>
      </div>
      <div className="figures">
        <Figure title={t('total')} value={list?.total} />
        <Figure title={t('week')} value={week.data?.count} search={{ created_start: weekStart }} />
        <Figure title={t('processing')} value={withStatus('PROCESSING')} search={{ status: 'PROCESSING' }} />
        <Figure
          title={t('failed')}
          value={withStatus('REFUNDED', 'REFUND_PROCESSING')}
          search={{ status: 'REFUNDED' }}
        />
      </div>
      <section className="card home-section">
        <header>
          <h2>{t('latest')}</h2>
          <ButtonLink size="small" className="push" to="/files">
            {t('all')}
          </ButtonLink>
        </header>
        {isLate && <Skeleton height={latest * 44} radius={0} />}
        {list?.results.map((file) => (
          <LatestCall key={file.file_id} file={file} />
        ))}
      </section>
      <Projects />
    </div>
  );
}

function Figure({
  title,
  value,
  search = {},
}: {
  title: string;
  value: number | undefined;
  search?: FilterSearch;
}) {
  return (
    <Link
      className="card figure"
      to="/files"
      // The number is of all time unless it says otherwise.
      search={{ created_start: anyTime, ...search }}
    >
      <span className="sm t2">{title}</span>
      <b className="num">{value === undefined ? '–' : formatNumber(value)}</b>
    </Link>
  );
}

function LatestCall({ file }: { file: File }) {
  const length = fileLength(file);
  return (
    <Link className="home-row" to="/files/$file_id" params={{ file_id: file.file_id }}>
      <span className="el med">{fileTitle(file)}</span>
      <span className="wide el sm t2 num">{formatDateTime(file.recorded_at ?? file.created)}</span>
      <span className="wide num sm t2" style={{ textAlign: 'end' }}>
        {length === null ? '–' : formatClock(length)}
      </span>
      <FileStatus file={file} />
    </Link>
  );
}

function Projects() {
  const t = useTexts(monitoringTexts);
  const projects = useQuery(projectsQuery()).data?.results;
  return (
    <section className="card home-section">
      <header>
        <h2>{t('projects')}</h2>
      </header>
      {projects?.length === 0 && <p className="t2">{t('noProjects')}</p>}
      {projects?.map((project) => (
        <ProjectRow key={project.id} project={project} />
      ))}
    </section>
  );
}

function ProjectRow({ project }: { project: Project }) {
  const t = useTexts(monitoringTexts);
  const notify = useNotify();
  const pin = usePin();
  const { id, name, is_pinned: isPinned } = project;
  return (
    <div className="home-row">
      <Link {...projectLink(project)} className="el med" style={{ color: 'inherit' }}>
        {name}
      </Link>
      <span className="wide el sm t2">
        {t(project.kind)}
        {project.author && `, ${t('author', { name: project.author })}`}
      </span>
      <span className="wide" />
      <span className="row">
        <span className="chip small">{t(project.state)}</span>
        <span className="push">
          <IconAction
            size="small"
            label={t(isPinned ? 'unpin' : 'pin', { name })}
            onClick={() => pin.mutate({ id, isPinned: !isPinned }, { onError: notify.failed })}
          >
            {isPinned ? <PinOff size={14} /> : <Pin size={14} />}
          </IconAction>
        </span>
      </span>
    </div>
  );
}
