import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { momentsQuery } from '../coaching.queries.ts';
import { KindChip } from '../KindChip.tsx';
import { MomentLine } from '../MomentLine.tsx';
import { AddButton } from './AddButton.tsx';
import { giveTexts } from './give.texts.ts';
import { type GiveItem, itemOfMoment } from './give-draft.ts';

export type Adding = {
  agentId: number | undefined;
  has: (item: GiveItem) => boolean;
  onAdd: (item: GiveItem) => void;
};

/** Moments of the library, of the chosen operator's calls where one is chosen. */
export function FromLibrary({ agentId, has, onAdd }: Adding) {
  const t = useTexts(giveTexts);
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim(), 250);
  const found = useQuery(
    momentsQuery({ limit: 20, text, ...(agentId !== undefined && { agent_id: agentId }) }),
  ).data?.results;
  return (
    <div className="give-pick">
      <TextField
        fullWidth
        size="small"
        type="search"
        placeholder={t('searchLibrary')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { 'aria-label': t('searchLibrary') } }}
      />
      {found?.length === 0 && <p className="sm t2">{t('libraryNone')}</p>}
      <ul>
        {found?.map((moment) => {
          const item = itemOfMoment(moment);
          return (
            <li key={moment.id}>
              <div className="give-item">
                <span className="row">
                  <span className="med el" dir="auto">
                    {moment.name}
                  </span>
                  <KindChip kind={moment.kind} />
                </span>
                <MomentLine of={moment} isPlain />
              </div>
              <AddButton name={moment.name} isAdded={has(item)} onAdd={() => onAdd(item)} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
