import type { Review } from '@earshot/core/reviews/reviews.ts';
import Checkbox from '@mui/material/Checkbox';
import type { RefObject } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import type { useSelection } from '../../../shared/files/use-selection.ts';
import { QueueRow } from './QueueRow.tsx';
import { queueTexts } from './queue.texts.ts';
import type { QueueKeys } from './use-queue-keys.ts';

type Props = {
  rows: readonly Review[];
  body: RefObject<HTMLTableSectionElement | null>;
  selection: ReturnType<typeof useSelection>;
  keys: QueueKeys;
  me: number | undefined;
  chosen: number;
};

const columns = ['agentCall', 'whyCall', 'machine', 'due', 'state'] as const;

export function QueueTable({ rows, body, selection, keys, me, chosen }: Props) {
  const t = useTexts(queueTexts);
  return (
    <div className="plain-table reviews-table">
      <table aria-label={t('list')}>
        <thead>
          <tr>
            <th scope="col" className="tick-cell">
              <Checkbox
                size="small"
                checked={chosen > 0 && chosen === rows.length}
                indeterminate={chosen > 0 && chosen < rows.length}
                onChange={(_, isOn) => selection.chooseAll(isOn)}
                slotProps={{ input: { 'aria-label': t('chooseAll') } }}
              />
            </th>
            {columns.map((name) => (
              <th key={name} scope="col" className={name}>
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((review, index) => (
            <QueueRow
              key={review.id}
              review={review}
              me={me}
              isCurrent={review.id === keys.currentId}
              isSelected={selection.selected.has(String(review.id))}
              onSelect={(isRange) => selection.toggle(index, isRange)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
