import { useTexts } from '../../lib/i18n.ts';
import { peopleTexts } from '../../shared/people/people.texts.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useMergeSubscriber, useUnmergeSubscriber } from './subscribers.queries.ts';

type Named = { id: number; name: string };

/** Merges one abonent into another, and takes them apart again for whoever thinks better of it. */
export function useMerge() {
  const p = useTexts(peopleTexts);
  const notify = useNotify();
  const merge = useMergeSubscriber();
  const unmerge = useUnmergeSubscriber();
  const takeApart = ({ id, name }: Named) =>
    unmerge.mutateAsync(id).then(() => notify.done(p('tookApart', { name })), notify.failed);
  const start = (one: Named, into: Named) =>
    merge.mutateAsync({ id: one.id, into: into.id }).then(() => {
      notify.undoable(p('merged', { name: one.name, into: into.name }), () => void takeApart(one));
      return true;
    }, notify.failed);
  return { start, takeApart, isPending: merge.isPending || unmerge.isPending };
}
