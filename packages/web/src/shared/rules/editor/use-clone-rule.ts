import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../../lib/i18n.ts';
import { useNotify } from '../../use-notify.ts';
import { savingTexts } from './saving.texts.ts';

type Copy = { id: number; name: string };
type Told = { onSuccess: (copy: Copy) => void; onError: (error: unknown) => void };

/** Makes a copy of a rule of a section and opens it. */
export function useCloneRule(
  section: '/patterns' | '/scripts' | '/goals' | '/conversions',
  clone: { mutate: (id: number, told: Told) => void },
): (id: number) => void {
  const s = useTexts(savingTexts);
  const notify = useNotify();
  const navigate = useNavigate();
  return (id) =>
    clone.mutate(id, {
      onSuccess: (copy) => {
        notify.done(s('cloned', { name: copy.name }));
        void navigate({ to: section, search: { id: String(copy.id) } });
      },
      onError: notify.failed,
    });
}
