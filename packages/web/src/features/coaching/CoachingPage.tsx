import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Choice } from '../../components/Choice.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { coachingQuery, momentsQuery } from '../../shared/coaching/coaching.queries.ts';
import { GiveDialog } from '../../shared/coaching/give/GiveDialog.tsx';
import type { GiveDraft } from '../../shared/coaching/give/give-draft.ts';
import { useMay } from '../../shared/users.queries.ts';
import './coaching.css';
import { coachingPageTexts } from './coaching.texts.ts';
import { type CoachingSearch, coachingTabs, tabOf } from './coaching-search.ts';
import { GivenTab } from './GivenTab.tsx';
import { LibraryTab } from './LibraryTab.tsx';

/** What was given to operators and whether it moved anything, and the moments that are kept to be given. */
export function CoachingPage() {
  const search: CoachingSearch = useSearch({ from: '/signed-in/coaching' });
  const navigate = useNavigate();
  const mayGive = useMay('coaching.write');
  const change = (part: CoachingSearch) =>
    void navigate({ to: '/coaching', search: { ...search, ...part }, replace: true });
  /** What giving begins with. */
  const [first, setFirst] = useState<Partial<GiveDraft> | null>(null);
  const isGiving = mayGive && (first !== null || search.create !== undefined);
  const tab = tabOf(search);
  return (
    <div className="page coaching-page">
      <Head {...{ search, mayGive }} onChange={change} onGive={() => setFirst({})} />
      {tab === 'given' ? (
        <GivenTab search={search} onChange={change} onGive={() => setFirst({})} />
      ) : (
        <LibraryTab search={search} onChange={change} onGive={setFirst} />
      )}
      {isGiving && (
        <GiveDialog
          first={first ?? {}}
          onGiven={(id) => {
            setFirst(null);
            void navigate({ to: '/coaching', search: { id: String(id) }, replace: true });
          }}
          onClose={() => {
            setFirst(null);
            if (search.create !== undefined) change({ create: undefined });
          }}
        />
      )}
    </div>
  );
}

type HeadProps = {
  search: CoachingSearch;
  mayGive: boolean;
  onChange: (part: CoachingSearch) => void;
  onGive: () => void;
};

function Head({ search, mayGive, onChange, onGive }: HeadProps) {
  const t = useTexts(coachingPageTexts);
  const counts = {
    given: useQuery(coachingQuery({ limit: 1 })).data?.count,
    library: useQuery(momentsQuery({ limit: 1 })).data?.count,
  };
  return (
    <div className="page-head">
      <h1>{t('title')}</h1>
      <Choice
        label={t('tabs')}
        value={tabOf(search)}
        options={coachingTabs.map((tab) => {
          const count = counts[tab];
          const shown = count === undefined ? '' : formatNumber(count);
          return { value: tab, label: t(`tab_${tab}`, { shown }).trim() };
        })}
        onChange={(tab) => onChange({ tab: tab === 'given' ? undefined : tab, id: undefined })}
      />
      <span className="push" />
      {mayGive && (
        <Button variant="contained" startIcon={<Plus size={16} />} onClick={onGive}>
          {t('give')}
        </Button>
      )}
    </div>
  );
}
