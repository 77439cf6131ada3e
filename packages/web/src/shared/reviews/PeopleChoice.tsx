import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../components/Skeleton.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { reviewersQuery } from './reviews.queries.ts';
import { reviewTexts } from './reviews.texts.ts';
import './reviews.css';

type Props = {
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
  disabled?: boolean;
  /** What it means that nobody is chosen. */
  none?: string;
};

/** Several of those who may look at calls, each with how many wait for them. */
export function PeopleChoice({ chosen, onChange, disabled = false, none }: Props) {
  const t = useTexts(reviewTexts);
  const people = useQuery(reviewersQuery()).data;
  if (people === undefined) return <Skeleton height={80} radius={8} />;
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset className="people-choice" aria-label={t('people')}>
      {people.map(({ user_id, name, open }) => (
        <FormControlLabel
          key={user_id}
          disabled={disabled}
          control={
            <Checkbox size="small" checked={chosen.includes(user_id)} onChange={() => toggle(user_id)} />
          }
          label={
            <span className="row" style={{ gap: 8 }}>
              <span className="el">{name}</span>
              <span className="xs mut num">{t('openOf', { shown: formatNumber(open) })}</span>
            </span>
          }
        />
      ))}
      {chosen.length === 0 && none !== undefined && <p className="xs mut">{none}</p>}
    </fieldset>
  );
}
