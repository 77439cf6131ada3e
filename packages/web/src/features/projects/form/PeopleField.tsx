import { useQuery } from '@tanstack/react-query';
import { FilterSelect } from '../../../components/FilterSelect.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { useAccount } from '../../../shared/account.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { formTexts } from '../form.texts.ts';
import { peopleQuery } from '../projects.queries.ts';
import { TakenChip } from './TakenChip.tsx';

type Props = { value: readonly number[]; disabled: boolean; onChange: (ids: number[]) => void };

/** Members of the workspace; until they are known one can name oneself. */
export function PeopleField({ value, disabled, onChange }: Props) {
  const t = useTexts(formTexts);
  const { people, nameOf } = usePeople();
  const left = people.filter(({ id }) => !value.includes(id));
  return (
    <span className="rule-line">
      {value.map((id) => (
        <TakenChip
          key={id}
          name={nameOf(id)}
          hasPicture
          onRemove={disabled ? undefined : () => onChange(value.filter((one) => one !== id))}
        />
      ))}
      {!disabled && left.length > 0 && (
        <FilterSelect
          label={t('addPerson')}
          every={t('addPerson')}
          value={undefined}
          options={left.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(id) => id !== undefined && onChange([...value, Number(id)])}
        />
      )}
    </span>
  );
}

/** Who can be named, and what they are called. */
function usePeople() {
  const t = useTexts(formTexts);
  const own = useAccount(({ user }) => user);
  const members = useQuery({ ...peopleQuery(), enabled: useMay('projects.write') }).data?.results;
  const self = own === null ? [] : [{ id: own.user_id, name: own.name || t('you') }];
  const people =
    members?.map(({ user_id: id, name }) => ({ id, name: name || t('memberN', { id }) })) ?? self;
  return {
    people,
    nameOf: (id: number) => people.find((one) => one.id === id)?.name ?? t('memberN', { id }),
  };
}
