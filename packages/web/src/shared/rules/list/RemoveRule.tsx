import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { useNotify } from '../../use-notify.ts';
import { words } from '../../words.texts.ts';

/** What is asked before a rule is removed, and how it is removed. */
export type Removal = {
  title: string;
  text: (rule: { name: string; count: number }) => string;
  done: string;
  remove: {
    mutate: (id: number, after: { onSuccess: () => void; onError: (error: unknown) => void }) => void;
  };
};

type Props = Removal & {
  /** Null while nothing is asked. */
  rule: { id: number; name: string; files: number | null } | null;
  onClose: () => void;
};

/** Asks whether a rule shall go. */
export function RemoveRule({ title, text, done, remove, rule, onClose }: Props) {
  const w = useTexts(words);
  const notify = useNotify();
  return (
    <ConfirmDialog
      open={rule !== null}
      danger
      title={title}
      text={text({ name: rule?.name ?? '', count: rule?.files ?? 0 })}
      confirm={w('remove')}
      cancel={w('cancel')}
      onConfirm={() =>
        rule && remove.mutate(rule.id, { onSuccess: () => notify.done(done), onError: notify.failed })
      }
      onClose={onClose}
    />
  );
}
