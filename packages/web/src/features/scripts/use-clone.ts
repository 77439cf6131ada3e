import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../lib/i18n.ts';
import { savingTexts } from '../../shared/rules/editor/saving.texts.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useCloneScript } from './scripts.queries.ts';

/** Makes a copy and opens it. */
export function useClone(): (id: number) => void {
  const s = useTexts(savingTexts);
  const notify = useNotify();
  const navigate = useNavigate();
  const { mutate } = useCloneScript();
  return (id) =>
    mutate(id, {
      onSuccess: (copy) => {
        notify.done(s('cloned', { name: copy.name }));
        void navigate({ to: '/scripts', search: { id: String(copy.id) } });
      },
      onError: notify.failed,
    });
}
