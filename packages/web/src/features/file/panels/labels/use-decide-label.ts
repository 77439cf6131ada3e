import {
  type CallLabel,
  decideCallLabel,
  type listCallLabels,
} from '@earshot/core/classifiers/call-labels.api.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../lib/call.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { queryClient } from '../../../../lib/query-client.ts';
import { useAccount } from '../../../../shared/account.ts';
import { callLabelsQuery } from '../../../../shared/classifiers/classifiers.queries.ts';
import { changeRows } from '../../../../shared/files/files.queries.ts';
import { useNotify } from '../../../../shared/use-notify.ts';
import { saidBefore } from './groups.ts';
import { labelsTabTexts } from './labels-tab.texts.ts';

type Labels = ReplyOf<typeof listCallLabels>;
type Change = { labelId: number; has: boolean | null; phraseId?: number | undefined };

/** Says whether a call has a label, and maybe in which phrase; null takes that back. */
export type Say = (label: CallLabel, has: boolean | null, phraseId?: number) => void;

/** A person says whether the call has a label, or takes that back with null; shown before the server answers. */
function useDecide(fileId: string) {
  const { queryKey } = callLabelsQuery(fileId);
  return useMutation({
    mutationFn: ({ labelId, has, phraseId }: Change) =>
      call(decideCallLabel, {
        params: { file_id: fileId, label_id: labelId },
        body: phraseId === undefined ? { has } : { has, phrase_id: phraseId },
      }),
    onMutate: async ({ labelId, has }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<Labels>(queryKey);
      // What the machine says instead is known to the server alone.
      if (has !== null)
        queryClient.setQueryData<Labels>(
          queryKey,
          (now) =>
            now && { results: now.results.map((one) => (one.label_id === labelId ? said(one, has) : one)) },
        );
      return before;
    },
    onError: (_error, _change, before) => queryClient.setQueryData<Labels>(queryKey, before),
    onSuccess: ({ results }) => {
      const labels = results
        .filter(({ decision }) => decision === 'yes')
        .map(({ label_id: id, label: name, color }) => ({ id, name, color }))
        .sort((one, other) => one.name.localeCompare(other.name));
      changeRows(fileId, (file) => ({ ...file, labels }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

const said = (label: CallLabel, has: boolean): CallLabel => ({
  ...label,
  decision: has ? 'yes' : 'no',
  by: 'person',
  person: useAccount.getState().user?.name ?? null,
  at: new Date().toISOString(),
});

/** Says whether the call has a label, with a word on it by which that can be undone. */
export function useDecideLabel(fileId: string): Say {
  const t = useTexts(labelsTabTexts);
  const notify = useNotify();
  const { mutateAsync: decide } = useDecide(fileId);
  return (label, has, phraseId) => {
    const { label_id: labelId, label: name } = label;
    const text =
      phraseId !== undefined ? 'saidWhere' : has === null ? 'saidNothing' : has ? 'saidYes' : 'saidNo';
    const undo = () => {
      decide({ labelId, has: saidBefore(label) }).catch(notify.failed);
    };
    decide({ labelId, has, phraseId }).then(
      () => notify.undoable(t(text, { label: name }), undo),
      notify.failed,
    );
  };
}
