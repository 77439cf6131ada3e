import Checkbox from '@mui/material/Checkbox';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTexts } from '../../lib/i18n.ts';
import { peopleTexts } from '../../shared/people/people.texts.ts';
import { words } from '../../shared/words.texts.ts';
import { agentsTexts } from './agents.texts.ts';
import type { AgentListState, AgentOrder } from './use-agent-list.ts';

type Props = {
  list: AgentListState;
  isAll: boolean;
  isSome: boolean;
  onAll: (isChosen: boolean) => void;
};

/** What the columns are, with the order that three of them give. */
export function AgentTableHead({ list, isAll, isSome, onAll }: Props) {
  const t = useTexts(agentsTexts);
  const p = useTexts(peopleTexts);
  const w = useTexts(words);
  return (
    <thead>
      <tr>
        <th scope="col" className="agent-box">
          <Checkbox
            size="small"
            checked={isAll}
            indeterminate={isSome && !isAll}
            onChange={(_, isChosen) => onAll(isChosen)}
            slotProps={{ input: { 'aria-label': t('select', { name: t('title') }) } }}
          />
        </th>
        <SortHead list={list} order="name" title={t('one')} />
        <th scope="col" className="wide">
          {t('internalId')}
        </th>
        <SortHead list={list} order="files" title={p('calls')} isDownFirst className="number" />
        <th scope="col" className="laptop">
          {p('weeks')}
        </th>
        <th scope="col" className="tablet">
          {t('talkAndListen')}
        </th>
        <th scope="col" className="laptop">
          {t('againstTeam')}
        </th>
        <SortHead list={list} order="last_call" title={p('lastCall')} isDownFirst className="wide" />
        <th scope="col">
          <span className="visually-hidden">{w('more')}</span>
        </th>
      </tr>
    </thead>
  );
}

type HeadProps = {
  list: AgentListState;
  order: AgentOrder;
  title: string;
  isDownFirst?: boolean;
  className?: string;
};

function SortHead({ list, order, title, isDownFirst = false, className }: HeadProps) {
  const isSorted = list.sortingBy === order;
  const isDown = list.orderBy === 'desc';
  const Arrow = isDown ? ArrowDown : ArrowUp;
  const next = isSorted ? (isDown ? 'asc' : 'desc') : isDownFirst ? 'desc' : 'asc';
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : 'none'}
    >
      <button
        type="button"
        className="plain agent-sort"
        onClick={() => list.change({ sorting_by: order, order_by: next })}
      >
        {title}
        {isSorted && <Arrow size={12} aria-hidden />}
      </button>
    </th>
  );
}
