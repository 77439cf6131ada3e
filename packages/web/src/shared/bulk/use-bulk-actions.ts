import { useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useErrorText } from '../use-error-text.ts';
import { useNotify } from '../use-notify.ts';
import { type BulkAction, type Chosen, mostAtOnce, useBulk } from './bulk.queries.ts';
import { bulkTexts } from './bulk.texts.ts';

/** The tag or segment that an action is about. */
export type About = { id: number; name: string };
export type Step = { action: BulkAction; about?: About | undefined };

const opposite: Partial<Record<BulkAction, BulkAction>> = {
  tag: 'untag',
  untag: 'tag',
  favorite: 'unfavorite',
  unfavorite: 'favorite',
};

/** `isCapped`: `count` is only as far as was counted. */
type Options = { chosen: Chosen; count: number; isCapped: boolean; onDone: () => void };

/**
 * Does something to many calls and says what came of it. What can be lost, and what goes over more than is in sight, is
 * asked about first.
 */
export function useBulkActions({ chosen, count, isCapped, onDone }: Options) {
  const t = useTexts(bulkTexts);
  const notify = useNotify();
  const errorText = useErrorText();
  const { mutateAsync, isPending } = useBulk();
  const [asked, setAsked] = useState<Step | null>(null);
  const calls = (number: number) => t('calls', { count: number, shown: formatNumber(number) });

  const send = ({ action, about }: Step, target: Chosen) =>
    mutateAsync({
      action,
      chosen: target,
      ...(about && (action === 'add_to_segment' ? { segment_id: about.id } : { tag_id: about.id })),
    });
  /** The selection may be gone, and this bar with it, before the answer comes: hence a promise. */
  const run = (step: Step) => {
    const undo = 'ids' in chosen ? opposite[step.action] : undefined;
    send(step, chosen).then(({ done, failed }) => {
      const said = t(`done_${step.action}`, { calls: calls(done), name: step.about?.name ?? '' });
      if (done > 0 && undo !== undefined)
        notify.undoable(said, () => void send({ ...step, action: undo }, chosen).catch(notify.failed));
      else if (done > 0 || failed.length === 0) notify.done(said);
      for (const [code, these] of Map.groupBy(failed, (one) => one.code))
        notify.said(t('failed', { calls: calls(these.length), why: errorText({ code }) }));
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
    isOverMost: isLarge && (isCapped || count > mostAtOnce),
  };
}
