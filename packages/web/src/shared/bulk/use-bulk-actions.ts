import { useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useNotify } from '../use-notify.ts';
import { type BulkAction, type Chosen, rememberSubject, useBulk } from './bulk.queries.ts';
import { bulkTexts } from './bulk.texts.ts';
import { useBulkOutcome } from './use-bulk-outcome.ts';

/** The tag or segment that an action is about. */
export type About = { id: number; name: string };
export type Step = { action: BulkAction; about?: About | undefined };

type Options = { chosen: Chosen; count: number; onDone: () => void };

/**
 * Does something to many calls and says what came of it. What can be lost, and what goes over more than is in sight, is
 * asked about first.
 */
export function useBulkActions({ chosen, count, onDone }: Options) {
  const t = useTexts(bulkTexts);
  const notify = useNotify();
  const say = useBulkOutcome();
  const { mutateAsync, isPending } = useBulk();
  const [asked, setAsked] = useState<Step | null>(null);
  const calls = (number: number) => t('calls', { count: number, shown: formatNumber(number) });

  /** The selection may be gone, and this bar with it, before the answer comes: hence a promise. */
  const run = ({ action, about }: Step) => {
    const subject = about && (action === 'add_to_segment' ? { segment_id: about.id } : { tag_id: about.id });
    mutateAsync({ action, chosen, ...subject }).then((begun) => {
      if (about) rememberSubject(begun.run_id, about.name);
      // What is not over yet is told by the line that follows it.
      if (begun.status !== 'running') say(begun, about?.name ?? '');
      onDone();
    }, notify.failed);
  };
  const isLarge = 'filter' in chosen;
  const mustAsk = ({ action }: Step) =>
    isLarge || action === 'delete' || ((action === 'restart' || action === 'cancel') && count > 1);
  return {
    isPending,
    calls,
    asked,
    start: (step: Step) => (mustAsk(step) ? setAsked(step) : run(step)),
    confirm: () => asked && run(asked),
    dismiss: () => setAsked(null),
  };
}
