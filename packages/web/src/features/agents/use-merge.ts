import { useTexts } from '../../lib/i18n.ts';
import { peopleTexts } from '../../shared/people/people.texts.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useMergeAgents, useUnmergeAgents } from './agents.queries.ts';

type Named = { id: number; name: string };

/** Merges operators, and takes them apart again for whoever thinks better of it. */
export function useMerge() {
  const p = useTexts(peopleTexts);
  const notify = useNotify();
  const merge = useMergeAgents();
  const unmerge = useUnmergeAgents();
  const takeApart = (people: readonly Named[]) =>
    unmerge
      .mutateAsync(people.map(({ id }) => id))
      .then(
        () => notify.done(p('tookApart', { name: people.map(({ name }) => name).join(', ') })),
        notify.failed,
      );
  const start = (people: readonly Named[], into: Named) =>
    merge.mutateAsync({ ids: people.map(({ id }) => id), into: into.id }).then(() => {
      const name = people.map((one) => one.name).join(', ');
      notify.undoable(p('merged', { name, into: into.name }), () => void takeApart(people));
      return true;
    }, notify.failed);
  return { start, takeApart, isPending: merge.isPending || unmerge.isPending };
}
