import type { ListedSubscriber } from '@earshot/core/subscribers/subscribers.api.ts';
import { useNavigate } from '@tanstack/react-router';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { useRowKeys } from '../../lib/use-row-keys.ts';
import { peopleTexts } from '../../shared/people/people.texts.ts';
import { words } from '../../shared/words.texts.ts';
import '../../components/plain-table.css';
import type { AskedOfSubscriber } from './SubscriberDialogs.tsx';
import { SubscriberRow } from './SubscriberRow.tsx';
import { subscribersTexts } from './subscribers.texts.ts';
import type { SubscriberListState, SubscriberOrder } from './use-subscriber-list.ts';

type Props = { list: SubscriberListState; onAsk: (asked: AskedOfSubscriber) => void };

/** The abonents in a table. */
export function SubscriberTable({ list, onAsk }: Props) {
  const t = useTexts(subscribersTexts);
  const p = useTexts(peopleTexts);
  const w = useTexts(words);
  const body = useRef<HTMLTableElement>(null);
  const { subscribers = [], search } = list;
  const current = useCurrent(subscribers, body, search);
  return (
    <section className="card plain-table subscriber-table">
      <table aria-label={t('title')} ref={body}>
        <thead>
          <tr>
            <SortHead list={list} order="name" title={t('one')} />
            <th scope="col" className="tablet">
              {t('phones')}
            </th>
            <th scope="col" className="wide">
              {t('externalId')}
            </th>
            <SortHead list={list} order="files" title={p('calls')} className="number tablet" />
            <th scope="col" className="number">
              {t('inPeriod')}
            </th>
            <SortHead list={list} order="last_call" title={p('lastCall')} className="wide" />
            <th scope="col">
              <span className="visually-hidden">{w('more')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {subscribers.map((subscriber, index) => (
            <SubscriberRow
              key={subscriber.id}
              subscriber={subscriber}
              period={search}
              isCurrent={index === current}
              onAsk={onAsk}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The abonent that the keys are about. */
function useCurrent(
  rows: readonly ListedSubscriber[],
  body: React.RefObject<HTMLElement | null>,
  { dateFrom, dateTo }: SubscriberListState['search'],
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
      void navigate({ to: '/subscribers/$id', params: { id: String(row.id) }, search: { dateFrom, dateTo } }),
    settle: set,
  });
  return index;
}

type HeadProps = { list: SubscriberListState; order: SubscriberOrder; title: string; className?: string };

function SortHead({ list, order, title, className }: HeadProps) {
  const isSorted = list.sortingBy === order;
  const isDown = list.orderBy === 'desc';
  const Arrow = isDown ? ArrowDown : ArrowUp;
  const next = isSorted ? (isDown ? 'asc' : 'desc') : order === 'name' ? 'asc' : 'desc';
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : 'none'}
    >
      <button
        type="button"
        className="plain subscriber-sort"
        onClick={() => list.change({ sorting_by: order, order_by: next })}
      >
        {title}
        {isSorted && <Arrow size={12} aria-hidden />}
      </button>
    </th>
  );
}
