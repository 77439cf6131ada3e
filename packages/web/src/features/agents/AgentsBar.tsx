import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { Search } from 'lucide-react';
import { SmallSelect } from '../../components/SmallSelect.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { PeriodPicker } from '../../shared/people/PeriodPicker.tsx';
import { agentsTexts } from './agents.texts.ts';
import type { AgentListState, AgentOrder } from './use-agent-list.ts';

/** With which end each order begins. */
const ends = { name: 'asc', files: 'desc', team: 'asc', last_call: 'desc' } as const;
const orders = Object.keys(ends) as AgentOrder[];

/** Which operators, of which days, how grouped and in which order. */
export function AgentsBar({ list: { search, change, isGrouped, sortingBy } }: { list: AgentListState }) {
  const t = useTexts(agentsTexts);
  return (
    <div className="agents-bar">
      <TextField
        size="small"
        type="search"
        className="agents-find"
        placeholder={t('find')}
        value={search.text ?? ''}
        onChange={(event) => change({ text: event.target.value || undefined })}
        slotProps={{
          htmlInput: { 'aria-label': t('find') },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search size={16} aria-hidden />
              </InputAdornment>
            ),
          },
        }}
      />
      <PeriodPicker search={search} onChange={change} />
      <SmallSelect
        label={t('group')}
        value={isGrouped ? 'team' : 'none'}
        options={[
          { value: 'team', label: t('group_team') },
          { value: 'none', label: t('group_none') },
        ]}
        onChange={(group) => change({ group: group === 'none' ? group : undefined })}
      />
      <SmallSelect
        label={t('sort')}
        value={sortingBy}
        options={orders.map((order) => ({ value: order, label: t(`sort_${order}`) }))}
        onChange={(order) => change({ sorting_by: order, order_by: ends[order] })}
      />
    </div>
  );
}
