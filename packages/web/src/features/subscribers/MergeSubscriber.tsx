import { readablePhone } from '@earshot/core/subscribers/readable-phone.ts';
import type { Subscriber } from '@earshot/core/subscribers/subscribers.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { MergeDialog } from '../../shared/people/MergeDialog.tsx';
import { peopleTexts } from '../../shared/people/people.texts.ts';
import { subscriberChoicesQuery } from './subscribers.queries.ts';
import { useMerge } from './use-merge.ts';

/** One abonent into another that is looked for. */
export function MergeSubscriber({ subscriber, onClose }: { subscriber: Subscriber; onClose: () => void }) {
  const p = useTexts(peopleTexts);
  const [typed, setTyped] = useState('');
  const { data } = useQuery(subscriberChoicesQuery(useDebounced(typed.trim(), 250)));
  const merge = useMerge();
  const name = readablePhone(subscriber.label);
  const choices = data?.results
    .filter(({ id }) => id !== subscriber.id)
    .map(({ id, name: own, label, phones, external_id, files }) => ({
      id,
      name: readablePhone(label),
      detail: [
        external_id,
        ...(own === null ? [] : phones.slice(0, 1).map(readablePhone)),
        p('callCount', { count: files, shown: formatNumber(files) }),
      ]
        .filter((part) => part !== null)
        .join(' · '),
    }));
  return (
    <MergeDialog
      name={name}
      choices={choices}
      typed={typed}
      onType={setTyped}
      isPending={merge.isPending}
      onMerge={(into) =>
        void merge.start({ id: subscriber.id, name }, into).then((isDone) => isDone && onClose())
      }
      onClose={onClose}
    />
  );
}
