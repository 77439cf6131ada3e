import { useNavigate } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { useEntryState } from '../../lib/entry-state.ts';
import { intlLocale, useTexts } from '../../lib/i18n.ts';
import { useRowKeys } from '../../lib/use-row-keys.ts';
import { boundsOf, isCompared } from '../../shared/people/estimates.ts';
import '../../components/plain-table.css';
import type { AskedOfAgents } from './AgentDialogs.tsx';
import { AgentLegend } from './AgentLegend.tsx';
import { AgentRow } from './AgentRow.tsx';
import { AgentsBulkBar } from './AgentsBulkBar.tsx';
import { AgentTableHead } from './AgentTableHead.tsx';
import { agentsTexts } from './agents.texts.ts';
import { type AgentGroup, groupAgents, medianFor } from './group-agents.ts';
import { TeamRow } from './TeamRow.tsx';
import type { AgentListState } from './use-agent-list.ts';
import { useAgentSelection } from './use-agent-selection.ts';

type Props = { list: AgentListState; onAsk: (asked: AskedOfAgents) => void };

const none: ReadonlySet<number> = new Set();

/** The operators in a table, by team or one under the other. */
export function AgentList({ list, onAsk }: Props) {
  const t = useTexts(agentsTexts);
  const body = useRef<HTMLTableElement>(null);
  const { groups, rows, folded, fold } = useGroups(list);
  const selection = useAgentSelection(rows);
  const current = useCurrent(rows, selection, body, list.search);
  const scale = useMemo(() => scaleOf(list), [list]);
  const { selected } = selection;
  const indexOf = new Map(rows.map(({ id }, index) => [id, index]));
  return (
    <>
      <section className="card plain-table agent-table">
        <table aria-label={t('title')} ref={body}>
          <AgentTableHead
            list={list}
            isAll={rows.length > 0 && rows.every(({ id }) => selected.has(id))}
            isSome={selected.size > 0}
            onAll={selection.chooseAll}
          />
          {groups.map((group) => (
            <tbody key={group.id}>
              {list.isGrouped && (
                <TeamRow
                  group={group}
                  team={list.teams?.find(({ id }) => id === group.id)}
                  isFolded={folded.has(group.id)}
                  onFold={() => fold(group.id)}
                  onEdit={(team) => onAsk({ kind: 'team', team })}
                />
              )}
              {(!list.isGrouped || !folded.has(group.id)) &&
                group.agents.map((agent) => {
                  const index = indexOf.get(agent.id) ?? -1;
                  return (
                    <AgentRow
                      key={agent.id}
                      agent={agent}
                      median={medianFor(agent, list.medians)}
                      scale={scale}
                      period={list.search}
                      isSelected={selected.has(agent.id)}
                      isCurrent={index === current.index}
                      onCurrent={() => current.set(index)}
                      onToggle={(isRange) => selection.toggle(index, isRange)}
                      onAsk={onAsk}
                    />
                  );
                })}
            </tbody>
          ))}
        </table>
        <AgentLegend />
      </section>
      {selected.size > 0 && (
        <AgentsBulkBar
          agents={rows.filter(({ id }) => selected.has(id))}
          list={list}
          onAsk={onAsk}
          onClear={selection.clear}
        />
      )}
    </>
  );
}

/** Teams with what is shown of them, and the rows that are in sight in their order. */
function useGroups({ agents = [], medians, isGrouped }: AgentListState) {
  const [folded, setFolded] = useEntryState<ReadonlySet<number>>('agents-folded', none);
  const groups: AgentGroup[] = useMemo(() => {
    if (!isGrouped) return [{ id: 0, name: null, agents, files: 0, talk: null, listen: null, median: null }];
    return groupAgents(agents, medians, new Intl.Collator(intlLocale(), { numeric: true }).compare);
  }, [agents, medians, isGrouped]);
  const rows = groups.flatMap(({ id, agents: ofTeam }) => (isGrouped && folded.has(id) ? [] : ofTeam));
  const fold = (id: number) => {
    const next = new Set(folded);
    if (!next.delete(id)) next.add(id);
    setFolded(next);
  };
  return { groups, rows, folded, fold };
}

/** The operator that the keys are about. */
function useCurrent(
  rows: readonly { id: number }[],
  selection: ReturnType<typeof useAgentSelection>,
  body: React.RefObject<HTMLElement | null>,
  { dateFrom, dateTo }: AgentListState['search'],
) {
  const navigate = useNavigate();
  const [index, set] = useState(-1);
  const row = rows[index];
  useRowKeys({
    body,
    current: row === undefined ? null : index,
    move: (step) => set((at) => Math.min(rows.length - 1, Math.max(0, at + step))),
    open: () =>
      row &&
      void navigate({ to: '/agents/$id', params: { id: String(row.id) }, search: { dateFrom, dateTo } }),
    settle: set,
    others: {
      KeyX: () => row && selection.toggle(index),
      'Shift+KeyX': () => row && selection.toggle(index, true),
      Escape: selection.clear,
    },
  });
  return { index, set };
}

export type Scale = { talk: ReturnType<typeof boundsOf>; mostCalls: number };

/** One scale for all rows, so that they can be compared. Of few calls an interval would be wider than all others. */
function scaleOf({ agents = [], medians }: AgentListState): Scale {
  const talk = agents.flatMap(({ in_period: { talk_share: share } }) =>
    isCompared(share) ? [share.low, share.value, share.high] : [share.value],
  );
  return {
    talk: boundsOf([...talk, ...medians.map(({ talk_share }) => talk_share)]),
    mostCalls: Math.max(1, ...agents.flatMap(({ in_period }) => in_period.weeks)),
  };
}
