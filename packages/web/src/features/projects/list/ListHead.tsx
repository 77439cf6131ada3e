import { anyTime } from '@earshot/core/calls/calls-path.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useKeys } from '../../../lib/keys.ts';
import { filesQuery } from '../../../shared/files/files.queries.ts';
import type { FilterSearch } from '../../../shared/filters/filter-address.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { kindTexts } from '../kinds.texts.ts';
import { createLink, useKind } from '../kinds.ts';
import { listTexts } from '../list.texts.ts';
import type { ProjectList } from '../projects.queries.ts';

/** How many there are, and what is going on in the workspace. */
export function ListHead({ list }: { list: ProjectList | undefined }) {
  const t = useTexts(listTexts);
  const k = useTexts(kindTexts);
  const kind = useKind();
  const mayWrite = useMay('projects.write');
  const navigate = useNavigate();
  useKeys({ KeyN: () => void navigate(createLink(kind)) }, mayWrite);
  const all = list && Object.values(list.states).reduce((sum, count) => sum + count, 0);
  return (
    <div className="page-head">
      <h1>{k(kind)}</h1>
      {all !== undefined && (
        <span className="mut num" aria-live="polite">
          {t('count', { count: all, shown: formatNumber(all) })}
        </span>
      )}
      <span className="push" />
      {kind === 'monitoring' && <Traffic />}
      {mayWrite && (
        <ButtonLink variant="contained" startIcon={<Plus size={16} />} {...createLink(kind)}>
          {k('new')}
          <kbd className="on-button" aria-hidden>
            N
          </kbd>
        </ButtonLink>
      )}
    </div>
  );
}

/** Calls in processing, and taken in since midnight. */
function Traffic() {
  const t = useTexts(listTexts);
  const [today] = useState(() => new Date(new Date().setHours(0, 0, 0, 0)).toISOString());
  const facets = useQuery(filesQuery({ limit: 1 })).data?.facets;
  const taken = useQuery(filesQuery({ limit: 1, created_start: today })).data?.count;
  const processing = facets?.status.find(({ value }) => value === 'PROCESSING')?.count ?? 0;
  return (
    <span className="traffic">
      {facets && (
        <Figure
          value={processing}
          text={t('inProcessing', { count: processing })}
          search={{ created_start: anyTime, status: 'PROCESSING' }}
        >
          <i className={processing > 0 ? 'state-dot' : 'state-dot off'} aria-hidden />
        </Figure>
      )}
      {taken !== undefined && <Figure value={taken} text={t('takenIn')} search={{ created_start: today }} />}
    </span>
  );
}

type FigureProps = { value: number; text: string; search: FilterSearch; children?: ReactNode };

function Figure({ value, text, search, children }: FigureProps) {
  return (
    <Link className="traffic-figure sm" to="/files" search={search}>
      {children}
      <b className="num">{formatNumber(value)}</b> {text}
    </Link>
  );
}
