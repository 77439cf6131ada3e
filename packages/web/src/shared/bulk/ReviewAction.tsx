import { mostAssigned as most } from '@earshot/core/reviews/reviews.ts';
import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/parts.ts';
import { useMay } from '../users.queries.ts';
import { BulkButton } from './BulkButton.tsx';
import { type CsvOrder, firstOfListQuery, type Listed } from './bulk.queries.ts';

const AssignDialog = lazyPart(() =>
  import('../reviews/AssignDialog.tsx').then((m) => ({ default: m.AssignDialog })),
);

type Props = {
  /** Calls that were picked one by one; null: everything that the list means. */
  ids: readonly string[] | null;
  all: { listed: Listed; count: number; isCapped?: boolean; order: CsvOrder };
  disabled: boolean;
  onDone: () => void;
};

/** Gives the calls to people to look at; of more than can be given out at once the first of the list go. */
export function ReviewAction({ ids, all, disabled, onDone }: Props) {
  const mayReview = useMay('reviews.write');
  const [isOpen, setIsOpen] = useState(false);
  const listed = useQuery({
    ...firstOfListQuery(all.listed, all.order, most),
    enabled: isOpen && ids === null,
  }).data;
  if (!mayReview) return null;
  return (
    <>
      <BulkButton name="review" icon={ListChecks} disabled={disabled} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <Suspense>
          <AssignDialog
            fileIds={ids?.slice(0, most) ?? listed}
            isCut={ids === null && (all.isCapped === true || all.count > most)}
            onClose={() => setIsOpen(false)}
            onDone={onDone}
          />
        </Suspense>
      )}
    </>
  );
}
