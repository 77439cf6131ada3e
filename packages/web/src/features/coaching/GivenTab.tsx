import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Whistle } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FilterSelect } from '../../components/FilterSelect.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { useMay } from '../../shared/users.queries.ts';
import { coachingPageTexts } from './coaching.texts.ts';
import type { CoachingSearch } from './coaching-search.ts';
import { GivenCard } from './GivenCard.tsx';
import { GivenRow } from './GivenRow.tsx';
import { NothingHere } from './NothingHere.tsx';
import { useGivenList } from './use-given-list.ts';

type Props = {
  search: CoachingSearch;
  onChange: (part: CoachingSearch) => void;
  onGive: () => void;
};

/** What was given, newest first; beside it the one that is looked at. */
export function GivenTab({ search, onChange, onGive }: Props) {
  const isNarrow = useMediaQuery('(max-width:959.95px)');
  const body = useRef<HTMLUListElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const onChoose = (id: number) => onChange({ id: String(id) });
  const onEnter = () => place.current?.querySelector<HTMLElement>('.given-card')?.focus();
  const list = useGivenList({ search, body, isNarrow, onChoose, onEnter });
  const { query, chosen } = list;
  if (query.isError && query.data === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Skeleton height={320} radius={12} />;
  if (query.data.operators.length === 0) return <NothingGiven onGive={onGive} />;
  const detail = chosen && (
    <GivenCard key={chosen.id} given={chosen} onGone={() => onChange({ id: undefined })} />
  );
  return (
    <div ref={place} className="coaching-body">
      <GivenList {...{ list, search, body, onChange, onChoose }} detail={isNarrow ? detail : null} />
      {!isNarrow && <div className="coaching-side">{detail}</div>}
    </div>
  );
}

type ListProps = {
  list: ReturnType<typeof useGivenList>;
  search: CoachingSearch;
  body: RefObject<HTMLUListElement | null>;
  /** What is shown of the chosen one, where it stands under its row. */
  detail: ReactNode;
  onChange: (part: CoachingSearch) => void;
  onChoose: (id: number) => void;
};

function GivenList({ list, search, body, detail, onChange, onChoose }: ListProps) {
  const t = useTexts(coachingPageTexts);
  const { results = [], operators = [] } = list.query.data ?? {};
  const { chosen, isListed, more } = list;
  return (
    <section className="card coaching-list" aria-label={t('givenList')}>
      <div className="coaching-filters">
        <FilterSelect
          label={t('operator')}
          every={t('anyOperator')}
          value={operators.some(({ id }) => String(id) === search.agent) ? search.agent : undefined}
          options={operators.map(({ id, name, given }) => ({
            value: String(id),
            label: `${name} · ${given}`,
          }))}
          onChange={(agent) => onChange({ agent, id: undefined })}
        />
      </div>
      {!isListed && detail}
      {results.length === 0 && <NothingHere onClear={() => onChange({ agent: undefined })} />}
      <ul ref={body}>
        {results.map((given) => (
          <li
            key={given.id}
            className="given-row"
            data-current={given.id === chosen?.id}
            aria-current={given.id === chosen?.id ? 'true' : undefined}
            data-testid={`given-${given.id}`}
          >
            <GivenRow given={given} onChoose={() => onChoose(given.id)} />
            {given.id === chosen?.id && detail}
          </li>
        ))}
      </ul>
      {more && <Button onClick={more}>{t('more')}</Button>}
    </section>
  );
}

function NothingGiven({ onGive }: { onGive: () => void }) {
  const t = useTexts(coachingPageTexts);
  const mayGive = useMay('coaching.write');
  return (
    <EmptyState isInside icon={<Whistle size={22} />} title={t('noGiven')} text={t('noGivenText')}>
      {mayGive && (
        <Button variant="outlined" onClick={onGive}>
          {t('give')}
        </Button>
      )}
    </EmptyState>
  );
}
