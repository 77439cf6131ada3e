import { useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useSetPicture } from './profile.queries.ts';
import { profileTexts } from './profile.texts.ts';

const mostBytes = 2 * 1024 * 1024;
const unreadable = new CallError(415, 'users.image_unreadable');

/** A picture that was chosen, until it is cut and kept. */
export function usePicture() {
  const t = useTexts(profileTexts);
  const notify = useNotify();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<File | null>(null);
  const [problem, setProblem] = useState('');
  const set = useSetPicture();
  const refuse = (error: unknown) => {
    setChosen(null);
    setProblem(errorText(error));
  };
  const choose = (file: File | undefined) => {
    if (file === undefined) return;
    setProblem('');
    if (file.size > mostBytes) return refuse(new CallError(413, 'users.image_too_large'));
    createImageBitmap(file).then(
      (picture) => {
        picture.close();
        setChosen(file);
      },
      () => refuse(unreadable),
    );
  };
  const save = (picture: Blob) =>
    set.mutate(picture, {
      onSuccess: () => {
        setChosen(null);
        notify.done(t('pictureSaved'));
      },
      onError: refuse,
    });
  return {
    chosen,
    problem,
    choose,
    save,
    isSaving: set.isPending,
    forget: () => setChosen(null),
    refuseUnreadable: () => refuse(unreadable),
  };
}
