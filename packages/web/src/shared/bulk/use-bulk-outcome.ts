import type { BulkRun } from '@earshot/core/calls/bulk.ts';
import { useCallback } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useErrorText } from '../use-error-text.ts';
import { useNotify } from '../use-notify.ts';
import { undoBulk } from './bulk.queries.ts';
import { bulkTexts } from './bulk.texts.ts';

/** What is told of these names a tag or a segment, which is known only where it began. */
const needsName: ReadonlySet<string> = new Set(['tag', 'untag', 'add_to_segment']);

/** Says what came of a run that is over, and offers to take it back. `name`: of the tag or segment it was about. */
export function useBulkOutcome(): (run: BulkRun, name?: string) => void {
  const t = useTexts(bulkTexts);
  const notify = useNotify();
  const errorText = useErrorText();
  return useCallback(
    function say(run: BulkRun, name?: string) {
      const calls = (count: number) => t('calls', { count, shown: formatNumber(count) });
      if (run.done > 0 || run.failed_count === 0) {
        const isTold = name !== undefined || !needsName.has(run.action);
        const done = run.undo_of !== null ? 'undone' : isTold ? (`done_${run.action}` as const) : 'done';
        const text = t(done, { what: t(run.action), calls: calls(run.done), name: name ?? '' });
        // What takes it back may itself go on for a while; the line in the corner tells of it then.
        const undo = () => void undoBulk(run.run_id).then((back) => back.ended && say(back), notify.failed);
        if (run.can_undo) notify.undoable(text, undo);
        else notify.done(text);
      }
      for (const [code, these] of Map.groupBy(run.failed, (one) => one.code)) {
        // Only the first failures are named; where they have one reason, it is taken for all.
        const count = these.length === run.failed.length ? run.failed_count : these.length;
        notify.said(t('failed', { calls: calls(count), why: errorText({ code }) }));
      }
      if (run.status === 'failed') notify.said(t('gaveUp', { why: errorText({ code: run.code }) }));
    },
    [t, notify, errorText],
  );
}
