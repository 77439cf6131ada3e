import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { agentChoicesQuery, agentQuery } from '../../people/people.queries.ts';
import { useMay } from '../../users.queries.ts';
import { momentsQuery } from '../coaching.queries.ts';
import { giveTexts } from './give.texts.ts';

type Named = { id: number; name: string };
type Props = { value: Named | null; isMissing: boolean; onChange: (agent: Named | null) => void };

/** Whom it is given to; who has no account will not hear it, and that is said. */
export function OperatorField({ value, isMissing, onChange }: Props) {
  const t = useTexts(giveTexts);
  const [typed, setTyped] = useState('');
  const mayRead = useMay('agents.read');
  const text = useDebounced(typed === value?.name ? '' : typed.trim(), 250);
  const found = useQuery({ ...agentChoicesQuery(text), enabled: mayRead }).data?.results;
  // Who may not see the list of operators has those of the library.
  const ofLibrary = useQuery({ ...momentsQuery({ limit: 1 }), enabled: !mayRead }).data?.operators;
  const options: Named[] = (found ?? ofLibrary ?? []).map(({ id, name }) => ({ id, name }));
  const account = useQuery({ ...agentQuery(value?.id ?? 0), enabled: mayRead && value !== null }).data;
  const hasNone = value !== null && account?.id === value.id && account.account === null;
  return (
    <Autocomplete<Named>
      fullWidth
      options={value === null || options.some(({ id }) => id === value.id) ? options : [value, ...options]}
      value={value}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      {...(mayRead && { filterOptions: (all: Named[]) => all })}
      noOptionsText={t('noSuchOperator')}
      onChange={(_event, agent) => onChange(agent)}
      onInputChange={(_event, text) => setTyped(text)}
      renderInput={(props) => (
        <TextField
          {...props}
          label={t('operator')}
          error={isMissing}
          helperText={isMissing ? t('problem_agent') : hasNone ? t('noAccount') : undefined}
        />
      )}
    />
  );
}
