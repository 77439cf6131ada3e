import { useTexts } from '../../../lib/i18n.ts';
import { useNotify } from '../../use-notify.ts';
import { savingTexts } from './saving.texts.ts';

type Options<Body> = {
  /** What is stored as what is saved; nothing where it no longer fits. */
  input: { safeParse: (stored: unknown) => { data?: Body | undefined } };
  save: (body: Body, then: { onSuccess: () => void; onError: (error: unknown) => void }) => void;
  onDone: () => void;
};

/** Saves a former version anew, and says so. */
export function useRestore<Body>({ input, save, onDone }: Options<Body>) {
  const t = useTexts(savingTexts);
  const notify = useNotify();
  return (stored: Record<string, unknown>, version: number): void => {
    const { data } = input.safeParse(stored);
    if (data === undefined) return;
    const onSuccess = () => {
      notify.done(t('restored', { version }));
      onDone();
    };
    save(data, { onSuccess, onError: notify.failed });
  };
}
