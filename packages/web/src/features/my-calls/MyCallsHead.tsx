import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { SmallSelect } from '../../components/SmallSelect.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { goalsQuery } from '../../shared/goals/goals.queries.ts';
import { PeriodPicker } from '../../shared/people/PeriodPicker.tsx';
import type { Chosen } from './chosen.ts';
import { HowScored } from './HowScored.tsx';
import { myCallsTexts } from './my-calls.texts.ts';
import type { MyCallsSearch } from './section.ts';

type Props = {
  search: MyCallsSearch;
  score: Chosen | undefined;
  onChange: (change: MyCallsSearch) => void;
};

/** Which form and which days, and by what one is scored. */
export function MyCallsHead({ search, score, onChange }: Props) {
  const t = useTexts(myCallsTexts);
  const [isOpen, setIsOpen] = useState(false);
  const goals = useQuery(goalsQuery()).data?.results ?? [];
  return (
    <header className="page-head my-calls-head">
      <h1>{t('title')}</h1>
      {goals.length > 1 && (
        <SmallSelect
          label={t('form')}
          value={search.goal ?? 'any'}
          options={[
            { value: 'any', label: t('anyForm') },
            ...goals.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(goal) => onChange({ goal: goal === 'any' ? undefined : goal, file: undefined })}
        />
      )}
      <PeriodPicker search={search} onChange={(period) => onChange({ ...period, file: undefined })} />
      <span className="push" />
      <Button startIcon={<CircleHelp size={16} />} onClick={() => setIsOpen(true)}>
        {t('howScored')}
      </Button>
      {isOpen && (
        <HowScored
          goals={goals}
          first={Number(search.goal) || score?.goal_id}
          onClose={() => setIsOpen(false)}
        />
      )}
    </header>
  );
}
