import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { Plus, SearchX, Split } from 'lucide-react';
import { useRef } from 'react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import '../../../components/plain-table.css';
import { useTexts } from '../../../lib/i18n.ts';
import { useLate } from '../../../lib/use-late.ts';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import { useMay } from '../../../shared/users.queries.ts';
import '../../../shared/classifiers/spread.css';
import '../classifiers.css';
import { classifiersQuery } from '../classifiers.queries.ts';
import { classifiersTexts } from '../classifiers.texts.ts';
import type { ClassifiersSearch } from '../section.ts';
import { ClassifiersTable } from './ClassifiersTable.tsx';
import { chosenOf } from './chosen.ts';
import { ListHead } from './ListHead.tsx';
import { ListTools } from './ListTools.tsx';

/** Every classifier of the workspace. */
export function ClassifiersPage() {
  const { create, ...search } = useSearch({ from: '/signed-in/classifiers' });
  return create === undefined ? (
    <Classifiers search={search} />
  ) : (
    <Navigate to="/classifiers/create" replace />
  );
}

/** `search`: what is looked for, which of them, and in what order. */
export function Classifiers({ search }: { search: ClassifiersSearch }) {
  const t = useTexts(classifiersTexts);
  const query = useQuery(classifiersQuery());
  const isLate = useLate(query.isPending);
  const mayWrite = useMay('classifiers.write');
  const navigate = useNavigate();
  const check = useRef<HTMLButtonElement>(null);
  if (query.isError && query.data === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const all = query.data?.results;
  const shown = all && chosenOf(all, search);
  const find = (next: ClassifiersSearch) =>
    void navigate({ to: '/classifiers', search: { ...search, ...next }, replace: true });
  return (
    <div className="page classifiers">
      <ListHead all={all} check={check} />
      <p className="t2 classifiers-lead">{t('lead')}</p>
      {isLate && <Skeleton height={320} radius={12} />}
      {all?.length === 0 && (
        <section className="card classifiers-empty">
          <EmptyState isInside icon={<Split size={22} />} title={t('emptyTitle')} text={t('emptyText')}>
            {mayWrite && (
              <ButtonLink variant="contained" startIcon={<Plus size={16} />} to="/classifiers/create">
                {t('add')}
              </ButtonLink>
            )}
          </EmptyState>
        </section>
      )}
      {all && all.length > 0 && <ListTools all={all} search={search} find={find} />}
      {all && all.length > 0 && shown?.length === 0 && (
        <section className="card classifiers-empty">
          <EmptyState isInside icon={<SearchX size={22} />} title={t('noMatches')}>
            <Button
              variant="outlined"
              onClick={() =>
                find({ name: undefined, view: undefined, unit: undefined, author: undefined, who: undefined })
              }
            >
              {t('clear')}
            </Button>
          </EmptyState>
        </section>
      )}
      {shown && shown.length > 0 && (
        <>
          <ClassifiersTable classifiers={shown} onCheck={() => check.current?.click()} />
          <KeysHint mayWrite={mayWrite} />
        </>
      )}
    </div>
  );
}

function KeysHint({ mayWrite }: { mayWrite: boolean }) {
  const t = useTexts(classifiersTexts);
  return (
    <p className="keys-hint classifiers-keys sm mut" aria-hidden>
      <span>
        <kbd>J</kbd> <kbd>K</kbd>
      </span>{' '}
      {t('keyMove')} <kbd>Enter</kbd> {t('keyOpen')}{' '}
      {mayWrite && (
        <>
          <kbd>L</kbd> {t('keyLabel')}{' '}
        </>
      )}
      <kbd>C</kbd> {t('keyCheck')}{' '}
      {mayWrite && (
        <>
          <kbd>N</kbd> {t('keyNew')}
        </>
      )}
    </p>
  );
}
