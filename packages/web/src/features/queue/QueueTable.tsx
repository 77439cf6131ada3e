import type { QueuePage } from '@earshot/core/queue/queue.api.ts';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useRowKeys } from '../../lib/use-row-keys.ts';
import { pageRange } from '../../shared/files/page-range.ts';
import { StepButtons } from '../../shared/files/StepButtons.tsx';
import { words } from '../../shared/words.texts.ts';
import { QueueRow } from './QueueRow.tsx';
import { queueTexts } from './queue.texts.ts';

const columns = ['place', 'conversation', 'came', 'length', 'state', 'starts', 'done'] as const;

type Props = { page: QueuePage; onPage: (offset: number) => void };

export function QueueTable({ page, onPage }: Props) {
  const t = useTexts(queueTexts);
  const w = useTexts(words);
  const { body, current } = useCurrentCall(page.results);
  return (
    <section className="card plain-table queue-table">
      <table aria-label={t('title')}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className={name}>
                {t(name)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{w('cancel')}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {page.results.map((item) => (
            <QueueRow key={item.file_id} item={item} isCurrent={item.file_id === current} />
          ))}
        </tbody>
      </table>
      <Foot page={page} onPage={onPage} />
    </section>
  );
}

function Foot({ page, onPage }: Props) {
  const t = useTexts(queueTexts);
  const { from, to, all, hasNext } = pageRange({ ...page, count_is_capped: false });
  return (
    <footer className="queue-foot">
      <span className="queue-keys" aria-hidden>
        <kbd>J</kbd> <kbd>K</kbd> {t('keyMove')} <kbd>Enter</kbd> {t('keyOpen')}
      </span>
      <span className="push num">
        {t('pageOf', { from: formatNumber(from), to: formatNumber(to), all: formatNumber(all) })}
      </span>
      <StepButtons
        previous={t('previousPage')}
        next={t('nextPage')}
        hasPrevious={page.offset > 0}
        hasNext={hasNext}
        onStep={(step) => onPage(page.offset + step * page.limit)}
      />
    </footer>
  );
}

/** J, K and Enter go through the rows. The current one is known by its call: rows move up while one reads. */
function useCurrentCall(rows: QueuePage['results']) {
  const navigate = useNavigate();
  const body = useRef<HTMLTableSectionElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const move = (step: 1 | -1) => {
    const at = rows.findIndex(({ file_id }) => file_id === current);
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + step))];
    if (next !== undefined) setCurrent(next.file_id);
  };
  const open = () => {
    if (current !== null) void navigate({ to: '/files/$file_id', params: { file_id: current } });
  };
  const settle = (index: number) => setCurrent(rows[index]?.file_id ?? null);
  useRowKeys({ body, current, move, open, settle });
  return { body, current };
}
