import type { projectOrders } from '@earshot/core/projects/projects.api.ts';
import type { Project, ProjectKind } from '@earshot/core/projects/projects.ts';
import { useNavigate } from '@tanstack/react-router';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useRowKeys } from '../../../lib/use-row-keys.ts';
import { projectLink, usePin } from '../../../shared/projects/projects.queries.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { words } from '../../../shared/words.texts.ts';
import '../../../components/plain-table.css';
import { ProjectCard } from '../card/ProjectCard.tsx';
import { kindTexts } from '../kinds.texts.ts';
import { useKind } from '../kinds.ts';
import { listTexts } from '../list.texts.ts';
import type { ProjectList } from '../projects.queries.ts';
import { subjectTexts } from '../subject.texts.ts';
import { isAboutSubject } from '../use-subjects.ts';
import { directionOf, orderOf, type ProjectListSearch } from './list-search.ts';
import { ProjectRow } from './ProjectRow.tsx';
import type { Ask } from './ProjectsPage.tsx';

type Props = { list: ProjectList; search: ProjectListSearch; choose: Ask };

/** The projects, those that one has pinned first, each under its heading. */
export function ProjectsTable({ list, search, choose }: Props) {
  const k = useTexts(kindTexts);
  const t = useTexts(listTexts);
  const kind = useKind();
  const body = useRef<HTMLTableElement>(null);
  const rows = list.results;
  const { current, peeked, peek } = useProjectKeys(rows, body);
  const pinned = rows.filter((project) => project.is_pinned).length;
  const headingAt = (at: number): string | null => {
    if (pinned === 0) return null;
    if (at === 0) return t('pinned');
    return at === pinned ? t('allProjects') : null;
  };
  return (
    <>
      <div className="plain-table projects-table">
        <table ref={body} aria-label={k(kind)}>
          <Columns kind={kind} search={search} choose={choose} />
          <tbody>
            {rows.map((project, at) => {
              const heading = headingAt(at);
              return (
                <Fragment key={project.id}>
                  {heading && (
                    <tr className="projects-heading">
                      <th colSpan={10} scope="colgroup">
                        {heading}{' '}
                        <span className="num mut">
                          {formatNumber(at === 0 ? pinned : rows.length - pinned)}
                        </span>
                      </th>
                    </tr>
                  )}
                  <ProjectRow project={project} isCurrent={at === current} onCard={() => peek(at)} />
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </div>
      {peeked && <ProjectCard project={peeked} onClose={() => peek(null)} />}
    </>
  );
}

/** What the keys do here. */
export function KeysHint() {
  const t = useTexts(listTexts);
  return (
    <p className="keys-hint projects-keys sm mut" aria-hidden>
      <span>
        <kbd>J</kbd> <kbd>K</kbd>
      </span>{' '}
      {t('keyMove')} <kbd>Enter</kbd> {t('keyOpen')} <kbd>Space</kbd> {t('keyPeek')} <kbd>S</kbd>{' '}
      {t('keyPin')} <kbd>N</kbd> {t('keyNew')} <kbd>?</kbd> {t('keyAll')}
    </p>
  );
}

/** J, K and Enter go through the rows; Space shows a card, S pins. */
function useProjectKeys(rows: readonly Project[], body: React.RefObject<HTMLTableElement | null>) {
  const navigate = useNavigate();
  const notify = useNotify();
  const pin = usePin();
  const [current, setCurrent] = useState(-1);
  const [peeked, setPeeked] = useState<number | null>(null);
  const row = rows[current];
  const peek = (at: number | null) => {
    setPeeked(at);
    if (at !== null) setCurrent(at);
  };
  useRowKeys({
    body,
    current: current < 0 ? null : current,
    move: (step) => setCurrent((at) => Math.min(rows.length - 1, Math.max(0, at + step))),
    open: () => row && void navigate(projectLink(row)),
    settle: setCurrent,
    others: {
      Space: () => peek(Math.max(0, current)),
      KeyS: () => row && pin.mutate({ id: row.id, isPinned: !row.is_pinned }, { onError: notify.failed }),
    },
  });
  return { current, peeked: peeked === null ? null : (rows[peeked] ?? null), peek };
}

type Order = (typeof projectOrders)[number];

function Columns({ kind, search, choose }: Pick<Props, 'search' | 'choose'> & { kind: ProjectKind }) {
  const s = useTexts(subjectTexts);
  const t = useTexts(listTexts);
  const w = useTexts(words);
  const head = (order: Order, label: string, className?: string) => (
    <SortHead {...{ order, label, className, search, choose }} />
  );
  return (
    <thead>
      <tr>
        <th scope="col" className="pin-column">
          <span className="visually-hidden">{t('pinned')}</span>
        </th>
        {head('name', t('project'))}
        <th scope="col">{t('status')}</th>
        {isAboutSubject(kind) && (
          <>
            <th scope="col">{s('subject')}</th>
            <th scope="col">{t(kind === 'testing' ? 'lastTest' : 'accuracy')}</th>
          </>
        )}
        {head('found', t('found'), 'number')}
        {!isAboutSubject(kind) && (
          <>
            {head('added_today', t('today'), 'number')}
            <th scope="col" className="weeks">
              {t('weeks')}
            </th>
            {head('score', t('score'), 'number')}
          </>
        )}
        <th scope="col">{t('author')}</th>
        {head('updated', t('changed'))}
        <th scope="col">
          <span className="visually-hidden">{w('more')}</span>
        </th>
      </tr>
    </thead>
  );
}

type HeadProps = Pick<Props, 'search' | 'choose'> & {
  order: Order;
  label: string;
  className: string | undefined;
};

function SortHead({ order, label, className, search, choose }: HeadProps) {
  const isSorted = orderOf(search) === order;
  const direction = directionOf(search);
  const next = isSorted ? (direction === 'asc' ? 'desc' : 'asc') : undefined;
  const Shape = direction === 'asc' ? ChevronUp : ChevronDown;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <button
        type="button"
        className="plain project-sort"
        onClick={() => choose({ sorting_by: order, order_by: next })}
      >
        {label}
        {isSorted && <Shape size={13} aria-hidden />}
      </button>
    </th>
  );
}
