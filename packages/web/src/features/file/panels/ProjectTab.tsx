import type { File } from '@earshot/core/files/files.ts';
import type { FoundCall } from '@earshot/core/projects/projects.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { formatDateTime, formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import { MomentList } from '../../../shared/projects/MomentList.tsx';
import { foundCallQuery, oneProjectQuery, projectLink } from '../../../shared/projects/projects.queries.ts';
import { Score } from '../../../shared/projects/Score.tsx';
import { patternsQuery, tagsQuery } from '../../../shared/rules/rules.queries.ts';
import { TagChip } from '../../../shared/tags/TagChip.tsx';
import { useMay } from '../../../shared/users.queries.ts';
import { useSeenBy } from '../use-seen-by.ts';
import './notes.css';
import { projectTabTexts } from './project-tab.texts.ts';

/** The call as the project sees it that one came from: its score in parts, and every moment that it stands on. */
export function ProjectTab({ file }: { file: File }) {
  const seenBy = useSeenBy();
  return seenBy === null ? null : <Seen file={file} id={seenBy.id} />;
}

function Seen({ file, id }: { file: File; id: number }) {
  const t = useTexts(projectTabTexts);
  const project = useQuery(oneProjectQuery(id));
  const found = useQuery(foundCallQuery(id, file.file_id));
  const error = project.error ?? found.error;
  if (error !== null)
    return (
      <ErrorState error={error} onRetry={() => void Promise.all([project.refetch(), found.refetch()])} />
    );
  if (project.data === undefined || found.data === undefined) return <Skeleton height={120} radius={8} />;
  return (
    <>
      <section className="side-section" data-testid="seen-by-project">
        <h2>
          <Link {...projectLink(project.data)}>{project.data.name}</Link>
        </h2>
        {found.data === null ? (
          <p className="t2">{t('notFound')}</p>
        ) : (
          <>
            <p className="xs mut">
              {t('foundAt', { when: formatDateTime(found.data.found_at) })}
              {found.data.is_history && ` · ${t('fromHistory')}`}
            </p>
            <Parts found={found.data} />
          </>
        )}
      </section>
      {found.data && <Reasons file={file} found={found.data} project={project.data} />}
    </>
  );
}

/** The weights of the tags that it set, and their sum. */
function Parts({ found }: { found: FoundCall }) {
  const t = useTexts(projectTabTexts);
  const tags = useQuery({ ...tagsQuery(), enabled: useMay('tags.read') }).data?.results;
  return (
    <>
      <p className="row" style={{ gap: 8, marginBlock: 8 }}>
        {t('score')} <Score value={found.score} />
      </p>
      {found.parts.length === 0 && <p className="sm mut">{t('noParts')}</p>}
      <ul className="side-list">
        {found.parts.map(({ tag_id, weight }) => {
          const tag = tags?.find(({ id }) => id === tag_id);
          return (
            <li key={tag_id} className="row" data-testid={`part-${tag_id}`}>
              {tag === undefined ? <span className="mut">{t('tagGone')}</span> : <TagChip tag={tag} />}
              <b className="num push">
                {weight > 0 && '+'}
                {formatNumber(weight)}
              </b>
            </li>
          );
        })}
      </ul>
    </>
  );
}

type ReasonsProps = { file: File; found: FoundCall; project: Parameters<typeof projectLink>[0] };

/** Why it was found: by the words, by which patterns. */
function Reasons({ file, found, project: { id, kind } }: ReasonsProps) {
  const t = useTexts(projectTabTexts);
  const patterns = useQuery({ ...patternsQuery(), enabled: useMay('patterns.read') }).data?.results;
  const sought = { project: { id, kind } };
  const { query } = found;
  return (
    <section className="side-section">
      {query === null && found.patterns.length === 0 && <p className="t2">{t('byFilters')}</p>}
      <ul className="side-list">
        {query && (
          <li>
            <b>{t('words')}</b>
            <MomentList call={file} found={{ query, patterns: [] }} first={5} sought={sought} />
          </li>
        )}
        {found.patterns.map((pattern) => (
          <li key={pattern.id}>
            <b>{patterns?.find((one) => one.id === pattern.id)?.name ?? t('patternGone')}</b>
            <MomentList call={file} found={{ query: null, patterns: [pattern] }} first={5} sought={sought} />
          </li>
        ))}
      </ul>
    </section>
  );
}
