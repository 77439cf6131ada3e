import type { CoachingMoment } from '@earshot/core/coaching/coaching.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Library } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { momentsQuery } from '../../shared/coaching/coaching.queries.ts';
import { type GiveDraft, itemOfMoment } from '../../shared/coaching/give/give-draft.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { ChosenBar } from './ChosenBar.tsx';
import { coachingPageTexts } from './coaching.texts.ts';
import { agentOf, type CoachingSearch, kindOf } from './coaching-search.ts';
import { LibraryFilters } from './LibraryFilters.tsx';
import { LibraryRow } from './LibraryRow.tsx';
import { NothingHere } from './NothingHere.tsx';

const pageSize = 50;
const nothing: CoachingSearch = { agent: undefined, text: undefined, kind: undefined, theme: undefined };

type Props = {
  search: CoachingSearch;
  onChange: (part: CoachingSearch) => void;
  onGive: (first: Partial<GiveDraft>) => void;
};

/** Moments that are kept; those that are chosen can be given. */
export function LibraryTab({ search, onChange, onGive }: Props) {
  const t = useTexts(coachingPageTexts);
  const [limit, setLimit] = useState(pageSize);
  const [chosen, setChosen] = useState<readonly CoachingMoment[]>([]);
  const query = useQuery(momentsQuery({ limit, ...useAsked(search) }));
  const { data } = query;
  if (query.isError && data === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (data === undefined) return <Skeleton height={320} radius={12} />;
  if (data.count === 0 && Object.keys(nothing).every((name) => !search[name as keyof CoachingSearch]))
    return <EmptyLibrary />;
  const toggle = (moment: CoachingMoment) =>
    setChosen((now) =>
      now.some(({ id }) => id === moment.id) ? now.filter(({ id }) => id !== moment.id) : [...now, moment],
    );
  return (
    <section className="card coaching-list" aria-label={t('libraryList')}>
      <LibraryFilters {...{ search, onChange }} themes={data.themes} operators={data.operators} />
      {data.results.length === 0 && <NothingHere onClear={() => onChange(nothing)} />}
      <ul>
        {data.results.map((moment) => (
          <LibraryRow
            key={moment.id}
            moment={moment}
            isChosen={chosen.some(({ id }) => id === moment.id)}
            onToggle={() => toggle(moment)}
            onGone={() => setChosen((now) => now.filter(({ id }) => id !== moment.id))}
          />
        ))}
      </ul>
      {data.results.length < data.count && (
        <Button onClick={() => setLimit((now) => now + pageSize)}>{t('more')}</Button>
      )}
      {chosen.length > 0 && (
        <ChosenBar
          count={chosen.length}
          onGive={() => onGive({ agent: chosen[0]?.operator ?? null, items: chosen.map(itemOfMoment) })}
          onClear={() => setChosen([])}
        />
      )}
    </section>
  );
}

/** What the library is asked for; the text not before whoever types rests. */
function useAsked(search: CoachingSearch) {
  const text = useDebounced(search.text?.trim() ?? '', 250);
  const [kind, agent] = [kindOf(search), agentOf(search)];
  return {
    text,
    ...(kind !== undefined && { kind }),
    ...(search.theme !== undefined && { theme: search.theme }),
    ...(agent !== undefined && { agent_id: agent }),
  };
}

function EmptyLibrary() {
  const t = useTexts(coachingPageTexts);
  return (
    <EmptyState isInside icon={<Library size={22} />} title={t('noMoments')} text={t('noMomentsText')}>
      <ButtonLink variant="outlined" to="/files" search={{}}>
        {t('openCalls')}
      </ButtonLink>
    </EmptyState>
  );
}
