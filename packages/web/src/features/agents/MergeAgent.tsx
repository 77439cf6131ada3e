import type { Agent } from '@earshot/core/agents/agents.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { MergeDialog } from '../../shared/people/MergeDialog.tsx';
import { agentChoicesQuery } from '../../shared/people/people.queries.ts';
import { peopleTexts } from '../../shared/people/people.texts.ts';
import { useMerge } from './use-merge.ts';

/** One operator into another that is looked for. */
export function MergeAgent({ agent, onClose }: { agent: Agent; onClose: () => void }) {
  const p = useTexts(peopleTexts);
  const [typed, setTyped] = useState('');
  const { data } = useQuery(agentChoicesQuery(useDebounced(typed.trim(), 250)));
  const merge = useMerge();
  const choices = data?.results
    .filter(({ id }) => id !== agent.id)
    .map(({ id, name, internal_id, team, files }) => ({
      id,
      name,
      detail: [internal_id, team, p('callCount', { count: files, shown: formatNumber(files) })]
        .filter((part) => part !== null)
        .join(' · '),
    }));
  return (
    <MergeDialog
      name={agent.name}
      choices={choices}
      typed={typed}
      onType={setTyped}
      isPending={merge.isPending}
      onMerge={(into) => void merge.start([agent], into).then((isDone) => isDone && onClose())}
      onClose={onClose}
    />
  );
}
