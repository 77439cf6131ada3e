import { useQueries, useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/i18n.ts';
import { type FilterSearch, valuesOf } from '../filters/filter-address.ts';
import { useMayFor } from '../users.queries.ts';
import { agentQuery, subscriberQuery, teamsQuery } from './people.queries.ts';
import { peopleTexts } from './people.texts.ts';

type Row = { id: number; name: string };

/** Teams to choose from, and what those are called whom the address asks for by id. */
export function usePeopleChoices(search: FilterSearch): Record<'agents' | 'subscribers' | 'teams', Row[]> {
  const t = useTexts(peopleTexts);
  const may = useMayFor();
  const idsOf = (name: 'agents' | 'subscribers') =>
    may(`${name}.read`) ? valuesOf(search, name).map(Number).filter(Number.isSafeInteger) : [];
  const teams = useQuery({ ...teamsQuery(), enabled: may('agents.read') }).data?.results;
  const agents = useQueries({ queries: idsOf('agents').map(agentQuery) });
  const subscribers = useQueries({ queries: idsOf('subscribers').map(subscriberQuery) });
  return {
    agents: agents.flatMap(({ data }) => (data === undefined ? [] : [{ id: data.id, name: data.name }])),
    subscribers: subscribers.flatMap(({ data }) =>
      data === undefined ? [] : [{ id: data.id, name: data.label }],
    ),
    teams:
      teams === undefined || teams.length === 0
        ? []
        : [...teams.map(({ id, name }) => ({ id, name })), { id: 0, name: t('noTeam') }],
  };
}
